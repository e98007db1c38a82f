import { backTestContract } from '@fap/shared/elder/back-test-contract.ts';
import { elderFacts } from '@fap/shared/elder/events.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { Intake } from '../../platform/http/receive-upload.ts';
import { elderTopicRule } from './guardians/elder-topic.ts';
import { elderJobs } from './jobs.ts';
import { elderReactions } from './reactions.ts';
import { bindElderRoutes } from './routes.ts';

/** Payments of people somebody looks after. */
export const elder = defineArea<{ intake: Intake }>({
  name: 'elder',
  contracts: [shieldContract, paymentsContract, guardiansContract, backTestContract],
  routes: (app, { intake }) => bindElderRoutes(app, intake),
  topics: () => [elderTopicRule],
  facts: [elderFacts.transaction, elderFacts.alert],
  reactions: elderReactions,
  jobs: () => elderJobs,
});
