import type { HarvestSource } from '@fap/shared/harvest/entities.ts';
import { GOOD_STATES } from '@fap/shared/harvest/sources.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { formatNumber } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminSources } from '../sources/data.ts';
import { SourceDialog } from '../sources/source-dialog.tsx';
import { SOURCE_STATE_LABELS, TIER_LABELS } from '../sources/tier-labels.ts';

/** The sources of public warnings: where they are, how they do, and a dialog to change each; for admins. */
export function SourcesPanel() {
  const { data, isError, isFetching, refetch } = useRead(adminSources);
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the sources`}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading sources…`} shape="table" />
    );
  return (
    <section aria-label={t`Sources`}>
      <ul aria-label={t`Sources`} className="divide-y divide-line border-y border-line">
        {data.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
      <ExportLinks table="source-settings" things={t`sources`} className="mt-4" />
    </section>
  );
}

function SourceRow({ source }: { source: HarvestSource }) {
  const { name, tier, url, active, state, lastFetchedAt, lastError, entriesContributed, reliability } =
    source;
  const isFailing = state !== null && !GOOD_STATES.includes(state);
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge>{TIER_LABELS[tier]}</Badge>
          {!active && (
            <Badge>
              <Trans>Inactive</Trans>
            </Badge>
          )}
          {isFailing && (
            <Badge tone="high" icon={CircleAlert}>
              {SOURCE_STATE_LABELS[state]}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{url}</p>
        <p className="text-sm text-ink-soft">
          {formatNumber(entriesContributed)}{' '}
          {plural(entriesContributed, { one: 'warning', other: 'warnings' })} ·{' '}
          {lastFetchedAt === null ? (
            t`not fetched yet`
          ) : (
            <Trans>
              last fetched <RelativeTime at={lastFetchedAt} />
            </Trans>
          )}
          {reliability !== null && t` · ${Math.round(reliability)} % of fetches succeed`}
        </p>
        {isFailing && lastError !== null && <p className="mt-1 text-sm wrap-anywhere">{lastError}</p>}
      </div>
      <SourceDialog source={source} />
    </li>
  );
}
