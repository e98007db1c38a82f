export { createAccount } from './create-account.ts';
export { hashPassword } from './password.ts';
export { createLucia, readActor, type Sessions } from './sessions.ts';
