import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadHouseholds, loadStories, parse } from './load-data.ts';
import { type HouseholdPayment, signed, unrollHousehold, unrollStory } from './unroll-household.ts';

const households = await loadHouseholds();
const stories = await loadStories();
const householdOf = (id: string) => {
  const household = households.find((one) => one.id === id);
  if (!household) throw new Error(`No household is called ${id}`);
  return household;
};

/** The lowest that a balance gets. */
function lowest(opening: number, payments: readonly HouseholdPayment[]): number {
  let balance = opening;
  return payments.reduce((low, payment) => {
    balance += signed(payment);
    return Math.min(low, balance);
  }, opening);
}

const ids = (payments: readonly { externalId: string }[]) => payments.map(({ externalId }) => externalId);
const isSorted = (payments: readonly HouseholdPayment[]) =>
  payments.every(({ occurredAt }, place) => occurredAt >= (payments[place - 1]?.occurredAt ?? ''));

test('there are six households, each with a name of its own', () => {
  expect(new Set(households.map(({ id }) => id)).size).toBe(6);
});

describe.each(households)('household $id', (household) => {
  const payments = unrollHousehold(household);

  test('lives through five years without an overdraft', () => {
    expect(payments.length).toBeGreaterThan(1_500);
    expect(new Set(payments.map(({ occurredAt }) => occurredAt.slice(0, 4))).size).toBeGreaterThanOrEqual(5);
    expect(lowest(household.openingBalanceCents, payments)).toBeGreaterThan(0);
  });

  test('has sixty single events, and a dozen that look risky', () => {
    expect(household.events.length).toBeGreaterThanOrEqual(60);
    expect(household.events.filter(({ looksRisky }) => looksRisky).length).toBeGreaterThanOrEqual(12);
    const risky = household.events.filter(({ looksRisky }) => looksRisky);
    expect(risky.every(({ direction }) => direction === 'out')).toBe(true);
  });

  test('gives the same payments again, in the order of time, each once', () => {
    expect(unrollHousehold(structuredClone(household))).toEqual(payments);
    expect(isSorted(payments)).toBe(true);
    expect(new Set(ids(payments)).size).toBe(payments.length);
    expect(payments.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
  });
});

test('there are twenty stories with numbers from 01 on', () => {
  const numbers = Array.from({ length: 20 }, (_, place) => String(place + 1).padStart(2, '0'));
  expect(stories.map(({ id }) => id.slice(0, 2))).toEqual(numbers);
});

test('what the elder tells, and what others reported, is the exception', () => {
  const told = stories.filter(({ payments }) =>
    payments.some((one) => one.isOnPhone || one.isToldSecret || one.isRemoteSession),
  );
  const known = stories.filter(({ payments }) => payments.some((one) => one.knownIndicator));
  expect(told.length).toBeLessThanOrEqual(6);
  expect(known.length).toBeLessThanOrEqual(5);
});

describe.each(stories)('story $id', (story) => {
  const household = householdOf(story.household);
  const { payments, openingBalanceCents, startsAt } = unrollStory(story, household);

  test('has one to eight frauds among honest payments', () => {
    const frauds = story.payments.filter(({ isFraud }) => isFraud);
    expect(frauds.length).toBeGreaterThanOrEqual(1);
    expect(frauds.length).toBeLessThanOrEqual(8);
    expect(frauds.every(({ direction }) => direction === 'out')).toBe(true);
    expect(story.payments.length - frauds.length).toBeGreaterThanOrEqual(2);
    expect(story.payments.length - frauds.length).toBeLessThanOrEqual(10);
    const marked = story.payments.filter(
      (one) => one.isOnPhone || one.isToldSecret || one.isRemoteSession || one.knownIndicator,
    );
    expect(marked.every(({ isFraud }) => isFraud)).toBe(true);
  });

  test('is told of an elder like the household', () => {
    expect(story.elder.country).toBe(household.country);
    expect(story.elder.currency).toBe(household.currency);
  });

  test('follows five honest months and begins with the balance of the elder', () => {
    const history = payments.filter(({ occurredAt }) => occurredAt < startsAt);
    expect(history.length).toBe(payments.length - story.payments.length);
    expect(history.length).toBeGreaterThan(100);
    expect(history.some(({ isFraud }) => isFraud)).toBe(false);
    const atStart = history.reduce((sum, one) => sum + signed(one), openingBalanceCents);
    expect(atStart).toBe(story.elder.balanceCents);
    expect(lowest(openingBalanceCents, payments)).toBeGreaterThan(0);
  });

  test('gives the same payments again, in the order of time, each once', () => {
    expect(unrollStory(structuredClone(story), household).payments).toEqual(payments);
    expect(isSorted(payments)).toBe(true);
    expect(new Set(ids(payments)).size).toBe(payments.length);
  });
});

test('an id belongs to one payment of all households and stories', () => {
  const all = [
    ...households.flatMap((one) => ids(unrollHousehold(one))),
    ...stories.flatMap((one) => ids(unrollStory(one, householdOf(one.household)).payments)),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('local times follow the clocks of the place, and weekends wait for Monday', () => {
  const [first] = households;
  if (!first) throw new Error('No household');
  const line = { payee: 'A', description: 'A', channel: 'ACH', direction: 'out', cents: 100 } as const;
  const event = { ...line, note: 'A', looksRisky: false };
  const times = unrollHousehold({
    ...first,
    timeZone: 'Europe/Berlin',
    recurring: [
      {
        ...line,
        cents: 1_000,
        everyMonths: 1,
        dayOfMonth: 31,
        yearlyRisePercent: 5,
        fromMonth: 1,
        toMonth: 13,
        time: '08:00',
      },
    ],
    habits: [],
    events: [
      { ...event, day: 87, time: '23:30' },
      { ...event, day: 88, time: '12:00' },
    ],
  }).map(({ occurredAt, amount }) => `${occurredAt} ${amount}`);
  // 2020-02-29 was a Saturday; the clocks went forward on 2020-03-29, day 88.
  expect(times.slice(0, 3)).toEqual([
    '2020-03-02T07:00:00.000Z 1000',
    '2020-03-28T22:30:00.000Z 100',
    '2020-03-29T10:00:00.000Z 100',
  ]);
  // 2021-01-31 and 2021-02-28 were Sundays; the price rose with the year.
  expect(times.slice(-2)).toEqual(['2021-02-01T07:00:00.000Z 1050', '2021-03-01T07:00:00.000Z 1050']);
});

test('a file that is wrong fails with its name and the place', () => {
  const schema = v.strictObject({ amount: v.pipe(v.number(), v.integer('whole cents')) });
  expect(() => parse('a.json', schema, '{')).toThrow('a.json: this is not JSON');
  expect(() => parse('a.json', schema, '{"amount":1.5}')).toThrow('a.json: amount: whole cents');
  expect(() => parse('a.json', schema, '{"amount":1,"sum":2}')).toThrow('a.json: sum');
});
