import type { AvailableUnit, UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { CircleCheck, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

/** Labels of the states of a run. */
export const RUN_WORDS: Record<UnitRunStatus, string> = {
  queued: 'Queued',
  running: 'Running',
  ok: 'Examined',
  empty: 'Examined, nothing found',
  partial: 'Examined in part',
  failed: 'Failed',
  timed_out: 'Timed out',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
};

const LOOK: Record<AvailableUnit['status'], { word: string; tone: Tone; icon: LucideIcon }> = {
  ready: { word: 'Ready', tone: 'neutral', icon: CircleCheck },
  queued: { word: 'Queued', tone: 'accent', icon: Clock },
  running: { word: 'Running', tone: 'accent', icon: LoaderCircle },
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
