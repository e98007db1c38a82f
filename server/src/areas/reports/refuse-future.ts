import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** A report may be written where it is tomorrow already. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws INVALID for a date that lies ahead. */
export function refuseFuture(ctx: Ctx, dateOccurred: string): void {
  if (Date.parse(dateOccurred) <= ctx.clock.now().getTime() + DAY_MS) return;
  const message = t`Date is required`;
  throw new AppError('INVALID', { message, issues: [{ path: 'dateOccurred', message }] });
}
