import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recoveryCode } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';

const CODES = 10;
const LENGTH = 12;
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const hashOf = (accountId: string, code: string): string =>
  createHash('sha256').update(`${accountId} ${code}`).digest('hex');

/** Ten new recovery codes of 60 bits in place of the old ones, such as `ab3d-ef7h-jk9m`; only their SHA-256 is stored. */
export async function replaceRecoveryCodes(tx: TxCtx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => {
    const text = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte & 31)).join('');
    return text.replace(/(.{4})(?=.)/gu, '$1-');
  });
  await tx.db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ id: hashOf(accountId, normalise(code)), accountId })));
  return codes;
}

/** Uses a recovery code up; false when it is none of the account's. Capitals, spaces and dashes do not matter. */
export async function useRecoveryCode(tx: TxCtx, accountId: string, code: string): Promise<boolean> {
  const used = await tx.db
    .delete(recoveryCode)
    .where(
      and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.id, hashOf(accountId, normalise(code)))),
    )
    .returning({ id: recoveryCode.id });
  return used.length > 0;
}

const normalise = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/gu, '');
