import { backtraceContract } from '@fap/shared/backtrace/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

const RESPONSES = [{ questionId: 'first_place', answer: 'call', timestamp: '2026-02-11T10:00:00.000Z' }];

/** A valid request for each call of this area. */
export const examples = examplesOf(backtraceContract, {
  questions: () => ({ status: 200 }),
  process: ({ clusterId }) => ({
    json: { clusterId, responses: RESPONSES },
    status: 200,
  }),
  capture: ({ clusterId }) => ({
    json: { clusterId, responses: RESPONSES, consent: true },
    status: 201,
  }),
  ownPath: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  revoke: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  funnel: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
});
