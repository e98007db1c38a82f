import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** `first` was there while the rules were made; `unseen` was written when they stood, by somebody who did not know them. */
export type DataSet = 'first' | 'unseen';
const FOLDERS: Readonly<Record<DataSet, string>> = {
  first: fileURLToPath(new URL('.', import.meta.url)),
  unseen: fileURLToPath(new URL('./unseen', import.meta.url)),
};

/** Day 0 of every household. */
const FIRST_YEAR = 2020;
const DAYS = 1_827;
const DAY_MS = 24 * 60 * 60 * 1000;
/** When a bill is booked that tells no time of its own. */
const BOOKED_AT = '08:00';
/** A story is preceded by so many months of its household's ordinary payments. */
const HISTORY_MONTHS = 5;
/** Story 01 begins on the first of the month after this one, story 02 a month later, and so on. */
const MONTH_BEFORE_STORIES = 24;

const text = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cents = v.pipe(v.number(), v.integer(), v.minValue(1));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'a time is written 09:30'));
const direction = v.picklist(['in', 'out']);
const currency = v.picklist(['USD', 'GBP', 'EUR']);
const country = v.picklist(['US', 'GB', 'DE', 'ES', 'FR']);
/** Who is paid, and how, in a bank's words. */
const line = { payee: text, description: text, channel: v.pipe(text, v.maxLength(60)) };

const bill = {
  ...line,
  direction,
  cents,
  /** Each January, as bills and pensions do. */
  yearlyRisePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(15)),
  fromMonth: count,
  toMonth: v.pipe(count, v.maxValue(59)),
  time: v.optional(time, BOOKED_AT),
};
const recurringSchema = v.union([
  v.strictObject({
    ...bill,
    everyMonths: v.pipe(count, v.minValue(1)),
    dayOfMonth: v.pipe(count, v.minValue(1), v.maxValue(31)),
  }),
  v.strictObject({ ...bill, everyWeeks: v.pipe(count, v.minValue(1)), startDay: count }),
]);
const habit = {
  description: text,
  channel: line.channel,
  everyDays: v.pipe(count, v.minValue(1)),
  startDay: count,
  time,
  /** Taken in turn. */
  cents: v.pipe(v.array(cents), v.minLength(1)),
};
const habitSchema = v.union([
  v.strictObject({ ...habit, payee: text }),
  /** Taken in turn, too. */
  v.strictObject({ ...habit, payees: v.pipe(v.array(text), v.minLength(1)) }),
]);
const eventSchema = v.strictObject({
  ...line,
  day: v.pipe(count, v.maxValue(DAYS - 1)),
  time,
  direction,
  cents,
  /** Why it happened. */
  note: text,
  /** It is honest, but somebody who knows only the statement might ask. */
  looksRisky: v.optional(v.boolean(), false),
});
const householdSchema = v.strictObject({
  id: text,
  country,
  currency,
  openingBalanceCents: cents,
  alertThresholdDollars: v.pipe(v.number(), v.minValue(1)),
  timeZone: text,
  recurring: v.array(recurringSchema),
  habits: v.array(habitSchema),
  events: v.array(eventSchema),
});
const householdsSchema = v.strictObject({ households: v.array(householdSchema) });
export type Household = v.InferOutput<typeof householdSchema>;

const labels = {
  isFraud: v.boolean(),
  isOnPhone: v.boolean(),
  isToldSecret: v.boolean(),
  isRemoteSession: v.boolean(),
  knownIndicator: v.boolean(),
};
const storySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^\d{2}-[a-z0-9-]+$/u, 'an id is written 03-safe-account')),
  title: text,
  pattern: text,
  elder: v.strictObject({
    age: v.pipe(count, v.minValue(60)),
    country,
    currency,
    balanceCents: cents,
    alertThresholdDollars: v.pipe(v.number(), v.minValue(1)),
  }),
  story: text,
  household: text,
  payments: v.array(v.strictObject({ ...line, day: count, time, amount: cents, direction, ...labels })),
});
export type Story = v.InferOutput<typeof storySchema>;

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

/** Loads the honest households of a set; a file that is wrong fails with its name. */
export async function loadHouseholds(set: DataSet = 'first'): Promise<Household[]> {
  const json = await readFile(join(FOLDERS[set], 'households.json'), 'utf8');
  return parse('households.json', householdsSchema, json).households;
}

/** Loads the stories of a set in the order of their numbers; a file that is wrong fails with its name. */
export async function loadStories(set: DataSet = 'first'): Promise<Story[]> {
  const folder = join(FOLDERS[set], 'stories');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const story = parse(name, storySchema, await readFile(join(folder, name), 'utf8'));
      if (`${story.id}.json` !== name) throw new Error(`${name}: the id inside is ${story.id}`);
      return story;
    }),
  );
}

/** Reads JSON of a schema; exported for the test of what a wrong file says. */
export function parse<T extends v.GenericSchema>(name: string, schema: T, json: string): v.InferOutput<T> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new Error(`${name}: this is not JSON`, { cause });
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${name}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
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
