/** Fewer people than this could be recognised in a figure. */
export const PUBLIC_MIN_COUNT = 5;
/**
 * Days after which an account nobody vouched for counts in figures of people. Four made up in an afternoon, beside one real
 * report, would else read off the figures what that one report says.
 */
export const COUNTED_AFTER_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on somebody's report counts in figures: once it is there, and its account is confirmed or old enough. */
export function countedFrom(reportedAt: Date, account: { createdAt: Date; confirmedAt: Date | null }): Date {
  const aged = account.createdAt.getTime() + COUNTED_AFTER_DAYS * DAY_MS;
  const known = Math.min(aged, account.confirmedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return new Date(Math.max(reportedAt.getTime(), known));
}

/** A figure for everybody in steps of five, or null where it would tell of too few people: it never moves by one person. */
export const publicFigure = (count: number): number | null =>
  count >= PUBLIC_MIN_COUNT ? count - (count % PUBLIC_MIN_COUNT) : null;

/**
 * The people a figure is made of: whole groups of five in the order in which they began to count. Between two looks at a figure
 * at least five people have come in, so that nobody's part can be read off the difference.
 */
export function settled<Person extends { countedFrom: Date }>(
  people: readonly Person[],
  now: Date,
): Person[] {
  const counted = people
    .filter((person) => person.countedFrom <= now)
    .sort((a, b) => a.countedFrom.getTime() - b.countedFrom.getTime());
  return counted.slice(0, publicFigure(counted.length) ?? 0);
}

/** A share in percent for everybody: in quarters, so that it says neither who nor how many. */
export const publicShare = (count: number, of: number): number | null =>
  of < PUBLIC_MIN_COUNT ? null : Math.round((count / of) * 4) * 25;
