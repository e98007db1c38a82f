import { DAYS, type Household, type Story } from './load-data.ts';

/** Day 0 of every household. */
const FIRST_YEAR = 2020;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A story is preceded by so many months of its household's ordinary payments. */
const HISTORY_MONTHS = 5;
/** Story 01 begins on the first of the month after this one, story 02 a month later, and so on. */
const MONTH_BEFORE_STORIES = 24;

export interface HouseholdPayment {
  externalId: string;
  /** Whole cents, without a sign. */
  amount: number;
  currency: string;
  direction: 'in' | 'out';
  payee: string;
  description: string;
  channel: string;
  /** ISO 8601 UTC. */
  occurredAt: string;
}

/** A payment with what is true of it, and what the elder could have told of its moment. */
export interface LabelledPayment extends HouseholdPayment {
  isFraud: boolean;
  isOnPhone: boolean;
  isToldSecret: boolean;
  isRemoteSession: boolean;
  knownIndicator: boolean;
}

export interface UnrolledStory {
  /** Before the history, so that the story begins with the elder's balance. */
  openingBalanceCents: number;
  /** The first moment of day 0, ISO 8601 UTC: what is earlier is history. */
  startsAt: string;
  payments: LabelledPayment[];
}

/** Five years of a household's payments in the order of time; the same household gives the same payments. */
export const unrollHousehold = (household: Household): HouseholdPayment[] =>
  [...ordinaryPayments(household), ...eventPayments(household)].toSorted(byTime);

/**
 * A story's payments after five months of its household's bills and habits. The household's single events are left out: they
 * belong to another life and other sums.
 */
export function unrollStory(story: Story, household: Household): UnrolledStory {
  const month = MONTH_BEFORE_STORIES + Number(story.id.slice(0, 2));
  const day = dayOf(month, 1);
  const startsAt = utcOf(day, '00:00', household.timeZone);
  const historyFrom = utcOf(dayOf(month - HISTORY_MONTHS, 1), '00:00', household.timeZone);
  const history = ordinaryPayments(household)
    .filter(({ occurredAt }) => occurredAt >= historyFrom && occurredAt < startsAt)
    .map(
      (payment): LabelledPayment => ({
        ...payment,
        externalId: `${story.id}/${payment.externalId}`,
        isFraud: false,
        isOnPhone: false,
        isToldSecret: false,
        isRemoteSession: false,
        knownIndicator: false,
      }),
    );
  const told = story.payments.map(
    ({ day: offset, time: at, ...payment }, place): LabelledPayment => ({
      externalId: `${story.id}/${number(place)}`,
      currency: story.elder.currency,
      ...payment,
      occurredAt: utcOf(day + offset, at, household.timeZone),
    }),
  );
  return {
    openingBalanceCents: story.elder.balanceCents - history.reduce((sum, one) => sum + signed(one), 0),
    startsAt,
    payments: [...history, ...told].toSorted(byTime),
  };
}

/** What a payment does to the balance. */
export const signed = ({ direction: way, amount }: Pick<HouseholdPayment, 'direction' | 'amount'>): number =>
  way === 'in' ? amount : -amount;

/** Bills and habits. */
function ordinaryPayments(household: Household): HouseholdPayment[] {
  const { id, currency: money, timeZone } = household;
  const bills = household.recurring.flatMap((one, place) =>
    daysOf(one).map((day, turn): HouseholdPayment => {
      const years = yearOf(day) - FIRST_YEAR;
      return {
        externalId: `${id}/bill-${number(place)}/${number(turn)}`,
        amount: Math.round(one.cents * (1 + one.yearlyRisePercent / 100) ** years),
        currency: money,
        direction: one.direction,
        ...named(one),
        occurredAt: utcOf(day, one.time, timeZone),
      };
    }),
  );
  const habits = household.habits.flatMap((one, place) => {
    const payees = 'payees' in one ? one.payees : [one.payee];
    const turns = Math.ceil((DAYS - one.startDay) / one.everyDays);
    return Array.from(
      { length: turns },
      (_, turn): HouseholdPayment => ({
        externalId: `${id}/habit-${number(place)}/${number(turn)}`,
        amount: inTurn(one.cents, turn),
        currency: money,
        direction: 'out',
        ...named({ ...one, payee: inTurn(payees, turn) }),
        occurredAt: utcOf(one.startDay + turn * one.everyDays, one.time, timeZone),
      }),
    );
  });
  return [...bills, ...habits];
}

function eventPayments({ id, currency: money, timeZone, events }: Household): HouseholdPayment[] {
  return events.map(
    (one, place): HouseholdPayment => ({
      externalId: `${id}/event-${number(place)}`,
      amount: one.cents,
      currency: money,
      direction: one.direction,
      ...named(one),
      occurredAt: utcOf(one.day, one.time, timeZone),
    }),
  );
}

/** The days on which a bill is booked; what is due on a weekend is booked on Monday. */
function daysOf(one: Household['recurring'][number]): number[] {
  const due =
    'everyMonths' in one
      ? monthsOf(one).map((month) => dayOf(month, one.dayOfMonth))
      : range(one.startDay, DAYS, one.everyWeeks * 7).filter(
          (day) => day >= dayOf(one.fromMonth, 1) && day < dayOf(one.toMonth + 1, 1),
        );
  return due.map(nextBankDay).filter((day) => day < DAYS);
}

const monthsOf = (one: { fromMonth: number; toMonth: number; everyMonths: number }): number[] =>
  range(one.fromMonth, one.toMonth + 1, one.everyMonths);

const range = (from: number, until: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((until - from) / step)) }, (_, turn) => from + turn * step);

/** The day offset of a day of a month; the 31st of a short month is its last day. */
function dayOf(month: number, dayOfMonth: number): number {
  const last = new Date(Date.UTC(FIRST_YEAR, month + 1, 0)).getUTCDate();
  return (Date.UTC(FIRST_YEAR, month, Math.min(dayOfMonth, last)) - Date.UTC(FIRST_YEAR, 0, 1)) / DAY_MS;
}

const dateOf = (day: number): Date => new Date(Date.UTC(FIRST_YEAR, 0, 1) + day * DAY_MS);
const yearOf = (day: number): number => dateOf(day).getUTCFullYear();

function nextBankDay(day: number): number {
  const weekday = dateOf(day).getUTCDay();
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}

/** A local time as UTC. The offset is asked twice, because a guess may lie on the other side of a change of the clocks. */
function utcOf(day: number, at: string, timeZone: string): string {
  const local = dateOf(day).getTime() + minutesOf(at) * 60_000;
  const guess = local - offsetAt(local, timeZone);
  return new Date(local - offsetAt(guess, timeZone)).toISOString();
}

function minutesOf(at: string): number {
  const [hours, minutes] = at.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(moment);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - moment;
}

const named = ({ payee, description, channel }: { payee: string; description: string; channel: string }) => ({
  payee,
  description,
  channel,
});

function inTurn<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('Nothing to take in turn');
  return value;
}

const number = (place: number): string => String(place).padStart(3, '0');

const byTime = (a: HouseholdPayment, b: HouseholdPayment): number =>
  Date.parse(a.occurredAt) - Date.parse(b.occurredAt) || (a.externalId < b.externalId ? -1 : 1);
