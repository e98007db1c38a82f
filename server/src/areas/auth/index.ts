export { type AccountTotals, awardAccounts, recordPledge } from './change-account.ts';
export { countsFrom } from './counts-from.ts';
export { createAccount } from './create-account.ts';
export { hashPassword } from './password.ts';
export { getDisplayName, getEmail } from './queries.ts';
export { createSessionLookup } from './session-lookup.ts';
export { createLucia, findSession, noteSessionUse, sessionUseOf } from './sessions.ts';
