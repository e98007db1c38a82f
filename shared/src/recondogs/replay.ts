import type { UnitRunStatus } from './entities.ts';
import type { OperationStep } from './operations.ts';

/** A unit of an operation as it stood at a moment. */
export interface UnitAt {
  unit: string;
  /** null: not sent yet. */
  status: UnitRunStatus | null;
  findings: number;
}

/** How the units of an operation stood after so many of its steps. */
export function unitsAfter(
  units: readonly string[],
  steps: readonly OperationStep[],
  count: number,
): UnitAt[] {
  const last = new Map(steps.slice(0, Math.max(0, count)).map((step) => [step.unit, step]));
  return units.map((unit) => {
    const step = last.get(unit);
    return { unit, status: step?.status ?? null, findings: step?.findings ?? 0 };
  });
}
