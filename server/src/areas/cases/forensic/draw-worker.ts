import { lowerPriority } from '../../../platform/threads/lower-priority.ts';
import { drawReport } from './draw-report.ts';
import type { ReportContent } from './report-content.ts';

// Whoever waits for a document waits seconds; whoever types waits milliseconds.
lowerPriority();

/** Draws one report. */
export async function run(content: ReportContent): Promise<Uint8Array> {
  // A copy with a buffer of its own: that of a Node buffer is shared with others and cannot be handed over.
  return new Uint8Array(await drawReport(content));
}
