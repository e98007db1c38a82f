import type { AvailableUnit, UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { t } from '@lingui/core/macro';
import { CircleCheck, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

/** Labels of the states of a run. */
export const RUN_WORDS: Record<UnitRunStatus, string> = {
  queued: t`Queued`,
  running: t`Running`,
  ok: t`Examined`,
  empty: t`Examined, nothing found`,
  partial: t`Examined in part`,
  failed: t`Failed`,
  timed_out: t`Timed out`,
  skipped: t`Skipped`,
  cancelled: t`Cancelled`,
};

const LOOK: Record<AvailableUnit['status'], { word: string; tone: Tone; icon: LucideIcon }> = {
  ready: { word: t`Ready`, tone: 'neutral', icon: CircleCheck },
  queued: { word: t`Queued`, tone: 'accent', icon: Clock },
  running: { word: t`Running`, tone: 'accent', icon: LoaderCircle },
};

/** Whether a unit is ready, queued or running. */
export function RunStatusBadge({ unit }: { unit: Pick<AvailableUnit, 'status'> }) {
  const { word, tone, icon } = LOOK[unit.status];
  return (
    <Badge
      tone={tone}
      icon={icon}
      className={unit.status === 'running' ? '[&>svg]:motion-safe:animate-spin' : ''}
    >
      {word}
    </Badge>
  );
}
