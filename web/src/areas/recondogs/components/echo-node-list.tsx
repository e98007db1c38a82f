import type { EchoNode } from '@fap/shared/recondogs/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Activity, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../platform/locale.ts';
import { useNow } from '../../../platform/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { secondsAgo } from '../seconds-ago.ts';

/** The server processes of this installation, from their last heartbeats. */
export function EchoNodeList({ nodes }: { nodes: readonly EchoNode[] }) {
  const nowMs = useNow(nodes.length > 0);
  return (
    <section aria-labelledby="echo-nodes">
      <h2 id="echo-nodes" className="mb-3 text-xl font-semibold">
        <Trans>Global Echo Nodes</Trans>
      </h2>
      {nodes.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-5 py-4 text-ink-soft">
          <Trans>No node has reported in the last ten minutes.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3 max-xl:md:grid-cols-2">
          {nodes.map((node) => (
            <NodeCard key={`${node.name} ${node.startedAt}`} node={node} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NodeCard({ node, nowMs }: { node: EchoNode; nowMs: number }) {
  const isActive = node.state === 'active';
  const readings = [
    { label: t`Connections`, value: formatNumber(node.connections) },
    { label: t`Queue depth`, value: formatNumber(node.queueDepth) },
    { label: t`Lag`, value: t`${formatNumber(node.lagMs)} ms` },
    { label: t`Last heartbeat`, value: secondsAgo(node.beatAt, nowMs) },
  ];
  return (
    <li className="rounded-lg border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{node.name}</h3>
        <Badge tone={isActive ? 'low' : 'high'} icon={isActive ? Activity : TriangleAlert}>
          {isActive ? t`Active` : t`Late`}
        </Badge>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        {readings.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>
          Started <RelativeTime at={node.startedAt} />
        </Trans>
      </p>
    </li>
  );
}
