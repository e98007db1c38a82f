import { reportsContract } from '@fap/shared/reports/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { makeSubmission } from '../../../testing/factories.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(reportsContract, {
  create: ({ world }) => ({ json: makeSubmission(world), status: 201 }),
});
