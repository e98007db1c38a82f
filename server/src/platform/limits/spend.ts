import { createHash } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LIMITS, type Limit, type LimitName } from '@fap/shared/kernel/limits.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq, lt, sql } from 'drizzle-orm';
import { spentLimit } from '../../db/schema/platform.ts';
import { actingAccount, type Ctx } from '../write/context.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A leaky bucket: it holds `burst` units and empties evenly. */
interface Bucket {
  key: string;
  burst: number;
  perHour: number;
}

/** Spends some of the acting account's limit; throws TOO_MANY with the seconds to wait when too little is left. */
export async function spend(ctx: Ctx, name: LimitName, units = 1): Promise<void> {
  await spendOf(ctx, LIMITS[name], `${name} ${actingAccount(ctx)}`, units);
}

/** As `spend`, for any key, such as an address; keys are stored as hashes. */
export async function spendOf(ctx: Ctx, limit: Limit, key: string, units = 1): Promise<void> {
  for (const bucket of bucketsOf(limit, key, ctx.limitsFactor)) {
    const waitMs = await pour(ctx, bucket, units);
    if (waitMs > 0) throw tooMany(limit, waitMs);
  }
}

/** Deletes empty buckets. */
export async function pruneSpentLimits(ctx: Ctx): Promise<void> {
  await ctx.db.delete(spentLimit).where(lt(spentLimit.emptyAt, ctx.clock.now()));
}

function bucketsOf({ burst, perHour, perDay }: Limit, key: string, factor: number): Bucket[] {
  const hashed = createHash('sha256').update(key).digest('base64url');
  const fast = { key: hashed, burst: burst * factor, perHour: perHour * factor };
  if (perDay === undefined) return [fast];
  return [fast, { key: `${hashed} day`, burst: perDay * factor, perHour: (perDay * factor) / 24 }];
}

/**
 * Adds units to a bucket and returns 0, or returns how long to wait until they fit. One statement, so that concurrent
 * processes cannot both take the last units. The commit is asynchronous: after a crash a few units may be spent again.
 */
async function pour(ctx: Ctx, bucket: Bucket, units: number): Promise<number> {
  const now = ctx.clock.now();
  const msPerUnit = HOUR_MS / bucket.perHour;
  const burstMs = bucket.burst * msPerUnit;
  // More than the bucket's capacity would never fit.
  const costMs = Math.min(units, bucket.burst) * msPerUnit;
  const at = (ms: number) => sql.param(new Date(now.getTime() + ms), spentLimit.emptyAt);
  const level = sql`greatest(${spentLimit.emptyAt}, ${at(0)}) + ${costMs} * interval '1 millisecond'`;
  const poured = await ctx.db.execute(sql`
    with quick as (select set_config('synchronous_commit', 'off', true) as done)
    insert into ${spentLimit} (key, empty_at) select ${bucket.key}, ${at(costMs)} from quick where done = 'off'
    on conflict (key) do update set empty_at = ${level} where ${level} <= ${at(burstMs)}
    returning empty_at`);
  if (poured.length > 0) return 0;
  const [row] = await ctx.db
    .select({ emptyAt: spentLimit.emptyAt })
    .from(spentLimit)
    .where(eq(spentLimit.key, bucket.key));
  const emptyAt = row?.emptyAt.getTime() ?? now.getTime();
  return Math.max(1, emptyAt + costMs - burstMs - now.getTime());
}

function tooMany({ what }: Limit, waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const [count, unit] =
    seconds < 60 ? [seconds, 'second'] : minutes < 60 ? [minutes, 'minute'] : [hours, 'hour'];
  return new AppError('TOO_MANY', {
    message: t`Too many ${what} in a short time. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`,
    retryAfterSeconds: seconds,
  });
}
