import type { Dossier } from '@fap/shared/dossier/contract.ts';
import { writePdf } from './write-pdf.ts';

/** Sets one dossier. */
export async function run(dossier: Dossier): Promise<Uint8Array> {
  const pdf = await writePdf(dossier);
  // A copy with a buffer of its own: that of a Node buffer is shared with others and cannot be handed over.
  return new Uint8Array(pdf);
}
