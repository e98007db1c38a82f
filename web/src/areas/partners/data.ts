import { partnersContract } from '@fap/shared/partners/contract.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Partners, collections, and where TAXII begins. */
export const network = read(partnersContract.network, { isFreshOnVisit: true });

/** What went to whom, newest first. */
export const deliveries = pages(partnersContract.deliveries, {
  itemsOf: (list) => list,
  idOf: ({ id }) => id,
  sizes: { first: 10, further: 50 },
});

/** Comparisons with other installations, newest first. */
export const comparisons = pages(partnersContract.comparisons, {
  itemsOf: (list) => list,
  idOf: ({ id }) => id,
  sizes: { first: 5, further: 20 },
});
