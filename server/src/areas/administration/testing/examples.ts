import { administrationContract } from '@fap/shared/administration/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A good request for each call of this area. */
export const examples = examplesOf(administrationContract, {
  audit: () => ({ status: 200 }),
  exportAudit: () => ({ status: 200 }),
});
