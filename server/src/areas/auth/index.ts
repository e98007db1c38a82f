export { type AccountTotals, awardAccounts, notePledge } from './change-account.ts';
export { countsFrom } from './counts-from.ts';
export { createAccount } from './create-account.ts';
export { hashPassword } from './password.ts';
export { getDisplayName, getEmail } from './queries.ts';
export { createLucia, readSession, type Sessions } from './sessions.ts';
