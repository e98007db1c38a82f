import { authContract } from './auth/contract.ts';
import { backtraceContract } from './backtrace/contract.ts';
import { catalogueContract } from './catalogue/contract.ts';
import { clustersContract } from './clusters/contract.ts';
import { detectionContract } from './detection/contract.ts';
import { clusterDnaContract } from './dna/contract.ts';
import { aiContract } from './evidence/ai-contract.ts';
import { evidenceContract } from './evidence/contract.ts';
import { readingContract } from './evidence/reading-contract.ts';
import { familiesContract } from './families/contract.ts';
import { harvestContract } from './harvest/contract.ts';
import { indicatorContract } from './indicators/contract.ts';
import type { EndpointDefinition } from './kernel/endpoint.ts';
import { matchingContract } from './matching/contract.ts';
import { mergeContract } from './merges/contract.ts';
import { plannedContract } from './planned-contract.ts';
import { platformContract } from './platform/contract.ts';
import { playbookContract } from './playbook/contract.ts';
import { puzzleContract } from './puzzle/contract.ts';
import { recondogsContract } from './recondogs/contract.ts';
import { reportsContract } from './reports/contract.ts';
import { vaultContract } from './vault/contract.ts';

/** Every call there is: drives the OpenAPI document and the matrix test. */
export const ALL_ENDPOINTS: readonly EndpointDefinition[] = [
  ...Object.values(platformContract),
  ...Object.values(authContract),
  ...Object.values(clustersContract),
  ...Object.values(clusterDnaContract),
  ...Object.values(catalogueContract),
  ...Object.values(matchingContract),
  ...Object.values(reportsContract),
  ...Object.values(mergeContract),
  ...Object.values(playbookContract),
  ...Object.values(familiesContract),
  ...Object.values(evidenceContract),
  ...Object.values(aiContract),
  ...Object.values(readingContract),
  ...Object.values(indicatorContract),
  ...Object.values(puzzleContract),
  ...Object.values(detectionContract),
  ...Object.values(backtraceContract),
  ...Object.values(recondogsContract),
  ...Object.values(harvestContract),
  ...Object.values(vaultContract),
  ...Object.values(plannedContract),
];
