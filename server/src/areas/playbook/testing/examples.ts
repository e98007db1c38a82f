import { playbookContract } from '@fap/shared/playbook/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(playbookContract, {
  detonate: ({ clusterId }) => ({ json: { clusterId }, status: 200 }),
});
