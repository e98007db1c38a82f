import { t } from '@fap/shared/kernel/words.ts';
import { refuse } from '../values/refuse.ts';

/** Refuses a file that defines a document type or entities, wherever it does: no statement needs them, attacks do. */
export function refuseDefinitions(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/iu.test(text)) {
    refuse(t`This file contains a document type definition, which we do not read.`);
  }
}
