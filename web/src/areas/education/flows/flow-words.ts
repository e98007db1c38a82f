import type { FlowStage } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';

/** What the other side does, by the playbook's labels, in a word. */
export const MOVE_WORDS: Readonly<Record<FlowStage['moves'][number], string>> = {
  opening: t`Opening`,
  claim: t`Claim`,
  ask: t`Ask`,
  objection: t`Answer to doubt`,
  pressure: t`Pressure`,
  stall: t`Delay`,
  exit: t`Exit`,
};

const HOURS_FROM = 120;

/** Minutes of contact: "45 min", and from two hours on "10 h" or "10 h 30 min". */
export function formatMinutes(minutes: number): string {
  if (minutes < HOURS_FROM) return t`${minutes} min`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h`;
  return rest === 0 ? hours : t`${hours} ${rest} min`;
}

/** What the stages of a scam are for, by layers of the anatomy, in the order in which they come. */
export const PHASES = [t`Contact`, t`Trust`, t`Pressure`, t`Taking`, t`Afterwards`] as const;

const PHASE_OF_LAYER = [0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 2, 4, 4, 4];

/** The place of a layer among the phases. */
export const phaseOf = (layer: number): number => PHASE_OF_LAYER[layer - 1] ?? 0;
