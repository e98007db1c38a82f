import { t } from '@fap/shared/kernel/words.ts';

/** What an elder lets a guardian see and do; each is given and taken by itself. */
export const GUARDIAN_SCOPES = ['status', 'alerts', 'amounts', 'decide'] as const;
export type GuardianScope = (typeof GUARDIAN_SCOPES)[number];

/** What a scope says to the elder who gives it. */
export const SCOPE_LABELS: Readonly<Record<GuardianScope, string>> = {
  status: t`See whether your shield is on, how many scams it stopped, and when you were last here`,
  alerts: t`Get an alert when a payment of yours looks like a scam`,
  amounts: t`See the amount and the payee in an alert`,
  decide: t`Decide with you about a payment paused in Elder Shield`,
};

/** What a scope says to whom it is offered. */
export const offerOf = (scope: GuardianScope, elderName: string): string => OFFERS[scope](elderName);
const OFFERS: Readonly<Record<GuardianScope, (name: string) => string>> = {
  status: (name) =>
    t`See whether ${name}’s shield is on, how many scams it stopped, and when ${name} was last here`,
  alerts: (name) => t`Get an alert when a payment of ${name}’s looks like a scam`,
  amounts: () => t`See the amount and the payee in an alert`,
  decide: (name) => t`Decide with ${name} about a payment paused in Elder Shield`,
};

/** Whether these scopes make sense together: nobody decides about what they cannot see. */
export const areSound = (scopes: readonly GuardianScope[]): boolean =>
  (!scopes.includes('decide') || scopes.includes('amounts')) &&
  (!scopes.includes('amounts') || scopes.includes('alerts'));

export const DECISIONS = ['release', 'block'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a guardian can be seen to have done. */
export const ACT_KINDS = ['accepted', 'viewed', 'acknowledged', 'released', 'blocked'] as const;
export type ActKind = (typeof ACT_KINDS)[number];
