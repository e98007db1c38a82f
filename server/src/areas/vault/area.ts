import { vaultContract } from '@fap/shared/vault/contract.ts';
import { VAULT_TOPIC } from '@fap/shared/vault/events.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import type { Intake } from '../../platform/http/receive-upload.ts';
import type { AnchorPorts } from './anchoring/anchor-ports.ts';
import { vaultJobs } from './jobs.ts';
import { vaultInlineReactions, vaultReactions } from './reactions.ts';
import { bindVaultRoutes } from './routes.ts';

/** Anchors evidence items in Bitcoin blocks, with proofs that anybody can check. */
export const vault = defineArea<{ anchors: AnchorPorts; intake: Intake }>({
  name: 'vault',
  contracts: [vaultContract],
  routes: (app, { anchors, intake }) => bindVaultRoutes(app, { sources: anchors.blocks, intake }),
  topics: () => [openTopic(VAULT_TOPIC)],
  inline: vaultInlineReactions,
  reactions: vaultReactions,
  jobs: ({ anchors }) => vaultJobs(anchors),
});
