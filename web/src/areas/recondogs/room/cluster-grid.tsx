import { CLUSTERS_IN_ROOM, type RoomCluster } from '@fap/shared/recondogs/command-room.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radar } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cn } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { RUN_WORDS } from '../components/run-status-badge.tsx';
import { RUN_CELLS } from './unit-look.ts';

const LEGEND = ['ok', 'partial', 'empty', 'running', 'queued', 'skipped', 'failed'] as const;

export interface ClusterGridProps {
  clusters: readonly RoomCluster[];
  /** The key of the selected unit, whose column is marked. */
  selected: string;
}

/** Clusters by units: what each unit did there last. A click on a cluster opens its newest operation. */
export function ClusterGrid({ clusters, selected }: ClusterGridProps) {
  return (
    <section aria-labelledby="grid-title" className="min-w-0">
      <h2 id="grid-title" className="text-xl font-semibold">
        <Trans>Clusters under examination</Trans>
      </h2>
      {clusters.length === 0 ? (
        <EmptyState
          icon={Radar}
          title={t`No unit was sent anywhere yet`}
          text={t`Choose a unit above and send it to a cluster. What it does appears here.`}
        />
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            <Trans>Each field is the last run of one unit. Open a cluster to see its newest operation.</Trans>
          </p>
          <div className="mt-3 rounded-lg border border-line bg-surface p-3 sm:p-4">
            <ScrollRegion label={t`Clusters by units`}>
              <table className="w-full border-separate border-spacing-0 text-sm">
                <thead>
                  <tr>
                    <th
                      scope="col"
                      className="sticky left-0 z-10 bg-surface pr-3 pb-2 text-left align-bottom font-semibold text-ink-soft"
                    >
                      <Trans>Cluster</Trans>
                    </th>
                    {RECONDOG_UNITS.map(({ key, codename, name }) => (
                      <th key={key} scope="col" className="px-0.5 pb-2 align-bottom font-normal">
                        <span className="sr-only">
                          {codename}, {name}
                        </span>
                        <span
                          aria-hidden
                          title={name}
                          className={cn(
                            'mx-auto block w-7 text-center text-[0.6875rem] tracking-wide',
                            key === selected ? 'font-bold text-accent' : 'text-ink-soft',
                          )}
                        >
                          {codename.slice(0, 3)}
                        </span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {clusters.slice(0, CLUSTERS_IN_ROOM).map((cluster) => (
                    <ClusterRow key={cluster.id} cluster={cluster} selected={selected} />
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
            <ul aria-label={t`What the fields mean`} className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
              {LEGEND.map((status) => (
                <li key={status} className="flex items-center gap-2">
                  <Cell status={status} />
                  <span className="text-ink-soft">{RUN_WORDS[status]}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  );
}

function ClusterRow({ cluster, selected }: { cluster: RoomCluster; selected: string }) {
  const { id, name, openOperations, lastOperationId, runs } = cluster;
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-40 min-w-40 border-t border-line bg-surface py-2 pr-3 text-left font-normal sm:max-w-60 sm:min-w-60"
      >
        <Link
          href={lastOperationId === null ? paths.cluster(id) : paths.operation(lastOperationId)}
          className="line-clamp-2 font-medium hover:text-accent hover:underline"
        >
          {name}
        </Link>
        {openOperations > 0 && (
          <Badge tone="accent" className="mt-1">
            {plural(openOperations, { one: '# operation', other: '# operations' })}
          </Badge>
        )}
      </th>
      {RECONDOG_UNITS.map(({ key }) => {
        const run = runs.find(({ unit }) => unit === key);
        return (
          <td
            key={key}
            className={cn('border-t border-line px-0.5 py-2', key === selected && 'bg-accent-soft')}
          >
            {run ? (
              <>
                <span className="sr-only">
                  {RUN_WORDS[run.status]}
                  {run.findings > 0 && t`, ${run.findings} findings`}
                </span>
                <Cell status={run.status} />
              </>
            ) : (
              <>
                <span className="sr-only">
                  <Trans>Not sent</Trans>
                </span>
                <span
                  aria-hidden
                  className="mx-auto block size-7 rounded-sm border border-dashed border-line"
                />
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Cell({ status }: { status: keyof typeof RUN_CELLS }) {
  const { fill, sign } = RUN_CELLS[status];
  return (
    <span
      aria-hidden
      className={cn('mx-auto flex size-7 items-center justify-center rounded-sm text-xs font-semibold', fill)}
    >
      {sign}
    </span>
  );
}
