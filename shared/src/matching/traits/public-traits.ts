import { FUNCTIONAL_ROLES } from '../../catalogue/functional-roles.ts';
import { PERSONAL_INDICATOR_TYPES } from '../../indicators/indicator-types.ts';
import type { Traits } from './report-traits.ts';

/**
 * Traits without sums and reported names. A likeness that everybody reads must not rest on them: whoever reports beside one
 * victim could change their own sum until the figure says that it is the victim's.
 */
export function withoutGuessable(traits: Traits): Traits {
  const { payment, role } = traits;
  return {
    ...traits,
    payment: { ...payment, amounts: [] },
    role: role.filter((id) => FUNCTIONAL_ROLES.some((known) => known.id === id)),
  };
}

/** Traits as everybody may be told of them: without accounts of people too, which would else be tried one after the other. */
export function publicTraits(traits: Traits): Traits {
  const told = withoutGuessable(traits);
  const isPersonal = (key: string) => PERSONAL_INDICATOR_TYPES.some((type) => key.startsWith(`${type} `));
  return {
    ...told,
    payment: { ...told.payment, accounts: told.payment.accounts.filter((key) => !isPersonal(key)) },
  };
}
