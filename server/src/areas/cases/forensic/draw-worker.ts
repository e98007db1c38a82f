import { pdfWorker } from '../../../platform/threads/pdf-worker.ts';
import { drawReport } from './draw-report.ts';

/** Draws one report. */
export const run = pdfWorker(drawReport);
