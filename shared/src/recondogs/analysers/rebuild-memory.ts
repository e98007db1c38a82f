import { t } from '@fap/shared/kernel/words.ts';
import type { Analyser, Citation, EvidenceFile } from '../cluster-evidence.ts';
import { reportsOf } from '../exhibits.ts';
import { parseFileTime } from '../file-times.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE_IN_TEXT = new RegExp(
  String.raw`\b(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})(?:st|nd|rd|th)? (${MONTHS}) (\d{4})|(${MONTHS}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))\b`,
  'giu',
);

/** Days on either side of a reported day. */
const CASE_DAYS = 2 * 365;

const WRITTEN_DATES: readonly (readonly [RegExp, string])[] = [
  [/^(?:date time original|create date)$/iu, t`A picture was taken.`],
  [/^(?:creation date|created)$/iu, t`A document was made.`],
  [/^date$/iu, t`An email was sent.`],
  [/^recorded at$/iu, t`A visit was recorded.`],
];

interface DatedEvent {
  day: string;
  /** A sentence. */
  what: string;
  citation: Citation;
}

/** Memory Rebuilder: one timeline from every day that the evidence names or bears. */
export const rebuildMemory: Analyser = (evidence) => {
  const { texts, files } = evidence;
  const reports = reportsOf(evidence);
  const events: DatedEvent[] = [
    ...reports.map(({ exhibit, occurredOn }) => ({
      day: occurredOn,
      what: t`Reported as having happened.`,
      citation: { exhibit },
    })),
    ...texts.flatMap(({ exhibit, text, occurredOn, receivedAt }) =>
      [...text.matchAll(DATE_IN_TEXT)].flatMap((match) => {
        const day = parseDay(match);
        if (day === null || !isOfTheCase(day, occurredOn ?? receivedAt)) return [];
        const citation = { exhibit, start: match.index, end: match.index + match[0].length };
        return [
          { day, what: occurredOn === null ? t`Named in a file.` : t`Named in the account.`, citation },
        ];
      }),
    ),
    ...reports.map(({ exhibit, receivedAt }) => ({
      day: receivedAt.slice(0, 10),
      what: t`Reported to the platform.`,
      citation: { exhibit },
    })),
    ...files.map(({ exhibit, receivedAt }) => ({
      day: receivedAt.slice(0, 10),
      what: t`An exhibit was handed in.`,
      citation: { exhibit },
    })),
    ...files.flatMap((file) => datesIn(file)),
  ];
  const timeline = Map.groupBy(events, ({ day, what }) => `${day} ${what}`);
  return {
    findings: [...timeline]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, same]) => {
        const [first] = same;
        if (!first) return [];
        const times = same.length === 1 ? [] : [t`It is there ${same.length} times.`];
        return {
          title: first.day,
          detail: [first.what, ...times].join(' '),
          citations: same.map(({ citation }) => citation),
        };
      }),
  };
};

/** Days that a program, camera or mail server wrote into a file. */
function datesIn({ exhibit, receivedAt, properties }: EvidenceFile): DatedEvent[] {
  return properties.flatMap(({ name, value }) => {
    const what = WRITTEN_DATES.find(([field]) => field.test(name))?.[1];
    const time = what === undefined ? null : parseFileTime(value);
    if (what === undefined || time === null) return [];
    const day = new Date(time).toISOString().slice(0, 10);
    return isOfTheCase(day, receivedAt) ? [{ day, what, citation: { exhibit } }] : [];
  });
}

/** Days far away are birthdays or promises, not part of the case. */
const isOfTheCase = (day: string, occurredOn: string): boolean =>
  Math.abs(Date.parse(day) - Date.parse(occurredOn)) <= CASE_DAYS * 24 * 60 * 60 * 1000;

function parseDay(match: RegExpExecArray): string | null {
  const [, year, month, day, dayBefore, monthAfter, yearAfter, monthFirst, dayAfter, yearLast] = match;
  const name = monthAfter ?? monthFirst;
  const number = name ? MONTHS.toLowerCase().split('|').indexOf(name.toLowerCase()) + 1 : Number(month);
  const parts = [year ?? yearAfter ?? yearLast, number, day ?? dayBefore ?? dayAfter].map(Number);
  const [y = 0, m = 0, d = 0] = parts;
  const date = new Date(Date.UTC(y, m - 1, d));
  // A day that does not exist would roll over into the next month.
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return null;
  return date.toISOString().slice(0, 10);
}
