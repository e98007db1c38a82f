import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { buildPlaybook, type EvidenceBasis } from '@fap/shared/playbook/build-playbook.ts';
import { type PlaybookReport, parseReport } from '@fap/shared/playbook/parse-report.ts';
import type { PlaybookFindings } from '@fap/shared/playbook/playbook-result.ts';
import { type CrowdWords, crowdWords, type TestimonySource } from '@fap/shared/privacy/crowd-words.ts';
import { otherSidePassages } from '@fap/shared/privacy/other-side.ts';
import { type PlaceholderEntry, Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { type PrefilledPiece, type PrefillSource, prefillLayers } from '@fap/shared/puzzle/prefill-layers.ts';

/** The placeholders of a cluster so far, by which a task writes for the crowd. */
export interface CrowdScope {
  clusterId: string;
  known: readonly PlaceholderEntry[];
}

/** A task's result, and the placeholders it added. */
export interface Written<Result> {
  written: Result;
  added: readonly PlaceholderEntry[];
}

/** A report's words fully masked (never shown), and the passages the crowd may read. */
export interface CrowdReading {
  text: string;
  passages: readonly string[];
}

/** A report as the playbook quotes it. */
export interface QuotableReport extends PlaybookReport {
  evidenceAuthor: TextAuthor;
  /** One for each of its files. */
  fileAuthors: readonly TextAuthor[];
  mayQuoteOwnWords: boolean;
}

/** The tasks that write for others than the reporter: pure functions over values that can be sent to a process. */
export const CROWD_TASKS = {
  crowdReadings: ({
    scope,
    victimNames,
    reports,
  }: {
    scope: CrowdScope;
    victimNames: readonly string[];
    reports: readonly { whole: string; testimony: TestimonySource }[];
  }): Written<CrowdReading[]> =>
    writeFor(scope, (placeholders) =>
      // The order decides the placeholder numbers.
      reports.map(({ whole, testimony }) => ({
        text: redact(whole, { grade: 'crowd', placeholders, victimNames }),
        passages: crowdWords(testimony, { placeholders, victimNames }).passages,
      })),
    ),
  crowdPlaybook: ({
    scope,
    reports,
    basis,
  }: {
    scope: CrowdScope;
    reports: readonly QuotableReport[];
    basis: EvidenceBasis;
  }): Written<PlaybookFindings> =>
    writeFor(scope, (placeholders) =>
      buildPlaybook(reports.map(parseReport), basis, quoterOf(reports, placeholders)),
    ),
  prefill: ({
    scope,
    source,
  }: {
    scope: CrowdScope;
    source: Omit<PrefillSource, 'placeholders'>;
  }): Written<PrefilledPiece[]> =>
    writeFor(scope, (placeholders) => prefillLayers({ ...source, placeholders })),
  analystTexts: ({
    scope,
    victimNames,
    revealed,
    texts,
  }: {
    scope: CrowdScope;
    victimNames: readonly string[];
    revealed: readonly string[];
    texts: readonly string[];
  }): Written<string[]> =>
    writeFor(scope, (placeholders) => {
      const options = { grade: 'analyst' as const, placeholders, victimNames, revealed: new Set(revealed) };
      return texts.map((text) => redact(text, options));
    }),
  crowdTexts: ({
    scope,
    victimNames,
    texts,
  }: {
    scope: CrowdScope;
    victimNames: readonly string[];
    texts: readonly string[];
  }): Written<string[]> =>
    writeFor(scope, (placeholders) =>
      texts.map((text) => redact(text, { grade: 'crowd', placeholders, victimNames })),
    ),
  crowdQuotes: ({
    scope,
    victimNames,
    quotable,
  }: {
    scope: CrowdScope;
    victimNames: readonly string[];
    quotable: readonly { testimony: TestimonySource; words: string }[];
  }): Written<(string | null)[]> =>
    writeFor(scope, (placeholders) =>
      quotable.map(({ testimony, words }) =>
        crowdWords(testimony, { placeholders, victimNames }).quote(words),
      ),
    ),
  ownHandlesOut: (reports: readonly HandleSource[]): Indicator[][] => reports.map(withoutOwnHandles),
};

function writeFor<Result>(
  { clusterId, known }: CrowdScope,
  write: (placeholders: Placeholders) => Result,
): Written<Result> {
  const placeholders = new Placeholders(clusterId, known);
  const written = write(placeholders);
  return { written, added: placeholders.added };
}

/** Quotes of each report only what the crowd may read of it; everybody who reported is nameless in all of them. */
function quoterOf(reports: readonly QuotableReport[], placeholders: Placeholders) {
  const victimNames = [...new Set(reports.flatMap(({ ownNames }) => ownNames.slice(0, 1)))];
  const byCitation = new Map(reports.map((report) => [report.exhibit, report]));
  const readable = new Map<string, CrowdWords>();
  return (exhibit: string, words: string): string | null => {
    const report = byCitation.get(exhibit);
    if (!report) return null;
    const own = readable.get(exhibit) ?? crowdWords(testimonyOf(report), { placeholders, victimNames });
    readable.set(exhibit, own);
    return own.quote(words);
  };
}

const testimonyOf = (report: QuotableReport): TestimonySource => ({
  texts: [
    { text: report.description, author: 'mixed' },
    { text: report.evidence, author: report.evidenceAuthor },
    ...report.files.map((text, index) => ({ text, author: report.fileAuthors[index] ?? 'mixed' })),
  ],
  ownNames: report.ownNames,
  mayQuoteOwnWords: report.mayQuoteOwnWords,
});

/** A report's words with what was read out of them. */
export interface HandleSource {
  description: string;
  evidence: string;
  evidenceAuthor: TextAuthor;
  ownNames: readonly string[];
  indicators: readonly Indicator[];
}

/** Victims name their own handles too, so only handles in the other side's words count. */
function withoutOwnHandles({
  description,
  evidence,
  evidenceAuthor,
  ownNames,
  indicators,
}: HandleSource): Indicator[] {
  return otherSideHandles(indicators, [
    { text: description, author: 'mixed', ownNames },
    { text: evidence, author: evidenceAuthor, ownNames },
  ]);
}

/** Indicators without the handles that stand nowhere in the other side's words. */
export function otherSideHandles(
  indicators: readonly Indicator[],
  texts: readonly { text: string; author: TextAuthor; ownNames: readonly string[] }[],
): Indicator[] {
  const passages = texts.flatMap(otherSidePassages);
  const handles = new Set(passages.flatMap(extractIndicators).map(({ type, value }) => `${type} ${value}`));
  return indicators.filter(({ type, value }) => type !== 'handle' || handles.has(`${type} ${value}`));
}
