/** How money leaves: the way of paying, the account or wallet it goes to, and the transfers that reports name. */
export const MONEY_STAGES = ['way', 'account', 'transfer'] as const;
export type MoneyStage = (typeof MONEY_STAGES)[number];
