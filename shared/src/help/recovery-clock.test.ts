import { describe, expect, it, test } from 'vitest';
import { RAIL_ADVICE } from './rail-advice.ts';
import { RAIL_LABELS, RAILS, type Rail } from './rails.ts';
import { describeLeft, type Moment, recoveryClock } from './recovery-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const at = (text: string): Moment => ({ ms: Date.parse(`${text}Z`), day: text.slice(0, 10) });
const NOW = at('2026-03-11T12:00:00');
const ago = (hours: number): Moment => {
  const ms = NOW.ms - hours * HOUR_MS;
  return { ms, day: new Date(ms).toISOString().slice(0, 10) };
};
const clock = (rail: Rail, paidAt: Moment, amountUsd: number | null = null, now = NOW) =>
  recoveryClock({ rail, paidAt, now, amountUsd });
const words = (...of: Parameters<typeof clock>) => clock(...of).map(describeLeft);

describe('an international wire', () => {
  it('of 20 hours ago, of 50,000 US dollars or more, has 52 hours left', () => {
    for (const amount of [50_000, 80_000]) {
      const [first] = clock('wire_international', ago(20), amount);
      expect(first).toMatchObject({ left: { unit: 'hours', count: 52 }, isOver: false });
      expect(first?.limit.source.name).toContain('Financial Fraud Kill Chain');
      expect(words('wire_international', ago(20), amount)[0]).toBe('52 hours left');
    }
  });

  it('of less than 50,000 US dollars has no 72 hours, and of an unknown amount keeps them', () => {
    expect(words('wire_international', ago(20), 49_999.99)).toEqual(['Now: hours count']);
    expect(words('wire_international', ago(20))).toEqual(['52 hours left', 'Now: hours count']);
  });

  it('never rounds up', () => {
    expect(words('wire_international', ago(19.1))[0]).toBe('52 hours left');
    expect(words('wire_international', ago(71))[0]).toBe('1 hour left');
    expect(words('wire_international', ago(71.5))[0]).toBe('Less than 1 hour left');
    expect(words('wire_international', ago(72))[0]).toBe('The 72 hours are over');
  });
});

test('a domestic wire counts on its day', () => {
  expect(words('wire_domestic', at('2026-03-11T00:10:00'))).toEqual(['Today']);
  expect(words('wire_domestic', at('2026-03-10T23:50:00'))).toEqual(['This limit has passed']);
});

describe('Regulation E', () => {
  const lastDays = (paidOn: string) => clock('card', at(`${paidOn}T12:00:00`)).map(({ lastDay }) => lastDay);

  it('counts two business days: over a weekend, a holiday, and a holiday kept on Monday', () => {
    expect(lastDays('2026-03-09')[0]).toBe('2026-03-11');
    expect(lastDays('2026-03-05')[0]).toBe('2026-03-09');
    expect(lastDays('2026-03-06')[0]).toBe('2026-03-10');
    expect(lastDays('2026-03-07')[0]).toBe('2026-03-10');
    const before = (paidOn: string, now: string) =>
      clock('card', at(`${paidOn}T12:00:00`), null, at(`${now}T12:00:00`))[0]?.lastDay;
    // Thanksgiving is Thursday, 26 November.
    expect(before('2026-11-25', '2026-11-25')).toBe('2026-11-30');
    // 4 July 2027 is a Sunday, so banks close on Monday, the 5th.
    expect(before('2027-07-02', '2027-07-02')).toBe('2027-07-07');
    // 4 July 2026 is a Saturday: banks are open on the Friday before.
    expect(before('2026-07-02', '2026-07-02')).toBe('2026-07-06');
    // Memorial Day is the last Monday of May.
    expect(before('2026-05-22', '2026-05-22')).toBe('2026-05-27');
  });

  it('counts 60 days of the calendar, over the end of February too', () => {
    expect(lastDays('2026-02-10')[1]).toBe('2026-04-11');
    expect(clock('card', at('2028-02-01T12:00:00'), null, at('2028-02-02T12:00:00'))[1]?.lastDay).toBe(
      '2028-04-01',
    );
  });

  it('says which day is the last, and what has passed', () => {
    expect(words('bank_debit', at('2026-03-09T12:00:00'))).toEqual(['Today is the last day', '58 days left']);
    expect(words('bank_debit', at('2026-03-10T12:00:00'))[0]).toBe('1 day left');
    expect(words('bank_debit', at('2026-03-06T12:00:00'))[0]).toBe('This limit has passed');
    expect(words('bank_debit', at('2026-01-09T12:00:00'))).toEqual([
      'This limit has passed',
      'This limit has passed',
    ]);
  });
});

test('a payment in the future has no clock', () => {
  for (const rail of RAILS) expect(clock(rail, ago(-1))).toEqual([]);
});

describe.each(RAILS)('%s', (rail) => {
  const { call, steps, limits } = RAIL_ADVICE[rail];

  it('says whom to call, what to do first, and where each limit comes from', () => {
    expect([RAIL_LABELS[rail], call].every(Boolean)).toBe(true);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(limits.length).toBeGreaterThanOrEqual(1);
    for (const { source } of limits) expect(source.url).toMatch(/^https:\/\//u);
  });

  it('promises no money back and blames nobody', () => {
    const texts = [...steps, ...limits.map(({ says }) => says)].join('\n');
    expect(texts).not.toMatch(
      /\b(?:guarantee|we (?:will|can) (?:get|recover)|will be refunded|should have)\b/iu,
    );
  });

  it('has a clock for every time', () => {
    for (const hours of [0, 1, 30, 80, 24 * 61, 24 * 400])
      for (const said of words(rail, ago(hours))) expect(said).toMatch(/left|Today|Now|over|passed/u);
  });
});
