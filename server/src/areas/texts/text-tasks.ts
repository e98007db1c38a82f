import { computeDna, type DnaReport } from '@fap/shared/dna/compute-dna.ts';
import { namedIndicators } from '@fap/shared/indicators/named-indicators.ts';
import {
  type ComparedReport,
  extractQuestionFeatures,
  extractReportFeatures,
} from '@fap/shared/matching/report-features.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { examine } from '@fap/shared/recondogs/analysers/examine.ts';
import type { ClusterEvidence } from '@fap/shared/recondogs/cluster-evidence.ts';
import { CROWD_TASKS, otherSideHandles } from './crowd-tasks.ts';

/** A report's words, and the e-mail address its reporter's account has. */
export interface ReportWords extends ComparedReport {
  ownEmail?: string | null;
}

/** What a file names without its owner's own: handles only where the other side wrote them. */
function fileIndicators({
  text,
  author,
  ownName,
  ownEmail,
}: {
  text: string;
  author: TextAuthor;
  ownName: string;
  ownEmail: string | null;
}) {
  const ownNames = [ownName, ...(ownEmail === null ? [] : [ownEmail])];
  return otherSideHandles(namedIndicators(text, ownEmail), [{ text, author, ownNames }]);
}

/** All text tasks by name: pure functions over values that can be sent to a process. */
export const TEXT_TASKS = {
  features: (reports: readonly ReportWords[]) =>
    reports.map(({ ownEmail = null, ...words }) => extractReportFeatures(words, ownEmail)),
  question: (words: ComparedReport) => extractQuestionFeatures(words),
  indicators: ({ text, ownEmail }: { text: string; ownEmail: string | null }) =>
    namedIndicators(text, ownEmail),
  fileIndicators: (
    files: readonly { text: string; author: TextAuthor; ownName: string; ownEmail: string | null }[],
  ) => files.map(fileIndicators),
  dna: (reports: readonly DnaReport[]) => computeDna(reports),
  examine: ({ unit, evidence }: { unit: string; evidence: ClusterEvidence }) => examine(unit, evidence),
  ...CROWD_TASKS,
};

export type TextTasks = typeof TEXT_TASKS;
export type TextTaskName = keyof TextTasks;
export interface TextTask<Name extends TextTaskName = TextTaskName> {
  name: Name;
  input: Parameters<TextTasks[Name]>[0];
}
