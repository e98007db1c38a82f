import { t } from '@fap/shared/kernel/words.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { countDays, countReports, reportsOf } from '../exhibits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 30;

/** Performance Profiler: how often the campaign strikes, and whether it grows. */
export const profilePerformance: Analyser = (evidence) => {
  const dated = reportsOf(evidence)
    .map(({ exhibit, occurredOn }) => ({ exhibit, day: Date.parse(`${occurredOn}T00:00:00Z`) / DAY_MS }))
    .sort((a, b) => a.day - b.day);
  const [first] = dated;
  const last = dated.at(-1);
  // One report has no cadence.
  if (!first || !last || dated.length < 2) return { findings: [] };
  const gaps = dated.slice(1).map(({ day }, index) => day - (dated[index]?.day ?? day));
  const recent = dated.filter(({ day }) => day > last.day - RECENT_DAYS).length;
  const before = dated.filter(
    ({ day }) => day <= last.day - RECENT_DAYS && day > last.day - 2 * RECENT_DAYS,
  ).length;
  const citations = dated.map(({ exhibit }) => ({ exhibit }));
  return {
    findings: [
      {
        title: t`Cadence`,
        detail: `${t`${countReports(dated.length)} are spread over ${countDays(last.day - first.day + 1)}.`} ${t`The median gap in days: ${medianOf(gaps)}.`}`,
        citations,
      },
      {
        title: t`Growth`,
        detail: t`${recent} in the last ${RECENT_DAYS} days of the campaign, ${before} in the ${RECENT_DAYS} before.`,
        citations,
      },
    ],
  };
};

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}
