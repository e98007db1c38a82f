import type { Dossier } from '@fap/shared/dossier/contract.ts';
import { pdfThread } from '../../../platform/threads/pdf-thread.ts';

/** The dossier as PDF, set in a thread. Throws UNAVAILABLE when too many wait. */
export const setPdf = pdfThread<Dossier>(new URL('./pdf-worker.ts', import.meta.url), {
  name: 'setting a dossier',
  busy: 'Other dossiers are being set. Please try again in a minute.',
});
