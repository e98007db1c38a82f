import { pdfThread } from '../../../platform/threads/pdf-thread.ts';
import type { ReportContent } from './report-content.ts';

/** A forensic report as PDF, drawn in a thread. Throws UNAVAILABLE when too many wait. */
export const drawInThread = pdfThread<ReportContent>(new URL('./draw-worker.ts', import.meta.url), {
  name: 'drawing a forensic report',
  busy: 'Other reports are being drawn. Please try again in a minute.',
});
