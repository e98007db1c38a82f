import { describe, expect, test } from 'vitest';
import { payeeKey } from './payee-key.ts';
import type { PaymentInput } from './payment.ts';
import { openingBalance, PaymentHistory } from './payment-history.ts';
import { railOf } from './payment-rail.ts';
import { describeReasons, reasonSentence } from './reason-sentences.ts';
import { isRecurringBill } from './recurring.ts';
import { NOTHING_KNOWN, replayPayments } from './replay.ts';
import { judgePayment, RULE_NAMES, RULE_POINTS, type ScamMatch, type Situation } from './rules.ts';
import { DEFAULT_USUAL_HOURS, type PastPayment, situationOf } from './situation.ts';

const CALM: Situation = {
  direction: 'out',
  amount: 2_000,
  threshold: 50_000,
  rail: 'card',
  isNewPayee: false,
  isRecurringBill: false,
  isUnusual: false,
  isAfterAlert: false,
  isRising: false,
  balance: null,
  sentInDay: 2_000,
  paymentsInHour: 1,
  paymentsToPayeeInDay: 1,
  isOutsideHours: false,
  isOnCall: false,
  isSecret: false,
  isAllowed: false,
  matches: [],
};
const MATCH: ScamMatch = {
  indicatorId: 'i',
  type: 'btc',
  defanged: 'bc1q…',
  reports: 3,
};
const judge = (changes: Partial<Situation>) => {
  const { points, status } = judgePayment({ ...CALM, ...changes });
  return [points, status];
};

describe('the points of the rules', () => {
  test.for([
    ['an ordinary payment', {}, 0, 'cleared'],
    ['an amount at the threshold', { amount: 50_000 }, 15, 'cleared'],
    ['a cent below it', { amount: 49_999 }, 0, 'cleared'],
    ['a new payee', { isNewPayee: true }, 15, 'cleared'],
    ['more than half of the balance', { balance: 3_999, sentInDay: 2_000 }, 30, 'cleared'],
    ['exactly half of it', { balance: 4_000, sentInDay: 2_000 }, 0, 'cleared'],
    ['a risky rail', { rail: 'crypto' }, 20, 'cleared'],
    ['person to person to somebody known', { rail: 'person_to_person' }, 0, 'cleared'],
    ['person to person to a stranger', { rail: 'person_to_person', isNewPayee: true }, 35, 'cleared'],
    ['a confirmed scam', { matches: [MATCH] }, 60, 'flagged'],
    ['much more than ever this way', { isUnusual: true }, 20, 'cleared'],
    ['days after another alert', { isAfterAlert: true }, 35, 'cleared'],
    ['to somebody new, days after another alert', { isAfterAlert: true, isNewPayee: true }, 50, 'flagged'],
    ['clearly more than the last time', { isRising: true }, 20, 'cleared'],
    ['cash as usual', { rail: 'cash' }, 0, 'cleared'],
    ['much more cash than usual', { rail: 'cash', isUnusual: true }, 40, 'cleared'],
    ['three payments in an hour', { paymentsInHour: 3 }, 15, 'cleared'],
    ['two payments to one payee within a day', { paymentsToPayeeInDay: 2 }, 0, 'cleared'],
    ['three payments to one payee within a day', { paymentsToPayeeInDay: 3 }, 50, 'flagged'],
    ['three to a payee that is allowed', { paymentsToPayeeInDay: 3, isAllowed: true }, 10, 'cleared'],
    ['outside the usual hours', { isOutsideHours: true }, 5, 'cleared'],
    ['on a call', { isOnCall: true }, 35, 'cleared'],
    ['to somebody new, on a call', { isOnCall: true, isNewPayee: true }, 50, 'flagged'],
    ['to be kept secret', { isSecret: true }, 40, 'cleared'],
    ['fifty points', { amount: 50_000, isNewPayee: true, rail: 'crypto' }, 50, 'flagged'],
    [
      'seventy-five points',
      { amount: 50_000, rail: 'crypto', isOnCall: true, isOutsideHours: true },
      75,
      'flagged',
    ],
    [
      'eighty points',
      { isSecret: true, isOutsideHours: true, isNewPayee: true, rail: 'gift_card' },
      80,
      'intercepted',
    ],
    ['eighty points to a confirmed scam', { matches: [MATCH], rail: 'crypto' }, 80, 'blocked'],
    [
      'an allowed payee',
      { amount: 50_000, isNewPayee: true, rail: 'crypto', isAllowed: true },
      10,
      'cleared',
    ],
    ['an allowance never goes below zero', { isAllowed: true }, 0, 'cleared'],
    [
      'an allowance does not count for a confirmed scam',
      { matches: [MATCH], isAllowed: true },
      60,
      'flagged',
    ],
    ['a recurring bill', { isRecurringBill: true, amount: 90_000, isSecret: true }, 0, 'cleared'],
    ['a recurring bill to a confirmed scam', { isRecurringBill: true, matches: [MATCH] }, 60, 'flagged'],
    ['money that comes in', { direction: 'in', matches: [MATCH], isSecret: true }, 0, 'cleared'],
  ] as const)('%s', ([, changes, points, status]) =>
    expect(judge(changes as Partial<Situation>)).toEqual([points, status]),
  );
});

test('every rule has a sentence, without placeholders, in full', () => {
  const facts = {
    value: 'bc1q…',
    reports: 3,
    percent: 80,
    rail: 'crypto',
    amount: 95_000,
    threshold: 50_000,
    payments: 3,
  };
  for (const rule of RULE_NAMES) {
    const sentence = reasonSentence({ rule, facts }, 'USD');
    expect(sentence).toMatch(/^[“\p{Lu}].+\.$/u);
    expect(sentence).not.toMatch(/undefined|NaN|null/u);
    if (RULE_POINTS[rule] > 0)
      expect(reasonSentence({ rule, facts }, 'USD', 'guardian')).not.toMatch(/\byou/iu);
  }
});

test('the text of an alert without amounts tells none', () => {
  const reasons = (['amount', 'drain', 'new-payee'] as const).map((rule) => ({
    rule,
    points: RULE_POINTS[rule],
    facts: { amount: 95_000, threshold: 50_000, percent: 80 },
  }));
  expect(describeReasons(reasons, 'USD', { withAmounts: false, reader: 'guardian' })).not.toMatch(/\d/u);
  expect(describeReasons(reasons, 'USD', { withAmounts: true, reader: 'elder' })).toContain('80%');
});

test.for([
  [
    { rule: 'known-scam', points: 100, facts: { value: 'scamthree[.]top', reports: 3 } },
    'It goes to somebody named in scam reports.',
  ],
  [
    { rule: 'risky-rail', points: 30, facts: { rail: 'crypto' } },
    'It’s paid in a way that can hardly be undone.',
  ],
  [{ rule: 'burst', points: 15, facts: { payments: 6 } }, 'A payment looks like a scam.'],
  [{ rule: 'repeated', points: 50, facts: { payments: 3 } }, 'A payment looks like a scam.'],
] as const)(
  'who may not see amounts is told of $0.rule neither payee nor way nor other payments',
  ([reason, said]) => {
    expect(describeReasons([reason], 'USD', { withAmounts: false, reader: 'guardian' })).toBe(said);
    expect(describeReasons([reason], 'USD', { withAmounts: true, reader: 'guardian' })).toBe(
      reasonSentence(reason, 'USD', 'guardian'),
    );
  },
);

describe('the rail of a payment', () => {
  test.for([
    ['WIRE OUT INTL', 'Some Bank', '', 'wire_abroad'],
    ['DEBIT CARD', 'COINBASE.COM', '', 'crypto'],
    ['POS', 'TARGET 0012', 'GIFT CARD', 'gift_card'],
    ['ZELLE', 'ANN LEE', '', 'person_to_person'],
    ['FASTER PAYMENT', 'J SMITH', '', 'person_to_person'],
    ['BIZUM', 'Jardinero', '', 'person_to_person'],
    ['CHECK', 'CHECK 1043', '', 'check'],
    ['ATM', 'ATM WITHDRAWAL', '', 'cash'],
    ['AUTOPAY', 'WATER WORKS', '', 'bank_debit'],
    ['SEPA-UEBERWEISUNG', 'Klempner Meier', 'Rechnung', 'transfer'],
    ['', 'The Corner Bakery', '', 'unknown'],
    // Part of a word is no word: "Swiftlet Books" is no SWIFT transfer, "Kraken Rum" in a bar is not told apart.
    ['DEBIT CARD', 'SWIFTLET BOOKS', '', 'card'],
  ] as const)('%s %s is %s', ([channel, payee, description, rail]) =>
    expect(railOf({ channel, payee, description })).toBe(rail),
  );
});

describe('the key of a payee', () => {
  test.for([
    ['POS PURCHASE TARGET 00012', 'target'],
    ['Target #4411', 'target'],
    ['CHECK 1043', ''],
    ['CHECK TO BOB ROOFER', 'bob roofer'],
    ['ZELLE TO Ann Lee', 'ann lee'],
    ['Müller & Söhne GmbH', 'müller söhne'],
    ['123456', '123456'],
    ['', ''],
  ] as const)('%s', ([payee, key]) => expect(payeeKey(payee)).toBe(key));
});

describe('a recurring bill', () => {
  const DAY_MS = 86_400_000;
  const monthly = [30, 61, 91].map((days) => ({ amount: 8_000, atMs: -days * DAY_MS }));
  const bill = { amount: 8_200, atMs: 0, rail: 'bank_debit' as const };
  test('comes in the rhythm of the ones before, and is not much more', () =>
    expect(isRecurringBill(bill, monthly)).toBe(true));
  test('is none when it is much more', () =>
    expect(isRecurringBill({ ...bill, amount: 12_000 }, monthly)).toBe(false));
  test('is none on a risky rail', () =>
    expect(isRecurringBill({ ...bill, rail: 'person_to_person' }, monthly)).toBe(false));
  test('is none out of the rhythm', () =>
    expect(isRecurringBill({ ...bill, atMs: 12 * DAY_MS }, monthly)).toBe(false));
  test('is none after a single payment', () =>
    expect(isRecurringBill(bill, monthly.slice(0, 1))).toBe(false));
});

const pay = (changes: Partial<PaymentInput>): PaymentInput => ({
  externalId: 'p',
  amount: 60_000,
  currency: 'USD',
  direction: 'out',
  payee: 'Ann Lee',
  description: '',
  channel: 'ZELLE',
  occurredAt: '2026-02-01T15:00:00Z',
  ...changes,
});
const SETTINGS = { transactionThreshold: 500, timeZone: 'UTC', usualHours: DEFAULT_USUAL_HOURS };
const rulesOf = (payments: PaymentInput[]) =>
  replayPayments(payments, SETTINGS).map(({ judgement }) => judgement.reasons.map(({ rule }) => rule));

describe('what a payment is judged by', () => {
  test('a payee stays new for a month after the first payment that went through', () => {
    const small = { amount: 1_000, channel: 'card' };
    const days = ['02-01', '03-02', '03-04'].map((day) =>
      pay({ ...small, externalId: day, occurredAt: `2026-${day}T15:00:00Z` }),
    );
    expect(rulesOf(days)).toEqual([['new-payee'], ['new-payee'], []]);
  });

  test('a payment that was flagged does not make its payee known', () => {
    const first = pay({ externalId: 'a', description: 'keep it secret' });
    const later = pay({ externalId: 'b', occurredAt: '2026-02-20T15:00:00Z' });
    expect(rulesOf([first, later])[1]).toContain('new-payee');
  });

  test('the hour counts where the elder lives, and not for a date without a time', () => {
    const night = pay({ occurredAt: '2026-02-01T05:30:00Z' });
    const rules = (payment: PaymentInput, timeZone: string) =>
      replayPayments([payment], { ...SETTINGS, timeZone })[0]?.judgement.reasons.map(({ rule }) => rule);
    expect(rules(night, 'UTC')).toContain('odd-hours');
    expect(rules(night, 'Asia/Tokyo')).not.toContain('odd-hours');
    expect(rules(pay({ occurredAt: '2026-02-01T12:00:00.000Z' }), 'Asia/Tokyo')).not.toContain('odd-hours');
  });

  test('a threshold in dollars means about as much in another currency', () => {
    const rules = (currency: string, amount: number) =>
      replayPayments([pay({ currency, amount })], SETTINGS)[0]?.judgement.reasons.map(({ rule }) => rule);
    expect(rules('JPY', 7_400_000)).not.toContain('amount');
    expect(rules('JPY', 7_500_000)).toContain('amount');
  });

  test('the balance falls with what was sent, so that a drain in parts is seen', () => {
    const opening = { amount: 300_000, currency: 'USD', asOf: '2026-01-31T00:00:00Z' };
    const parts = [9, 11, 13].map((hour) =>
      pay({
        externalId: String(hour),
        payee: `Shop ${hour}`,
        channel: 'card',
        occurredAt: `2026-02-01T${String(hour).padStart(2, '0')}:05:00Z`,
      }),
    );
    const drained = replayPayments(parts, SETTINGS, { ...NOTHING_KNOWN, opening }).map(({ judgement }) =>
      judgement.reasons.some(({ rule }) => rule === 'drain'),
    );
    expect(drained).toEqual([false, false, true]);
  });

  test('a statement’s closing balance tells the opening one', () => {
    const payments = [
      pay({ externalId: 'a', amount: 5_000, occurredAt: '2026-02-01T10:00:00Z' }),
      pay({ externalId: 'b', amount: 2_000, direction: 'in', occurredAt: '2026-02-02T10:00:00Z' }),
    ];
    const closing = { amount: 10_000, currency: 'USD', asOf: '2026-02-03T00:00:00Z' };
    expect(openingBalance(closing, payments)).toEqual({
      amount: 13_000,
      currency: 'USD',
      asOf: '2026-02-01T10:00:00Z',
    });
  });
});

describe('a sum that rises', () => {
  const transfers = (second: Partial<PaymentInput>, first: Partial<PaymentInput> = {}) =>
    rulesOf([
      pay({ externalId: 'a', amount: 20_000, channel: 'card', occurredAt: '2026-02-01T15:00:00Z', ...first }),
      pay({
        externalId: 'b',
        amount: 30_000,
        channel: 'card',
        occurredAt: '2026-03-20T15:00:00Z',
        ...second,
      }),
    ])[1];
  test('is half as much again, to somebody known for less than three months', () =>
    expect(transfers({})).toEqual(['rising']));
  test('is none a cent below', () => expect(transfers({ amount: 29_999 })).toEqual([]));
  test('is twice as much after three months', () => {
    expect(transfers({ occurredAt: '2026-05-03T15:00:00Z' })).toEqual([]);
    expect(transfers({ occurredAt: '2026-05-03T15:00:00Z', amount: 40_000 })).toEqual(['rising']);
  });
  test('is none in another currency', () => expect(transfers({ currency: 'EUR' })).toEqual([]));
  test('is no small change', () => expect(transfers({ amount: 4_000 }, { amount: 1_000 })).toEqual([]));
  test('is none in cash, which goes to nobody by name', () =>
    expect(transfers({ payee: 'ATM', channel: 'ATM' }, { payee: 'ATM', channel: 'ATM' })).toEqual([]));
});

describe('paying the same payee again and again', () => {
  const small = { amount: 420, channel: 'card', payee: 'Some Desk' };
  const at = (moment: string, changes: Partial<PaymentInput> = {}) =>
    pay({ ...small, externalId: moment, occurredAt: `2026-${moment}:00Z`, ...changes });
  const known = at('01-02T10:00');
  const raised = (...payments: PaymentInput[]) =>
    replayPayments([known, ...payments], SETTINGS)
      .filter(({ judgement }) => judgement.reasons.some(({ rule }) => rule === 'repeated'))
      .map(({ payment }) => payment.externalId);

  test('is seen from the third payment within a day on, of whatever sum', () =>
    expect(raised(at('03-01T08:00'), at('03-01T15:00'), at('03-02T07:59'), at('03-02T08:30'))).toEqual([
      '03-02T07:59',
      '03-02T08:30',
    ]));
  test('is not seen over more than a day, nor over several payees', () => {
    expect(raised(at('03-01T08:00'), at('03-01T15:00'), at('03-02T08:00'))).toEqual([]);
    expect(raised(at('03-01T08:00'), at('03-01T09:00'), at('03-01T10:00', { payee: 'Bakery' }))).toEqual([]);
  });
  test('is not seen in cash, which goes to nobody by name', () => {
    const atm = { payee: 'ATM', channel: 'ATM' };
    expect(raised(at('03-01T08:00', atm), at('03-01T09:00', atm), at('03-01T10:00', atm))).toEqual([]);
  });
  test('is a habit where it was found fine before, and none after an alert that nobody called fine', () => {
    const day = (date: string, status: PastPayment['status'], isReleased = false): PastPayment => ({
      ...{ amount: 420, currency: 'USD', direction: 'out', payeeKey: 'some desk', rail: 'card' },
      ...{ atMs: Date.parse(`2026-${date}:00Z`), status, isReleased },
    });
    const counted = (third: PastPayment) => {
      const history = new PaymentHistory(null);
      for (const past of [day('02-01T08:00', 'cleared'), day('02-01T09:00', 'cleared'), third])
        history.add(past);
      for (const past of [day('03-01T08:00', 'cleared'), day('03-01T09:00', 'cleared')]) history.add(past);
      const payment = at('03-01T10:00');
      const circumstances = { isOnCall: false, isSecret: false, allowances: [], matches: [] };
      return situationOf(payment, history.before(payment), SETTINGS, circumstances).paymentsToPayeeInDay;
    };
    expect(counted(day('02-01T10:00', 'flagged'))).toBe(3);
    expect(counted(day('02-01T10:00', 'flagged', true))).toBe(1);
  });
  test('points out the payments that the alert counts, known payee or not', () => {
    const told = replayPayments([known, at('03-01T08:00'), at('03-01T09:00'), at('03-01T10:00')], SETTINGS);
    expect(told.filter(({ isPointedOut }) => isPointedOut).map(({ payment }) => payment.externalId)).toEqual([
      '03-01T08:00',
      '03-01T09:00',
    ]);
  });
  test('within an hour is not said of payments with dates alone', () => {
    const noon = ['a', 'b', 'c'].map((externalId) => at('03-01T12:00', { externalId }));
    const rules = rulesOf([known, ...noon]).at(-1);
    expect(rules).toContain('repeated');
    expect(rules).not.toContain('burst');
  });
});

describe('a second look', () => {
  const small = { amount: 199, channel: 'card', payee: 'PARCEL FEE' };
  const alert = pay({
    externalId: 'alert',
    description: 'keep it secret',
    occurredAt: '2026-03-10T15:00:00Z',
  });
  /** Known long enough to have habits. */
  const atm = { payee: 'ATM', channel: 'ATM', amount: 12_500 };
  const longAgo = pay({
    ...small,
    externalId: 'first',
    payee: 'CORNER BAKERY',
    occurredAt: '2025-09-01T12:00:00Z',
  });
  const pointedOut = (...before: PaymentInput[]) =>
    replayPayments([...before, alert], SETTINGS)
      .filter(({ isPointedOut }) => isPointedOut)
      .map(({ payment }) => payment.externalId);
  test('falls on what went to somebody new in the month before an alert, and on nothing older', () =>
    expect(
      pointedOut(
        longAgo,
        pay({ ...small, externalId: 'old', payee: 'SOME SHOP', occurredAt: '2026-02-08T14:00:00Z' }),
        pay({ ...small, externalId: 'fee', occurredAt: '2026-02-08T15:00:00Z' }),
      ),
    ).toEqual(['fee']));
  test('falls on cash from a quarter of the threshold on', () =>
    expect(
      pointedOut(
        longAgo,
        pay({ ...atm, externalId: 'little', amount: 12_499, occurredAt: '2026-03-01T15:00:00Z' }),
        pay({ ...atm, externalId: 'much', occurredAt: '2026-03-02T15:00:00Z' }),
      ),
    ).toEqual(['much']));
  test('does not fall on cash of a sum that left three times in the half year before', () => {
    const habit = (...months: string[]) =>
      months.map((month) => pay({ ...atm, externalId: month, occurredAt: `2025-${month}-20T15:00:00Z` }));
    const now = pay({ ...atm, externalId: 'now', occurredAt: '2026-03-02T15:00:00Z' });
    expect(pointedOut(longAgo, ...habit('09', '10', '11'), now)).toEqual([]);
    expect(pointedOut(longAgo, ...habit('09', '10'), now)).toEqual(['now']);
    expect(pointedOut(longAgo, ...habit('09', '10', '11'), { ...now, amount: 12_501 })).toEqual(['now']);
  });
  test('falls on nothing while payments are known for less than two months, when everybody is new', () =>
    expect(
      pointedOut(
        { ...longAgo, occurredAt: '2026-01-07T15:00:00Z' },
        pay({ ...small, externalId: 'fee', occurredAt: '2026-03-08T15:00:00Z' }),
        pay({ ...small, externalId: 'early', payee: 'SOME SHOP', occurredAt: '2026-03-08T14:59:00Z' }),
      ),
    ).toEqual(['fee']));
  test('does not fall on what came in', () =>
    expect(
      pointedOut(pay({ ...small, externalId: 'in', direction: 'in', channel: 'ATM', amount: 90_000 })),
    ).toEqual([]));
});
