import { plural, t } from '@fap/shared/kernel/words.ts';
import type { Analyser, EvidenceFile, Finding } from '../cluster-evidence.ts';
import { cite, countDays, reportsOf } from '../exhibits.ts';
import { parseFileTime } from '../file-times.ts';
import { LAYERS } from '../layer-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A report this much later relies on memory. */
const LATE_DAYS = 90;
/** Clocks differ, and days begin at other hours elsewhere. */
const SLACK_MS = DAY_MS;
const SENT = /^date$/iu;
const RECEIVED = /^received$/iu;
const MADE = /^(?:date time original|create date|creation date|created|recorded at)$/iu;

/** Timestamp Tracker: days that were claimed against the day the report came in, and the times that files and mail servers bear. */
export const trackTimestamps: Analyser = (evidence) => ({
  findings: [
    ...reportsOf(evidence).flatMap(({ exhibit, occurredOn, receivedAt }) =>
      delayOf(exhibit, Math.floor((Date.parse(receivedAt) - Date.parse(`${occurredOn}T00:00:00Z`)) / DAY_MS)),
    ),
    ...evidence.files.flatMap((file) => [...ofMail(file), ...ofFile(file)]),
  ],
});

function delayOf(exhibit: string, days: number): Finding[] {
  if (days < 0)
    return [
      {
        title: t`${exhibit} tells of a day that had not come`,
        detail: plural(-days, {
          one: 'The day it names lies # day after it was received.',
          other: 'The day it names lies # days after it was received.',
        }),
        citations: [{ exhibit }],
      },
    ];
  if (days <= LATE_DAYS) return [];
  return [
    {
      title: t`${exhibit} came late`,
      detail: t`It was received ${days} days after what it tells of.`,
      citations: [{ exhibit }],
    },
  ];
}

/** What the sender claims against what the servers wrote on the way. */
function ofMail(file: EvidenceFile): Finding[] {
  const sent = timesOf(file, SENT)[0];
  // Each server writes the time behind the last semicolon.
  const received = file.properties
    .filter(({ name }) => RECEIVED.test(name))
    .flatMap(({ value }) => parseFileTime(value.slice(value.lastIndexOf(';') + 1)) ?? []);
  const first = Math.min(...received);
  if (sent === undefined || received.length === 0 || Math.abs(first - sent) <= SLACK_MS) return [];
  const days = Math.round(Math.abs(first - sent) / DAY_MS);
  return [
    {
      title: t`A mail claims another time than its servers`,
      detail:
        sent > first
          ? t`It says that it was sent ${countDays(days)} after the first server took it.`
          : t`It says that it was sent ${countDays(days)} before the first server took it.`,
      citations: cite([file]),
      layer: LAYERS.infrastructure,
    },
  ];
}

/** What a file says of its own making, against when it came in. */
function ofFile(file: EvidenceFile): Finding[] {
  const received = Date.parse(file.receivedAt);
  const after = Math.max(...timesOf(file, MADE), ...timesOf(file, SENT)) - received;
  if (!Number.isFinite(after) || after <= SLACK_MS) return [];
  return [
    {
      title: t`A file bears a time that had not come`,
      detail: t`It says that it was made ${countDays(Math.round(after / DAY_MS))} after it was handed in.`,
      citations: cite([file]),
      layer: LAYERS.props,
    },
  ];
}

const timesOf = ({ properties }: EvidenceFile, fields: RegExp): number[] =>
  properties.filter(({ name }) => fields.test(name)).flatMap(({ value }) => parseFileTime(value) ?? []);
