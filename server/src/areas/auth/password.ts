import { hash, verify } from '@node-rs/argon2';

// OWASP's argon2id setting: 19 MiB, two passes.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, with its salt and settings. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether a password fits a hash; takes as long whether it does or not. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let decoy: Promise<string> | null = null;

/** Spends the time of a verification for an account that does not exist, so that nobody can tell it by the clock. */
export async function spendVerification(password: string): Promise<void> {
  decoy ??= hashPassword('an account that does not exist');
  await verifyPassword(await decoy, password);
}
