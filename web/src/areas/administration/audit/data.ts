import { administrationContract } from '@fap/shared/administration/contract.ts';
import { pages } from '../../../platform/pages.ts';

/** The audit trail, newest first, filtered by the server. */
export const auditTrail = pages(administrationContract.audit, {
  itemsOf: (entries) => entries,
  idOf: ({ id }) => id,
});
