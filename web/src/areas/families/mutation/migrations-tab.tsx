import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, Route } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { exhibitName } from '../../clusters/public/exhibit-name.ts';

/** The channels to which conversations moved, and where reported aliases were seen. */
export function MigrationsTab({ result }: { result: MutationResult }) {
  const { crossPlatformLinks, operatorMigrations } = result;
  if (crossPlatformLinks.length === 0 && operatorMigrations.length === 0)
    return (
      <EmptyState
        icon={Route}
        title={t`No migrations known yet`}
        text={t`No report mentions a move to another channel, and no two reports name the same alias.`}
      />
    );
  return (
    <>
      {crossPlatformLinks.length > 0 && (
        <DataTable
          caption={t`From channel to channel`}
          rows={crossPlatformLinks}
          rowKey={({ from, to }) => `${from} ${to}`}
          columns={[
            { header: t`First contact`, cell: ({ from }) => from },
            { header: t`Moved to`, cell: ({ to }) => to },
            { header: t`Reports`, cell: ({ reports }) => reports, align: 'end' },
            { header: t`Exhibits`, cell: ({ exhibits }) => exhibits.map(exhibitName).join(', ') },
          ]}
        />
      )}
      {operatorMigrations.length > 0 && (
        <section className="mt-8">
          <h3 className="font-semibold">
            <Trans>Reported aliases</Trans>
          </h3>
          <p className="text-sm text-ink-soft">
            <Trans>Names that scammers used. We don’t know who is behind them.</Trans>
          </p>
          <ul className="mt-3 grid gap-4 md:grid-cols-2">
            {operatorMigrations.map((operator) => (
              <li key={operator.operatorId}>
                <Card className="h-full p-5 text-sm">
                  <h4 className="text-base font-semibold">{operator.operatorId}</h4>
                  <p className="text-ink-soft">{operator.timeline}</p>
                  <p className="mt-2 font-medium">{operator.migrationPattern}</p>
                  <ol className="mt-2 flex flex-wrap items-center gap-1.5">
                    {operator.path.map((place, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a path may lead back to where it was
                      <li key={index} className="flex items-center gap-1.5">
                        {index > 0 && <ArrowRight aria-hidden className="size-3.5 text-ink-soft" />}
                        {place}
                      </li>
                    ))}
                  </ol>
                  <p className="mt-2 text-ink-soft">
                    <Trans>
                      Adaptation:{' '}
                      {operator.adaptationScore === null
                        ? t`not enough data`
                        : t`${operator.adaptationScore}% of its later sightings differ`}
                      .{operator.triggerEvent && t` Published shortly before: ${operator.triggerEvent}.`}
                    </Trans>
                  </p>
                  <p className="mt-1 text-ink-soft">{operator.exhibits.map(exhibitName).join(', ')}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
