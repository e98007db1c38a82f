import type { RequestState } from '@fap/shared/recondogs/requests.ts';
import { RECONDOG_UNITS, unitOf } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';

export const REQUEST_WORDS: Readonly<Record<RequestState, string>> = {
  waiting: t`Waiting for an admin`,
  started: t`Sent`,
  declined: t`Declined`,
  withdrawn: t`Withdrawn`,
};

/** Units in words: one by its name, more as a number. */
export function namesOf(units: readonly string[]): string {
  const [only] = units;
  if (units.length === 1 && only) return unitOf(only).name;
  return units.length === RECONDOG_UNITS.length ? t`All 20 units` : t`${units.length} units`;
}
