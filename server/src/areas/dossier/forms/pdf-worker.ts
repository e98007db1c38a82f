import type { Dossier } from '@fap/shared/dossier/contract.ts';
import { lowerPriority } from '../../../platform/threads/lower-priority.ts';
import { writePdf } from './write-pdf.ts';

// Whoever waits for a document waits seconds; whoever types waits milliseconds.
lowerPriority();

/** Sets one dossier. */
export async function run(dossier: Dossier): Promise<Uint8Array> {
  const pdf = await writePdf(dossier);
  // A copy with a buffer of its own: that of a Node buffer is shared with others and cannot be handed over.
  return new Uint8Array(pdf);
}
