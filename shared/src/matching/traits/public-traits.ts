import { FUNCTIONAL_ROLES } from '../../catalogue/functional-roles.ts';
import { PERSONAL_INDICATOR_TYPES } from '../../indicators/indicator-types.ts';
import type { Traits } from './report-traits.ts';

/**
 * Traits without sums and reported names. A public likeness must not depend on them: an attacker in a cluster with one
 * victim could vary their own sum until the figure reveals the victim's.
 */
export function withoutGuessable(traits: Traits): Traits {
  const { payment, role } = traits;
  return {
    ...traits,
    payment: { ...payment, amounts: [] },
    role: role.filter((id) => FUNCTIONAL_ROLES.some((known) => known.id === id)),
  };
}

/** Traits for the public: without personal accounts too, which could be guessed one by one. */
export function publicTraits(traits: Traits): Traits {
  const shown = withoutGuessable(traits);
  const isPersonal = (key: string) => PERSONAL_INDICATOR_TYPES.some((type) => key.startsWith(`${type} `));
  return {
    ...shown,
    payment: { ...shown.payment, accounts: shown.payment.accounts.filter((key) => !isPersonal(key)) },
  };
}
