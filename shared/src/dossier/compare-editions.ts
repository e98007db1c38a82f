import * as v from 'valibot';
import type { DossierContent } from './content.ts';

/** What is kept of an edition to compare later ones with: ids, hashes and figures, no words. */
export const outlineSchema = v.object({
  strikeScore: v.number(),
  reports: v.number(),
  /** Ids of the reports it shows, so that their reporters are told. */
  shownReports: v.array(v.string()),
  completeLayers: v.array(v.number()),
  indicators: v.array(v.string()),
  evidence: v.array(v.string()),
});
export type Outline = v.InferOutput<typeof outlineSchema>;

/** The outline of a dossier that shows these reports. */
export const outlineOf = (
  { executiveSummary, anatomy, indicators, evidence }: DossierContent,
  shownReports: readonly string[],
): Outline => ({
  strikeScore: executiveSummary.strikeScore,
  reports: executiveSummary.reports,
  shownReports: [...shownReports],
  completeLayers: anatomy.filter(({ status }) => status === 'complete').map(({ layer }) => layer),
  indicators: indicators.map(({ id }) => id),
  evidence: evidence.map(({ sha256 }) => sha256),
});

/** What changed from one edition to the next, in sentences; none when nothing that is counted did. */
export function compareEditions(before: Outline, after: Outline): string[] {
  return [
    changed('Strike Score', before.strikeScore, after.strikeScore),
    changed('Reports', before.reports, after.reports),
    ...moved('layer', 'solved', before.completeLayers.map(String), after.completeLayers.map(String)),
    ...moved('indicator', 'named', before.indicators, after.indicators),
    ...moved('evidence item', 'held', before.evidence, after.evidence),
  ].filter((sentence) => sentence !== null);
}

const changed = (what: string, before: number, after: number): string | null =>
  before === after ? null : `${what}: ${before} before, ${after} now.`;

function moved(what: string, verb: string, before: readonly string[], after: readonly string[]): string[] {
  const count = (number: number) => `${number} ${what}${number === 1 ? '' : 's'}`;
  const more = after.filter((one) => !before.includes(one)).length;
  const less = before.filter((one) => !after.includes(one)).length;
  return [
    ...(more > 0 ? [`${count(more)} more ${verb}.`] : []),
    ...(less > 0 ? [`${count(less)} no longer ${verb}.`] : []),
  ];
}
