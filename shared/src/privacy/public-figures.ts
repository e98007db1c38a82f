/** Minimum of people in a public figure (k-anonymity). */
export const PUBLIC_MIN_COUNT = 5;
/**
 * Days after which an unconfirmed account counts in figures of people. Otherwise four fake accounts could reveal what
 * one real report says (Sybil attack).
 */
export const COUNTED_AFTER_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a report begins to count in figures: once submitted, with its account confirmed or old enough. */
export function countedFrom(reportedAt: Date, account: { createdAt: Date; confirmedAt: Date | null }): Date {
  const aged = account.createdAt.getTime() + COUNTED_AFTER_DAYS * DAY_MS;
  const known = Math.min(aged, account.confirmedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return new Date(Math.max(reportedAt.getTime(), known));
}

/** A public count in steps of five, so that one person never shows; null for too few. */
export const publicFigure = (count: number): number | null =>
  count >= PUBLIC_MIN_COUNT ? count - (count % PUBLIC_MIN_COUNT) : null;

/**
 * The people behind a figure: whole groups of five in the order in which they began to count. A figure changes by at
 * least five people at once, so that differences reveal nobody.
 */
export function keepWholeGroups<Person extends { countedFrom: Date }>(
  people: readonly Person[],
  now: Date,
): Person[] {
  const counted = people
    .filter((person) => person.countedFrom <= now)
    .sort((a, b) => a.countedFrom.getTime() - b.countedFrom.getTime());
  return counted.slice(0, publicFigure(counted.length) ?? 0);
}

/** A public share in percent, in quarters, so that it reveals neither who nor how many. */
export const publicShare = (count: number, of: number): number | null =>
  of < PUBLIC_MIN_COUNT ? null : Math.round((count / of) * 4) * 25;
