import type { ContactMethod } from '../catalogue/contact-methods.ts';
import type { ScamType } from '../catalogue/scam-types.ts';
import { type MoneyBand, moneyBand } from '../privacy/money-bands.ts';
import { keepWholeGroups, PUBLIC_MIN_COUNT, publicFigure } from '../privacy/public-figures.ts';

/** What a report adds to the figures; no words of it. */
export interface CountedReport {
  id: string;
  reporterId: string;
  /** When it begins to count (`public-figures.ts`). */
  countedFrom: Date;
  scamType: ScamType;
  contactMethod: ContactMethod;
  /** The day it happened, `YYYY-MM-DD`. */
  dateOccurred: string;
  amountCents: number | null;
  amountCurrency: string | null;
}

/** A figure of at least five people, and the reports it was counted from. */
export interface Figure<T> {
  value: T;
  /** In steps of five. */
  people: number;
  reportIds: string[];
}

type Person = readonly CountedReport[];

/** The people whose reports count, in whole groups of five, each with their reports. */
export function countPeople(reports: readonly CountedReport[], now: Date): Person[] {
  const people = [...Map.groupBy(reports, ({ reporterId }) => reporterId).values()].map((mine) => ({
    mine: mine.filter(({ countedFrom }) => countedFrom <= now),
    countedFrom: new Date(Math.min(...mine.map((report) => report.countedFrom.getTime()))),
  }));
  return keepWholeGroups(people, now).map(({ mine }) => mine);
}

/** The values that at least five people's reports have, the commonest first. */
export function commonValues<T extends string>(
  people: readonly Person[],
  read: (report: CountedReport) => T,
): Figure<T>[] {
  const values = [...new Set(people.flatMap((mine) => mine.map(read)))];
  return values
    .flatMap((value) => {
      const having = people.map((mine) => mine.filter((report) => read(report) === value));
      return figureOf(
        value,
        having.filter((mine) => mine.length > 0),
      );
    })
    .sort((a, b) => b.people - a.people || (a.value < b.value ? -1 : 1));
}

function figureOf<T>(value: T, people: readonly Person[]): Figure<T>[] {
  const figure = publicFigure(people.length);
  if (figure === null) return [];
  return [{ value, people: figure, reportIds: people.flatMap((mine) => mine.map(({ id }) => id)) }];
}

/** A month, a quarter or a year. */
const GRAINS: readonly ((day: string) => string)[] = [
  (day) => day.slice(0, 7),
  (day) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
  (day) => day.slice(0, 4),
];

/**
 * The first and the last time that at least five people name, as fine as that allows: a day, and the ends of all dates, would each be
 * one person's. Null where not even a year is named by five.
 */
export function commonTimes(people: readonly Person[]): [Figure<string>, Figure<string>] | null {
  for (const grain of GRAINS) {
    const found = commonValues(people, ({ dateOccurred }) => grain(dateOccurred)).sort((a, b) =>
      a.value < b.value ? -1 : 1,
    );
    const [first, last] = [found[0], found.at(-1)];
    if (first && last) return [first, last];
  }
  return null;
}

/** For each currency in which at least five people name a sum: the band in which the middle one of their largest sums lies. */
export function typicalSums(people: readonly Person[]): Figure<{ currency: string; band: MoneyBand }>[] {
  const currencies = [
    ...new Set(people.flatMap((mine) => mine.flatMap(({ amountCurrency }) => amountCurrency ?? []))),
  ].sort();
  return currencies.flatMap((currency) => {
    const having = people
      .map((mine) =>
        mine.filter((report) => report.amountCurrency === currency && (report.amountCents ?? 0) > 0),
      )
      .filter((mine) => mine.length > 0);
    if (having.length < PUBLIC_MIN_COUNT) return [];
    const sums = having.map((mine) => Math.max(...mine.map(({ amountCents }) => amountCents ?? 0)));
    const middle = sums.toSorted((a, b) => a - b)[Math.floor((sums.length - 1) / 2)] ?? 0;
    return figureOf({ currency, band: moneyBand(middle) }, having);
  });
}
