import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { read } from '../../../platform/read.ts';

/** Whether the note on responsible use is accepted. */
export const acceptance = read(catalogueContract.taxonomyAcceptance);

/** The taxonomy; refused until the note is accepted. */
export const taxonomy = read(catalogueContract.taxonomy, { isFreshOnVisit: true });
