import { AGENT_TOOLS, RANKS } from '@fap/shared/agents/ranks.ts';
import { LEVEL_THRESHOLDS_XP } from '@fap/shared/agents/rewards.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { agentProgress } from '../live/data.ts';
import { TOOL_WORDS } from '../words/agent-words.ts';

/** The five ranks, from which XP on, and the tool that each adds. */
export function RanksAndTools() {
  const { data } = useRead(agentProgress);
  return (
    <Card role="region" aria-labelledby="tools-title">
      <CardHeader
        id="tools-title"
        title={t`Ranks and tools`}
        hint={t`Each level adds a tool to your missions. The screens behind them are open to all members`}
      />
      <ol className="divide-y divide-line">
        {RANKS.map((rank, place) => (
          <RankRow key={rank} rank={rank} level={place + 1} current={data?.level} />
        ))}
      </ol>
    </Card>
  );
}

function RankRow({ rank, level, current }: { rank: string; level: number; current: number | undefined }) {
  const tool = AGENT_TOOLS.find((one) => one.level === level);
  const isReached = current !== undefined && current >= level;
  const words = tool ? TOOL_WORDS[tool.key] : null;
  return (
    <li
      aria-current={current === level ? 'true' : undefined}
      className={cn('px-5 py-3 sm:px-6', current === level && 'bg-accent-soft')}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{rank}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          <Trans>
            Level {level} · from {formatCount(LEVEL_THRESHOLDS_XP[place(level)] ?? 0)} XP
          </Trans>
        </span>
      </p>
      {words && (
        <p className="mt-1 text-sm">
          <span className="font-medium">{words.name}</span>{' '}
          <Badge tone={isReached ? 'accent' : 'neutral'}>{isReached ? t`Unlocked` : t`Locked`}</Badge>
          <span className="mt-0.5 block text-ink-soft">{words.text}</span>
        </p>
      )}
    </li>
  );
}

const place = (level: number): number => level - 1;
