import type { ReportFingerprint } from '@fap/shared/clusters/fingerprint-report.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { TaskThread, ThreadUnavailableError } from '../../../platform/threads/task-thread.ts';
import type { TextComparison } from './compare-texts.ts';
import type { CrowdView, CrowdViewTask } from './crowd-view.ts';

export type ViewTask =
  | ({ kind: 'crowd' } & CrowdViewTask)
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'analyze'; text: string; analysisId: string; isPart: boolean }
  | { kind: 'fingerprint'; text: string };
type ViewResult = CrowdView | TextComparison | TextAnalysis | ReportFingerprint;

const TIMEOUT_MS = 15_000;
const IDLE_MS = 60_000;
/** Requests that wait for the thread at most; whoever comes later is asked to try again. */
const MAX_TASKS = 32;
const HEAP_MB = 512;

/** Makes views of words away from the main loop, with limits on time, memory and queue. */
export class ViewThread {
  private readonly thread = new TaskThread<ViewTask, ViewResult>(
    new URL('./view-worker.ts', import.meta.url),
    { name: 'reading words', timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS, maxTasks: MAX_TASKS, heapMb: HEAP_MB },
  );

  crowd(task: CrowdViewTask): Promise<CrowdView> {
    return this.run<CrowdView>({ kind: 'crowd', ...task });
  }

  compare(left: string, right: string): Promise<TextComparison> {
    return this.run<TextComparison>({ kind: 'compare', left, right });
  }

  /** `isPart`: more follows, which is not here to be read. */
  analyze(text: string, analysisId: string, isPart = false): Promise<TextAnalysis> {
    return this.run<TextAnalysis>({ kind: 'analyze', text, analysisId, isPart });
  }

  fingerprint(text: string): Promise<ReportFingerprint> {
    return this.run<ReportFingerprint>({ kind: 'fingerprint', text });
  }

  close(): void {
    this.thread.close();
  }

  private async run<Result extends ViewResult>(task: ViewTask): Promise<Result> {
    try {
      // The worker answers each kind of task with its own kind of result.
      return (await this.thread.run(task)) as Result;
    } catch (error) {
      if (error instanceof ThreadUnavailableError)
        throw new AppError('UNAVAILABLE', { message: 'This cannot be shown now. Please try again.' });
      throw error;
    }
  }
}
