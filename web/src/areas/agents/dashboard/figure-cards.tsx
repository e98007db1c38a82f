import type { AgentStats } from '@fap/shared/agents/contract.ts';
import type { AgentFigure } from '@fap/shared/agents/figures.ts';
import { barPercent, nextLevel, rankOf } from '@fap/shared/agents/ranks.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/format-count.ts';
import { Progress } from '../../../ui/progress.tsx';
import { CountLink } from '../rows/count-link.tsx';
import { FIGURE_WORDS } from '../words/agent-words.ts';

/** XP of one turn of the bar. */
const TURN = 1_000;

/** XP with its bar, level, credits and what the work came to; each number opens its rows. */
export function FigureCards({ accountId, stats }: { accountId: string; stats: AgentStats | undefined }) {
  const count = (figure: AgentFigure, value: number | undefined, label: string) =>
    value === undefined ? (
      '—'
    ) : (
      <CountLink accountId={accountId} figure={figure} count={value} label={label} />
    );
  return (
    <ul
      className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
      aria-busy={!stats}
      aria-label={t`Your figures`}
    >
      <Figure label={t`XP`} value={count('rewards', stats?.xp, 'XP')} className="col-span-2 lg:col-span-1">
        <XpBar xp={stats?.xp} />
      </Figure>
      <Figure label={t`Rank`} value={stats ? t`Level ${stats.level}` : '—'} note={stats ? stats.rank : ' '} />
      <Figure
        label={t`Credits`}
        value={count('rewards', stats?.credits, t`credits`)}
        note={stats ? t`${formatCount(stats.rewards)} entries in the ledger` : ' '}
      />
      <Figure
        label={t`Puzzles solved`}
        value={count('solved', stats?.solved, t`puzzles solved`)}
        note={FIGURE_WORDS.solved.what}
      />
      <Figure
        label={t`Accepted pieces`}
        value={count('accepted', stats?.accepted, t`accepted pieces`)}
        note={stats ? describeAccuracy(stats) : ' '}
      />
    </ul>
  );
}

/** The share of accepted pieces among those that are decided. */
export function describeAccuracy({ accepted, disputed }: { accepted: number; disputed: number }): string {
  const decided = accepted + disputed;
  if (decided === 0) return t`none is decided yet`;
  return t`${Math.round((accepted / decided) * 100)}% of ${formatCount(decided)} decided`;
}

function XpBar({ xp }: { xp: number | undefined }) {
  const next = xp === undefined ? null : nextLevel(xp);
  return (
    <div className="mt-auto pt-4">
      <Progress label={t`XP bar`} percent={xp === undefined ? null : barPercent(xp)} />
      <p className="mt-2 text-sm text-ink-soft">
        {xp === undefined
          ? ' '
          : t`${formatCount(xp % TURN)} of ${formatCount(TURN)} on this bar · ${
              next
                ? t`${formatCount(next.missingXp)} more to level ${next.level}, ${rankOf(next.level)}`
                : t`the last level is reached`
            }`}
      </p>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note?: string;
  className?: string;
  children?: ReactNode;
}

function Figure({ label, value, note, className, children }: FigureProps) {
  return (
    <li className={className}>
      <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5">
        <h2 className="text-sm font-medium text-ink-soft">{label}</h2>
        <p className="mt-2 text-2xl leading-none font-semibold tracking-tight sm:text-3xl">{value}</p>
        {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
        {children}
      </article>
    </li>
  );
}
