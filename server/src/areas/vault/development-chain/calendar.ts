import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { timestampAlong, writeTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { eq, isNull } from 'drizzle-orm';
import { developmentCommitment } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import type { Calendars } from '../anchoring/anchor-ports.ts';
import { DEVELOPMENT_CHAIN, MAX_MESSAGES } from './mine-block.ts';

/** Where the development calendars are served; a digest goes to two, as it would to public ones. */
export const DEVELOPMENT_CALENDARS = [
  '/development-chain/calendars/1',
  '/development-chain/calendars/2',
] as const;

/**
 * Accepts a digest for the next block and gives its timestamp, which ends in a promise of this calendar. The call is open
 * to anybody: throws UNAVAILABLE while that block is full, so that nobody can fill the disk quickly.
 */
export async function acceptDigest(ctx: Ctx, calendar: string, digest: Uint8Array): Promise<Uint8Array> {
  const path = [{ kind: 'append', operand: ctx.ids.nonce() }, { kind: 'sha256' }] as const;
  const timestamp = timestampAlong(digest, path, { type: 'pending', calendar });
  const message = timestamp.branches[0]?.next.branches[0]?.next.message;
  if (!message) throw new Error('the path of a promise has two steps');
  if ((await ctx.db.$count(developmentCommitment, isNull(developmentCommitment.height))) >= MAX_MESSAGES)
    throw new AppError('UNAVAILABLE', { message: t`Too many digests wait for the next block` });
  await transact(
    ctx,
    'platform',
    (tx) =>
      tx.db
        .insert(developmentCommitment)
        .values({ message: Buffer.from(message).toString('hex'), createdAt: tx.clock.now() }),
    { housekeeping: DEVELOPMENT_CHAIN },
  );
  return writeTimestamp(timestamp);
}

/** The state of a message: its timestamp, `waiting` until the next block, or `unknown`. */
export async function findCommitment(
  { db }: Pick<Ctx, 'db'>,
  message: string,
): Promise<Uint8Array | 'waiting' | 'unknown'> {
  const [row] = await db
    .select({ timestamp: developmentCommitment.timestamp })
    .from(developmentCommitment)
    .where(eq(developmentCommitment.message, message));
  return row ? (row.timestamp ?? 'waiting') : 'unknown';
}

/** The development calendars, asked in this process; a promise of before may name another origin. */
export const developmentCalendars = (ctx: Ctx, origin: () => string): Calendars => ({
  addresses: () => DEVELOPMENT_CALENDARS,
  submit: (path, digest) => acceptDigest(ctx, `${toPromiseAddress(origin())}${path}`, digest),
  isKnown: (calendar) => DEVELOPMENT_CALENDARS.some((path) => calendar.endsWith(path)),
  async complete(_calendar, message) {
    const found = await findCommitment(ctx, Buffer.from(message).toString('hex'));
    return typeof found === 'string' ? null : found;
  },
});

/** The origin as a promise may name it: the allowed characters do not include the brackets of an IPv6 address. */
export const toPromiseAddress = (origin: string): string =>
  origin.replace(/\[[^[\]]*\]/u, 'localhost').replaceAll(/[^\w./:-]/gu, '-');
