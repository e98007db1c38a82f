import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { type PASSKEY_PURPOSES, passkeyChallenge } from '../../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';

const BYTES = 32;
/** Milliseconds a device may take to answer. */
export const CHALLENGE_MS = 5 * 60_000;

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');
const clientDataSchema = v.object({ challenge: v.string() });

interface Wanted {
  purpose: (typeof PASSKEY_PURPOSES)[number];
  /** Whose passkey may answer; null: whoever signs in by it. */
  accountId: string | null;
}

/** A challenge for a passkey to sign, in base64url. It is kept in the database, so that any process accepts it, once. */
export async function createChallenge(ctx: Ctx, { purpose, accountId }: Wanted): Promise<string> {
  const challenge = randomBytes(BYTES).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + CHALLENGE_MS);
  await transact(
    { ...ctx, actor: PLATFORM_ACTOR },
    'platform',
    (tx) => tx.db.insert(passkeyChallenge).values({ id: hashOf(challenge), purpose, accountId, expiresAt }),
    { housekeeping: 'a question to a passkey; what its answer does is on record' },
  );
  return challenge;
}

/**
 * Uses up the challenge that an answer names, and gives it; null when it is unknown, used, too old, or was made for something
 * else. In a transaction of its own: an answer that is refused afterwards has used its challenge too.
 */
export async function useChallenge(
  ctx: Ctx,
  clientDataJSON: string,
  { purpose, accountId }: Wanted,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const used = await transact(
    { ...ctx, actor: PLATFORM_ACTOR },
    'platform',
    (tx) =>
      tx.db
        .delete(passkeyChallenge)
        .where(
          and(
            eq(passkeyChallenge.id, hashOf(challenge)),
            eq(passkeyChallenge.purpose, purpose),
            accountId === null
              ? isNull(passkeyChallenge.accountId)
              : eq(passkeyChallenge.accountId, accountId),
            gt(passkeyChallenge.expiresAt, tx.clock.now()),
          ),
        )
        .returning({ id: passkeyChallenge.id }),
    { housekeeping: 'a question to a passkey; what its answer does is on record' },
  );
  return used.length > 0 ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    const parsed = v.safeParse(clientDataSchema, JSON.parse(text));
    return parsed.success ? parsed.output.challenge : null;
  } catch {
    // Not JSON: as an answer without a challenge.
    return null;
  }
}
