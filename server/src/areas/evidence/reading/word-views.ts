import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { TaskProcess } from '../../../platform/processes/task-process.ts';
import { WORDS_PROCESS } from '../../../platform/processes/words-process.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import type { CrowdView, CrowdViewTask } from './build-crowd-view.ts';
import type { TextComparison } from './compare-texts.ts';
import type { ExtractedWords } from './content/file-reading.ts';

export type ViewTask =
  | ({ kind: 'crowd' } & CrowdViewTask)
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'analyze'; text: string; analysisId: string; isPart: boolean }
  | { kind: 'features'; text: string }
  | { kind: 'words'; text: string; evidenceId: string }
  | { kind: 'redact'; text: string; victimNames: string[] };
export type ViewResult =
  | CrowdView
  | ExtractedWords
  | null
  | TextComparison
  | TextAnalysis
  | ReportFeatures
  | string;

const TIMEOUT_MS = 15_000;
/** Queue limit; further requests are refused with a retry. */
const MAX_WAITING = 32;

/** Comparisons are slow and rare, so they have a shorter queue of their own. */
const MAX_COMPARISONS = 5;

const openProcess = (name: string, maxWaiting: number) =>
  new TaskProcess<ViewTask, ViewResult>(new URL('./view-process.ts', import.meta.url), {
    ...WORDS_PROCESS,
    name,
    timeoutMs: TIMEOUT_MS,
    maxWaiting,
  });

/** Builds views of words in child processes, with limits on time, memory and queue. */
export class WordViews {
  private readonly reader = openProcess('the word reader', MAX_WAITING);
  private readonly comparer = openProcess('the comparison of words', MAX_COMPARISONS);

  crowd(task: CrowdViewTask): Promise<CrowdView> {
    return this.run<CrowdView>({ kind: 'crowd', ...task });
  }

  compare(left: string, right: string): Promise<TextComparison> {
    return this.run<TextComparison>({ kind: 'compare', left, right });
  }

  /** Analyses a text; `isPart` when its end is missing. */
  analyze(text: string, analysisId: string, isPart = false): Promise<TextAnalysis> {
    return this.run<TextAnalysis>({ kind: 'analyze', text, analysisId, isPart });
  }

  /** Extracts what a report is compared by. */
  features(text: string): Promise<ReportFeatures> {
    return this.run<ReportFeatures>({ kind: 'features', text });
  }

  /** Makes the words of a reading out of an owner's correction; null when nothing readable is in it. */
  correctedWords(text: string, evidenceId: string): Promise<ExtractedWords | null> {
    return this.run<ExtractedWords | null>({ kind: 'words', text, evidenceId });
  }

  /** Redacts a text for an outside service, without a cluster's placeholders. */
  redact(text: string, victimNames: string[]): Promise<string> {
    return this.run<string>({ kind: 'redact', text, victimNames });
  }

  close(): void {
    this.reader.close();
    this.comparer.close();
  }

  private async run<Result extends ViewResult>(task: ViewTask): Promise<Result> {
    try {
      // The type of the answer follows from the kind of task.
      const own = task.kind === 'compare' ? this.comparer : this.reader;
      return (await own.run(task)) as Result;
    } catch (error) {
      return refuseBusy(error, t`This cannot be shown now. Please try again.`);
    }
  }
}
