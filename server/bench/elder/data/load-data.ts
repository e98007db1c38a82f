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

/** 2020 to 2024, with two leap years. */
export const DAYS = 1_827;
/** When a bill is booked that tells no time of its own. */
const BOOKED_AT = '08:00';

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
