import type { SeenIn } from '@fap/shared/indicators/contract.ts';
import type { MentionSourceKind } from '@fap/shared/indicators/mention-sources.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { seenInPages } from '../data.ts';

const KINDS: Record<MentionSourceKind, string> = {
  report: t`A report`,
  piece: t`A piece`,
  exhibit: t`A file`,
  entry: t`A public warning`,
};

/** What names an indicator, with links to where it stands. */
export function SeenInCard({ id }: { id: string }) {
  const sources = usePages(seenInPages, { params: { id }, query: {} });
  return (
    <Card className="lg:col-span-2">
      <CardHeader title={t`Where seen`} hint={t`Newest first.`} />
      <CardBody>
        <PagedList
          pages={sources}
          things={t`sources`}
          after={
            <ExportLinks table="indicator-sources" things={t`sources`} query={{ id }} className="mt-4" />
          }
          empty={
            <EmptyState
              icon={EyeOff}
              title={t`Nowhere any more`}
              text={t`The reports that named it were withdrawn.`}
            />
          }
        >
          {(items) => (
            <ul aria-label={t`Sources`} className="divide-y divide-line">
              {items.map((source) => (
                <SourceRow key={`${source.kind} ${source.sourceId} ${source.at}`} source={source} />
              ))}
            </ul>
          )}
        </PagedList>
      </CardBody>
    </Card>
  );
}

function SourceRow({ source }: { source: SeenIn }) {
  const { kind, sourceId, cluster, isRefuted, at } = source;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 gap-y-1 py-3 text-[0.9375rem]">
      {kind === 'exhibit' && sourceId !== null ? (
        <Link href={paths.evidence(sourceId)} className="text-accent hover:underline">
          {KINDS[kind]}
        </Link>
      ) : kind === 'entry' ? (
        <Link href={paths.globalHarvest()} className="text-accent hover:underline">
          {KINDS[kind]}
        </Link>
      ) : (
        <span>{KINDS[kind]}</span>
      )}
      {cluster && (
        <span>
          <Trans>
            in{' '}
            <Link
              href={kind === 'piece' ? paths.puzzle(cluster.id) : paths.cluster(cluster.id)}
              className="text-accent hover:underline"
            >
              {cluster.name}
            </Link>
          </Trans>
        </span>
      )}
      {isRefuted && (
        <Badge>
          <Trans>Disputed</Trans>
        </Badge>
      )}
      {sourceId === null && (
        <Badge icon={EyeOff}>
          <Trans>Closed to analysts</Trans>
        </Badge>
      )}
      <span className="text-sm text-ink-soft">
        <RelativeTime at={at} />
      </span>
    </li>
  );
}
