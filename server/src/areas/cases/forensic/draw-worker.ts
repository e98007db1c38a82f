import { pdfWorker } from '../../../platform/threads/pdf-worker.ts';
import { inLanguage } from '../../../platform/words/speakers.ts';
import { drawReport } from './draw-report.ts';
import type { ReportContent } from './report-content.ts';

/** Draws one report in its reader's language. */
export const run = pdfWorker((content: ReportContent) =>
  inLanguage(content.language, () => drawReport(content)),
);
