import type { EntryFunnel } from '@fap/shared/backtrace/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { entryFunnel } from '../data.ts';

/** How others came into the same cluster. The server gives no counts below five. */
export function ClusterFunnel({ clusterId }: { clusterId: string }) {
  const funnel = useRead(entryFunnel, { params: { clusterId } });
  return (
    <Card>
      <CardHeader
        title={t`How others came into this cluster`}
        hint={t`Paths that people keep here, with their consent`}
      />
      <CardBody>
        {funnel.data ? (
          <Counts funnel={funnel.data} />
        ) : funnel.isError ? (
          <ErrorState title={t`We could not load the funnel`} onRetry={() => void funnel.refetch()} />
        ) : (
          <Skeleton label={t`Loading the funnel…`} shape="list" count={3} />
        )}
      </CardBody>
    </Card>
  );
}

function Counts({ funnel }: { funnel: EntryFunnel }) {
  const shown = funnel.vectors.filter((row) => row.count !== null);
  const maxCount = Math.max(1, ...shown.map(({ count }) => count ?? 0));
  const hidden = funnel.vectors.length - shown.length;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {funnel.total === null
          ? t`Fewer than ${funnel.minimum} kept paths, or hidden so that nobody can be recognised.`
          : t`${funnel.total} kept paths.`}
      </p>
      {shown.length > 0 && (
        <ul className="mt-3 space-y-3">
          {shown.map(({ vector, label, count }) => (
            <li key={vector}>
              <p className="flex justify-between gap-4">
                <span>{label}</span>
                <span className="font-medium tabular-nums">{count}</span>
              </p>
              <MeterBar share={(count ?? 0) / maxCount} className="mt-1" />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>
          {shown.length === 0 ? t`Every way in` : t`${hidden} other ways in`}: fewer than {funnel.minimum}.
        </Trans>
      </p>
    </>
  );
}
