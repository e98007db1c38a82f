import { timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's argon2id setting: 19 MiB, two passes.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The PHC string before the hash: method, costs and salt. */
const HEAD = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$/u;

/** The argon2id hash of a password as a PHC string; `like` reuses another hash's salt and settings. */
export const hashPassword = (password: string, like?: string): Promise<string> =>
  hash(password, { ...OPTIONS, ...settingsOf(like) });

/**
 * Which of these hashes a password matches, or none, and its own hash with their salt. Accounts of one e-mail address
 * share a salt: one computation answers for all, so timing does not tell how many there are, or whether there is one.
 */
export async function matchPassword<Row extends { passwordHash: string }>(
  password: string,
  rows: readonly Row[],
): Promise<{ fitting: Row | null; passwordHash: string }> {
  const passwordHash = await hashPassword(password, rows[0]?.passwordHash);
  for (const row of rows)
    if (await fits(row.passwordHash, passwordHash, password)) return { fitting: row, passwordHash };
  return { fitting: null, passwordHash };
}

/** Accounts from a sign-up race or from older settings have another salt and cost one computation each. */
async function fits(known: string, computed: string, password: string): Promise<boolean> {
  if (HEAD.exec(known)?.[0] !== HEAD.exec(computed)?.[0]) return verify(known, password);
  const [one, other] = [Buffer.from(known), Buffer.from(computed)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function settingsOf(passwordHash: string | undefined) {
  const [, memoryCost, timeCost, parallelism, salt] = HEAD.exec(passwordHash ?? '') ?? [];
  if (salt === undefined) return {};
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  };
}
