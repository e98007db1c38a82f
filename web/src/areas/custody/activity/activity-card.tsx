import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, FileStack, Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { ChainSummary } from '../data.ts';
import { DossierButton } from './dossier-button.tsx';

type Activity = ChainSummary['recentActivity'][number];

/** What happened to clusters lately, each with the ID to check it by. */
export function ActivityCard({
  activity,
  onVerify,
}: {
  activity: readonly Activity[];
  onVerify: (clusterChainId: string) => void;
}) {
  return (
    <Card role="region" aria-labelledby="chain-activity-title">
      <CardHeader id="chain-activity-title" title={t`Recent Chain Activity`} />
      {activity.length === 0 ? (
        <EmptyState
          icon={FileStack}
          title={t`Nothing yet`}
          text={t`Once somebody hands in evidence to a cluster, it is listed here.`}
        />
      ) : (
        <ul className="divide-y divide-line">
          {activity.map((one) => (
            <ActivityRow
              key={`${one.clusterId} ${one.timestamp} ${one.action}`}
              activity={one}
              onVerify={onVerify}
            />
          ))}
        </ul>
      )}
      <ExportLinks table="cluster-activity" things={t`chain activity`} className="px-5 pb-5 sm:px-6" />
    </Card>
  );
}

function ActivityRow({
  activity: { clusterChainId, clusterId, clusterName, action, timestamp },
  onVerify,
}: {
  activity: Activity;
  onVerify: (clusterChainId: string) => void;
}) {
  const isAnchored = action === 'anchored';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link href={paths.cluster(clusterId)} className="link font-semibold">
            {clusterName}
          </Link>
          <Badge icon={isAnchored ? Link2 : FileStack} tone={isAnchored ? 'low' : 'neutral'}>
            {isAnchored ? t`Blockchain Anchored` : t`Evidence Added`}
          </Badge>
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          <code className="wrap-anywhere">{clusterChainId}</code>
          {' · '}
          <RelativeTime at={timestamp} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyId(clusterChainId)}>
          <Copy aria-hidden className="size-4" />
          <Trans>Copy ID</Trans>
        </Button>
        <Button size="sm" onClick={() => onVerify(clusterChainId)}>
          <Trans>Check this one</Trans>
        </Button>
        <DossierButton clusterChainId={clusterChainId} clusterName={clusterName} />
      </div>
    </li>
  );
}

async function copyId(clusterChainId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(clusterChainId);
    toast({ title: t`Copied`, description: t`ClusterChain ID copied to clipboard` });
  } catch {
    toast({
      title: t`Couldn’t copy`,
      description: t`Please select it by hand: ${clusterChainId}`,
      variant: 'destructive',
    });
  }
}
