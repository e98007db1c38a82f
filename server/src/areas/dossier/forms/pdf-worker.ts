import { pdfWorker } from '../../../platform/threads/pdf-worker.ts';
import { writePdf } from './write-pdf.ts';

/** Sets one dossier. */
export const run = pdfWorker(writePdf);
