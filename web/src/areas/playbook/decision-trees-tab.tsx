import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { MeterBar } from '../../ui/chart/meter-bar.tsx';
import { ShownBy } from './shown-by.tsx';

type Branch = Playbook['decisionTrees'][number];

/** How the scammers react to each move of a victim: one tree per move, branches by number of reports. */
export function DecisionTreesTab({ playbook }: { playbook: Playbook }) {
  const trees = Map.groupBy(playbook.decisionTrees, ({ condition }) => condition);
  if (trees.size === 0)
    return (
      <p className="text-ink-soft">
        <Trans>
          Not enough data. A tree needs a chat with both sides, or a description of how they reacted to the
          victim.
        </Trans>
      </p>
    );
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {[...trees].map(([condition, branches]) => (
        <Tree key={condition} condition={condition} branches={branches} reports={playbook.evidence.reports} />
      ))}
    </div>
  );
}

interface TreeProps {
  condition: string;
  branches: readonly Branch[];
  reports: number;
}

function Tree({ condition, branches, reports }: TreeProps) {
  const [first] = branches;
  if (!first) return null;
  return (
    <section className="self-start rounded-lg border border-line bg-surface p-5">
      <p className="text-xs font-semibold text-ink-soft">{first.scenario}</p>
      <h2 className="font-semibold">{condition}</h2>
      <p className="text-sm text-ink-soft">
        <Trans>
          <Plural
            value={first.cases}
            one="# report shows this with an answer"
            other="# reports show this with an answer"
          />
        </Trans>
      </p>
      <ul className="mt-3 ml-2 space-y-4 border-l-2 border-accent-line">
        {branches.map((branch) => (
          <li
            key={branch.action}
            className="relative pl-5 before:absolute before:top-3 before:left-0 before:w-4 before:border-t-2 before:border-accent-line"
          >
            <p>{branch.action}</p>
            <p className="mt-1 flex items-center gap-3 text-sm text-ink-soft tabular-nums">
              <span className="w-24">
                <MeterBar share={branch.n / Math.max(1, branch.cases)} className="max-w-40" />
              </span>
              {branch.confidence === null
                ? t`${branch.n} of ${branch.cases} (too few to give a percentage)`
                : t`${branch.confidence}% of ${branch.cases}`}
            </p>
            <ShownBy row={branch} reports={reports} />
          </li>
        ))}
      </ul>
    </section>
  );
}
