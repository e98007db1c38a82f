import type { Mission } from '@fap/shared/agents/contract.ts';
import { toolsOf } from '@fap/shared/agents/ranks.ts';
import { REWARDS } from '@fap/shared/agents/rewards.ts';
import { anatomyLayer, LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Apart, because most agents begin without a tool. */
const MissionTools = lazyPart(async () => (await import('./mission-tools.tsx')).MissionTools);

const PRIORITIES: Readonly<Record<Mission['priority'], { word: string; tone: Tone }>> = {
  critical: { word: t`Critical priority`, tone: 'critical' },
  high: { word: t`High priority`, tone: 'high' },
  medium: { word: t`Medium priority`, tone: 'medium' },
  low: { word: t`Low priority`, tone: 'low' },
};

export interface MissionRowProps {
  mission: Mission;
  level: number;
  teamId: string | null;
  /** The team looks for it. */
  isOfTeam?: boolean;
  /** The one to begin with. */
  isFirst?: boolean;
}

/** A missing layer: why it matters, what to ask, what it brings, and the way there. */
export function MissionRow({ mission, level, teamId, isOfTeam = false, isFirst = false }: MissionRowProps) {
  const { clusterId, clusterName, layer, priority, isCriticalPath, isClaimed, missing } = mission;
  const { name, question } = anatomyLayer(layer);
  const { word, tone } = PRIORITIES[priority];
  return (
    <li className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        {isOfTeam && (
          <Badge tone="accent">
            <Trans>Your team looks for this</Trans>
          </Badge>
        )}
        <Badge tone={tone}>{word}</Badge>
        {isCriticalPath && (
          <Badge tone="accent">
            <Trans>Critical path</Trans>
          </Badge>
        )}
        {isClaimed && (
          <Badge>
            <Trans>Somebody is at work here</Trans>
          </Badge>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-semibold wrap-anywhere">
            <Link href={paths.cluster(clusterId)} className="hover:text-accent hover:underline">
              {clusterName}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">
            <Trans>
              {SCAM_TYPE_LABELS[mission.scamType]} · {missing} of {LAYER_COUNT} layers missing
            </Trans>
          </p>
          <p className="mt-2">
            <span className="font-medium">
              <Trans>
                Layer {layer}, {name}
              </Trans>
            </span>
            : {question}
          </p>
          <p className="mt-1 text-sm text-ink-soft">{describeReward(mission)}</p>
        </div>
        <Button asChild variant={isFirst ? 'primary' : 'secondary'} size="sm">
          <Link
            href={paths.puzzle(clusterId, { mode: 'contribute', layer })}
            aria-label={t`Hunt this piece: layer ${layer} of ${clusterName}`}
          >
            <Search aria-hidden className="size-4" />
            <Trans>Hunt this piece</Trans>
          </Link>
        </Button>
      </div>
      {toolsOf(level).length > 0 && (
        <Suspense fallback={<div className="mt-3 min-h-9" />}>
          <MissionTools mission={mission} level={level} teamId={teamId} isOfTeam={isOfTeam} />
        </Suspense>
      )}
    </li>
  );
}

/** What the first piece of a missing layer brings, and what comes when the layer is complete. */
export function describeReward({ isCriticalPath }: Pick<Mission, 'isCriticalPath'>): string {
  const first = REWARDS['piece-submitted'].credits + REWARDS['layer-partial'].credits;
  const later = REWARDS['layer-complete'].credits + (isCriticalPath ? REWARDS['critical-path'].credits : 0);
  return t`${formatCount(first)} credits and ${REWARDS['piece-submitted'].xp} XP for the layer’s first piece, ${formatCount(later)} credits more if it completes the layer`;
}
