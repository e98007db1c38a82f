import {
  type Balance,
  MAX_PAYMENTS,
  type PaymentInput,
  paymentInputSchema,
  type Statement,
} from '@fap/shared/elder/payment.ts';
import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import type { Draft, Reading } from './draft.ts';
import { quote, refuse, refuseAt } from './refuse.ts';
import { settleIds } from './settle-ids.ts';

/** As much as a payment may be, in cents. */
const MAX_BALANCE = 1_000_000_000_000;

/** Makes a statement of what was read: ids are settled and every payment is checked, or the file is refused. */
export function finishStatement({ drafts, accounts, balances }: Reading): Statement {
  if (drafts.length === 0) refuse(t`There are no payments in this file.`);
  if (drafts.length > MAX_PAYMENTS) {
    refuse(t`There are more than ${MAX_PAYMENTS} payments in this file. Please import it in parts.`);
  }
  const settled = settleIds(drafts);
  const payments = Array.from(settled, ([externalId, draft]) => checkPayment(externalId, draft));
  // One figure for several accounts would be wrong for each of them.
  return { payments, balance: accounts.size > 1 ? null : latestOf(balances.map(checkBalance)) };
}

function checkPayment(externalId: string, draft: Draft): PaymentInput {
  const { amount, currency, direction, payee, description, channel, occurredAt } = draft;
  const result = v.safeParse(paymentInputSchema, {
    ...{ externalId, amount, currency, direction, payee, description, occurredAt },
    ...(channel === '' ? {} : { channel }),
  });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return refuseAt(draft.line, `${v.getDotPath(issue) ?? 'payment'}: ${issue.message}.`);
}

function checkBalance({ amount, currency: written, asOf }: Balance): Balance {
  const currency = written.toUpperCase();
  if (!/^[A-Z]{3}$/u.test(currency)) refuse(t`The balance has no currency but ${quote(written)}.`);
  if (Math.abs(amount) > MAX_BALANCE) refuse(t`The balance is too large.`);
  return { amount, currency, asOf };
}

const latestOf = (balances: readonly Balance[]): Balance | null =>
  balances.reduce<Balance | null>((last, next) => (last && last.asOf > next.asOf ? last : next), null);
