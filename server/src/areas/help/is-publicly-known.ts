import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { parseAskedValue } from '@fap/shared/indicators/parse-asked-value.ts';
import { isSafelisted } from '@fap/shared/indicators/safelist.ts';
import { mayMeanPerson } from '@fap/shared/privacy/indicator-figures.ts';
import { PUBLIC_MIN_COUNT } from '@fap/shared/privacy/public-figures.ts';
import { sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { countsFrom } from '../auth/index.ts';
import { indicatorId } from '../indicators/index.ts';

/** What can be asked: what a scammer shows to people. Account and card numbers are not, nobody needs to paste those. */
const ASKED_TYPES: readonly IndicatorType[] = [
  'phone',
  'email',
  'url',
  'domain',
  'handle',
  ...CRYPTO_ADDRESS_TYPES,
];
/** These may be an innocent person's, so that an analyst must have looked at them. */
const DECIDED_TYPES = ASKED_TYPES.filter(mayMeanPerson);
/** One value is one indicator, or an address with its domain; a list of values is not a question. */
const MAX_INDICATORS = 2;

/**
 * A mailbox, whatever is written behind a plus sign: one person can confirm any number of such addresses. Accounts that share
 * a mailbox are one person here.
 */
const mailbox = sql`lower(split_part(split_part(${account.email}, '@', 1), '+', 1) || '@' || split_part(${account.email}, '@', 2))`;

/**
 * Whether anybody may learn that a value is known: confirmed, and reported by five people who count in public figures. One
 * statement in any case, so that the work for an unknown value is the same as for a reported one.
 */
export async function isPubliclyKnown(ctx: Ctx, value: string): Promise<boolean> {
  const now = sql.param(ctx.clock.now().toISOString());
  const rows = await ctx.db.execute(sql`
    select from ${indicator}
    where ${indicator.id} = any(${sql.param(askedIds(value))}::uuid[])
      and ${indicator.state} = 'confirmed'
      and (${indicator.decision} = 'confirmed' or ${indicator.type} <> all(${sql.param(DECIDED_TYPES)}::text[]))
      and ${PUBLIC_MIN_COUNT} <= (
        select count(distinct ${mailbox}) from ${indicatorMention}
        join ${account} on ${account.id} = ${indicatorMention.reporterId}
        where ${indicatorMention.indicatorId} = ${indicator.id}
          and ${account.suspendedAt} is null
          and ${countsFrom} <= ${now}::timestamptz)`);
  return rows.length > 0;
}

function askedIds(value: string): string[] {
  const { read, guessed } = parseAskedValue(value);
  const asked = [...read, ...guessed].filter(
    (one) => ASKED_TYPES.includes(one.type) && !isSafelisted(one.type, one.value),
  );
  if (read.length > MAX_INDICATORS) return [];
  return asked.map(indicatorId);
}
