import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import * as v from 'valibot';
import data from './corpus/elder-payments.json' with { type: 'json' };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days of the past that the demo's elder has payments of. */
const PAST_DAYS = 90;

const words = { payee: v.string(), description: v.string(), channel: v.string() };
const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/u));
const direction = v.picklist(['in', 'out']);
const { monthly, weekly, single, feed } = v.parse(
  v.object({
    monthly: v.array(v.object({ ...words, day: v.number(), time, direction, amount: v.number() })),
    weekly: v.array(v.object({ ...words, weekday: v.number(), time, amounts: v.array(v.number()) })),
    single: v.array(v.object({ ...words, daysAgo: v.number(), time, amount: v.number() })),
    feed: v.array(v.object({ ...words, direction, amount: v.number() })),
  }),
  data,
);

/** Three months of payments of the demo's elder up to a moment, the oldest first; the same for the same moment. */
export function pastPayments(now: Date): PaymentInput[] {
  const days = Array.from({ length: PAST_DAYS }, (_, at) => PAST_DAYS - at);
  return days.flatMap((daysAgo) => {
    const date = new Date(now.getTime() - daysAgo * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    const at = (clock: string) => `${day}T${clock}:00.000Z`;
    const weeks = Math.floor(daysAgo / 7);
    const found = [
      ...monthly.filter((one) => one.day === date.getUTCDate()),
      ...weekly
        .filter((one) => one.weekday === date.getUTCDay())
        .map(({ amounts, ...one }) => ({
          ...one,
          direction: 'out' as const,
          amount: amounts[weeks % amounts.length] ?? 0,
        })),
      ...single
        .filter((one) => one.daysAgo === daysAgo)
        .map((one) => ({ ...one, direction: 'out' as const })),
    ];
    return found.map((one, index) => ({
      externalId: `demo-${day}-${index}`,
      amount: one.amount,
      currency: 'USD',
      direction: one.direction,
      payee: one.payee,
      description: one.description,
      channel: one.channel,
      occurredAt: at(one.time),
    }));
  });
}

/** The payment of a turn of the demo's bank; turns follow each other for ever. */
export function feedPayment(turn: number, now: Date): PaymentInput {
  const one = feed[turn % feed.length];
  if (!one) throw new RangeError('the demo’s bank has no payments');
  return { externalId: `demo-feed-${turn}`, currency: 'USD', occurredAt: now.toISOString(), ...one };
}
