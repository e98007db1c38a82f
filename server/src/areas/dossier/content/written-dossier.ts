import type { DossierContent } from '@fap/shared/dossier/content.ts';
import type { DossierEdition } from '@fap/shared/dossier/contract.ts';

/** A dossier as it was written: its edition, its content, and the very text that was hashed. */
export interface WrittenDossier {
  edition: DossierEdition;
  content: DossierContent;
  text: string;
}
