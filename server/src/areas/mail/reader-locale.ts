import { DEFAULT_LOCALE, type Locale } from '@fap/shared/auth/locales.ts';
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** In what locale mail to an address is written: that of the account that confirmed the address, else that of `reader`. */
export async function readerLocale(ctx: Ctx, to: string, reader: string | null): Promise<Locale> {
  const isTheirs = and(eq(account.email, to), isNotNull(account.emailConfirmedAt));
  const [found] = await ctx.db
    .select({ locale: account.locale })
    .from(account)
    .where(reader === null ? isTheirs : or(isTheirs, eq(account.id, reader)))
    .orderBy(desc(eq(account.email, to)), desc(isNotNull(account.emailConfirmedAt)))
    .limit(1);
  return found?.locale ?? DEFAULT_LOCALE;
}
