import type { RequestState } from '@fap/shared/recondogs/requests.ts';
import { RECONDOG_UNITS, unitOf } from '@fap/shared/recondogs/units.ts';

export const REQUEST_WORDS: Readonly<Record<RequestState, string>> = {
  waiting: 'Waiting for an admin',
  started: 'Sent',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Units in words: one by its name, more as a number. */
export function namesOf(units: readonly string[]): string {
  const [only] = units;
  if (units.length === 1 && only) return unitOf(only).name;
  return units.length === RECONDOG_UNITS.length ? 'All 20 units' : `${units.length} units`;
}
