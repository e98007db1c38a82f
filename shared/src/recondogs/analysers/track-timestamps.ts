import type { Analyser } from '../cluster-evidence.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A report this much later relies on memory. */
const LATE_DAYS = 90;

/** Timestamp Tracker: days that were claimed against the day the report came in. */
export const trackTimestamps: Analyser = ({ texts, files }) => {
  const delays = texts.map(({ exhibit, occurredOn, receivedAt }) => ({
    exhibit,
    days: Math.floor((Date.parse(receivedAt) - Date.parse(`${occurredOn}T00:00:00Z`)) / DAY_MS),
  }));
  const findings = delays.flatMap(({ exhibit, days }) => {
    if (days < 0)
      return {
        title: `${exhibit} tells of a day that had not come`,
        detail: `The day it names lies ${-days} days after it was received.`,
        citations: [{ exhibit }],
      };
    if (days <= LATE_DAYS) return [];
    return {
      title: `${exhibit} came late`,
      detail: `It was received ${days} days after what it tells of.`,
      citations: [{ exhibit }],
    };
  });
  if (files.length === 0) return { findings };
  return { findings, note: 'Times inside files and mail headers are not read yet' };
};
