import { t } from '@fap/shared/kernel/words.ts';
import type { PaymentRail } from './payment-rail.ts';
import { RAIL_NAMES } from './rail-names.ts';
import type { Reason, RuleName } from './rules.ts';

/** Money as people write it, without cents where there are none. */
export function formatCents(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

type Facts = Reason['facts'];
const money = (facts: Facts, name: string, currency: string): string =>
  formatCents(Number(facts[name] ?? 0), currency);

const SENTENCES: Readonly<Record<RuleName, (facts: Facts, currency: string) => string>> = {
  'known-scam': ({ value, reports }) =>
    t`It names ${value}, which was reported as part of a scam${Number(reports) > 1 ? t` in ${reports} reports` : ''}.`,
  secret: () => t`You were told to keep it secret, or the payment says so. Honest people don’t ask that.`,
  'on-call': () => t`You said you were on a call around this time.`,
  drain: ({ percent }) =>
    Number(percent) >= 100
      ? t`With this payment, all the money in your account leaves within a day.`
      : t`With this payment, ${percent}% of your money leaves within a day.`,
  'risky-rail': ({ rail }) => t`${RAIL_NAMES[String(rail) as PaymentRail]} can hardly ever be taken back.`,
  amount: (facts, currency) =>
    facts.threshold === 0
      ? t`It’s ${money(facts, 'amount', currency)}, which can’t be compared with your limit.`
      : t`It’s ${money(facts, 'amount', currency)}. You count ${money(facts, 'threshold', currency)} and more as large.`,
  unusual: () => t`It’s more than twice what you usually pay this way.`,
  'after-alert': () => t`Another payment looked like a scam in the last days.`,
  rising: () => t`It’s much more than you paid them the last times.`,
  repeated: ({ payments }) => t`It’s payment number ${payments} to the same payee within a day.`,
  'new-payee': () => t`You have never paid them before, or only in the last month.`,
  burst: ({ payments }) => t`It’s payment number ${payments} within an hour.`,
  'odd-hours': () => t`It’s outside the hours in which you usually pay.`,
  allowed: () => t`You said that this payee is fine.`,
  recurring: () => t`It’s a bill that comes regularly.`,
};

/** The same to somebody who looks after the elder, where a sentence says "you". */
const ABOUT_THEM: Partial<typeof SENTENCES> = {
  secret: () => t`They were told to keep it secret, or the payment says so. Honest people don’t ask that.`,
  'on-call': () => t`They said they were on a call around this time.`,
  drain: ({ percent }) =>
    Number(percent) >= 100
      ? t`With this payment, all the money in their account leaves within a day.`
      : t`With this payment, ${percent}% of their money leaves within a day.`,
  amount: (facts, currency) =>
    facts.threshold === 0
      ? t`It’s ${money(facts, 'amount', currency)}, which can’t be compared with their limit.`
      : t`It’s ${money(facts, 'amount', currency)}. They count ${money(facts, 'threshold', currency)} and more as large.`,
  unusual: () => t`It’s more than twice what they usually pay this way.`,
  rising: () => t`It’s much more than they paid this payee the last times.`,
  'new-payee': () => t`This payee is new to them.`,
  'odd-hours': () => t`It’s outside the hours in which they usually pay.`,
};

/** Who reads a sentence. */
export type Reader = 'elder' | 'guardian';

/** A rule that applied as a sentence; `currency` is the payment's. */
export const reasonSentence = (
  { rule, facts }: Pick<Reason, 'rule' | 'facts'>,
  currency: string,
  reader: Reader = 'elder',
): string => ((reader === 'guardian' ? ABOUT_THEM[rule] : undefined) ?? SENTENCES[rule])(facts, currency);

/** What is said instead to who may not see amounts, where a sentence tells an amount, the payee, how it was paid or of other payments; null: nothing. */
const WITHOUT_AMOUNTS: Partial<Record<RuleName, string | null>> = {
  amount: null,
  drain: null,
  burst: null,
  repeated: null,
  'known-scam': t`It goes to somebody named in scam reports.`,
  'risky-rail': t`It’s paid in a way that can hardly be undone.`,
};

/** The two weightiest reasons in one text; without amounts for who may not see them. */
export function describeReasons(
  reasons: readonly Reason[],
  currency: string,
  { withAmounts, reader }: { withAmounts: boolean; reader: Reader },
): string {
  const told = reasons
    .filter(({ rule, points }) => points > 0 && (withAmounts || WITHOUT_AMOUNTS[rule] !== null))
    .toSorted((one, other) => other.points - one.points);
  const sentences = told
    .slice(0, 2)
    .map((one) => (withAmounts ? null : WITHOUT_AMOUNTS[one.rule]) ?? reasonSentence(one, currency, reader));
  return sentences.length > 0 ? sentences.join(' ') : t`A payment looks like a scam.`;
}
