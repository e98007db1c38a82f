import type { UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import type { OperationStep } from '@fap/shared/recondogs/operations.ts';
import { isOver } from '../live-status.ts';

/** A stretch of a unit's lane: waiting or at work, from and to in shares (0–1) of the operation's time. */
export interface Stretch {
  status: UnitRunStatus;
  from: number;
  to: number;
}

/** A unit's lane: its stretches in order, and where a run of it ended. */
export interface Lane {
  unit: string;
  stretches: Stretch[];
  ends: { status: UnitRunStatus; at: number }[];
}

/** The lanes of an operation between two moments (milliseconds); what is not over yet lasts until the second. */
export function lanesOf(
  units: readonly string[],
  steps: readonly OperationStep[],
  fromMs: number,
  toMs: number,
): Lane[] {
  const wholeMs = Math.max(1, toMs - fromMs);
  const shareOf = (at: string) => Math.min(1, Math.max(0, (Date.parse(at) - fromMs) / wholeMs));
  const byUnit = Map.groupBy(steps, ({ unit }) => unit);
  return units.map((unit) => {
    const own = byUnit.get(unit) ?? [];
    const stretches = own.flatMap((step, index) => {
      const next = own[index + 1];
      if (isOver(step.status)) return [];
      return [{ status: step.status, from: shareOf(step.at), to: next ? shareOf(next.at) : 1 }];
    });
    const ends = own.filter(({ status }) => isOver(status));
    return { unit, stretches, ends: ends.map(({ status, at }) => ({ status, at: shareOf(at) })) };
  });
}
