import { administrationContract } from '@fap/shared/administration/contract.ts';
import { urlOf } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';

/** The audit trail, newest first, filtered by the server. */
export const auditTrail = pages(administrationContract.audit, {
  itemsOf: (entries) => entries,
  idOf: ({ id }) => id,
});

/** The address of the same entries as CSV. */
export const auditCsvUrl = (query: Record<string, string | undefined>): string =>
  urlOf(administrationContract.exportAudit, { query });
