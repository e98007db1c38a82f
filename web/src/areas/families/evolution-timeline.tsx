import type { FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDay, formatMonth } from '../../ui/format-day.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { exhibitName } from '../clusters/public/exhibit-name.ts';
import { branchesOf } from './family-links.ts';

interface Entry {
  date: string;
  cluster: string;
  event: string;
  trigger: string | null;
  exhibit: string;
}

/** The dated changes of a family or cluster by month, newest first. */
export function EvolutionTimeline({ node }: { node: FamilyRoot | FamilyBranch }) {
  const entries = branchesOf(node)
    .flatMap((branch): Entry[] => [
      {
        date: branch.firstSeen,
        cluster: branch.name,
        event: t`First seen`,
        trigger: null,
        exhibit: t`Earliest report`,
      },
      ...branch.migrationHistory.map((change) => ({ ...change, cluster: branch.name })),
    ])
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  const months = [...Map.groupBy(entries, ({ date }) => date.slice(0, 7))];
  if (months.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>No reports of this family yet.</Trans>
      </p>
    );
  return (
    <ScrollRegion label={t`Timeline`}>
      <ol className="space-y-6">
        {months.map(([month, all]) => (
          <li key={month}>
            <h3 className="text-sm font-semibold text-ink-soft">{formatMonth(month)}</h3>
            <ol className="mt-2 ml-1.5 space-y-3 border-l-2 border-line pl-5">
              {all.map((entry) => (
                <li
                  key={`${entry.date} ${entry.cluster} ${entry.event}`}
                  className="relative text-[0.9375rem]"
                >
                  <span
                    aria-hidden
                    className="absolute top-1.5 -left-[1.7rem] size-3 rounded-full border-2 border-surface bg-accent"
                  />
                  <span className="font-medium">{entry.event}</span>
                  <span className="block text-sm text-ink-soft">
                    <time dateTime={entry.date}>{formatDay(entry.date)}</time>, {entry.cluster} (
                    {exhibitName(entry.exhibit)})
                  </span>
                  {entry.trigger && (
                    <span className="block text-sm text-ink-soft">
                      <Trans>Published in the 14 days before: {entry.trigger}</Trans>
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}
