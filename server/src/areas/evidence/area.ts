import { aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { judgingContract } from '@fap/shared/evidence/judging-contract.ts';
import { pictureContract } from '@fap/shared/evidence/picture-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { evidenceJobs } from './jobs.ts';
import { evidenceReactions } from './reactions.ts';
import { bindEvidenceRoutes, type EvidenceRoutesOptions } from './routes.ts';
import { evidenceTopicRule } from './topics.ts';

/** Evidence items: intake, text extraction, analysis and redaction. */
export const evidence = defineArea<EvidenceRoutesOptions>({
  name: 'evidence',
  contracts: [evidenceContract, aiContract, readingContract, judgingContract, pictureContract],
  routes: bindEvidenceRoutes,
  topics: () => [evidenceTopicRule],
  reactions: evidenceReactions,
  jobs: ({ readings }) => evidenceJobs(readings),
});
