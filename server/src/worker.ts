import { agentInlineReactions, agentReactions } from './areas/agents/reactions.ts';
import { authJobs } from './areas/auth/jobs.ts';
import { backtraceInlineReactions } from './areas/backtrace/reactions.ts';
import { clusterJobs } from './areas/clusters/jobs.ts';
import { detectionJobs } from './areas/detection/jobs.ts';
import { detectionReactions } from './areas/detection/reactions.ts';
import { dnaJobs } from './areas/dna/jobs.ts';
import { dnaReactions } from './areas/dna/reactions.ts';
import { evidenceJobs } from './areas/evidence/jobs.ts';
import { evidenceReactions } from './areas/evidence/reactions.ts';
import type { ReadingPorts } from './areas/evidence/reading/reading-ports.ts';
import { familyJobs } from './areas/families/jobs.ts';
import { familyReactions } from './areas/families/reactions.ts';
import { harvestJobs } from './areas/harvest/jobs.ts';
import { harvestReactions } from './areas/harvest/reactions.ts';
import { puzzleJobs } from './areas/puzzle/jobs.ts';
import { puzzleInlineReactions } from './areas/puzzle/reactions.ts';
import { recondogJobs } from './areas/recondogs/jobs.ts';
import { recondogReactions } from './areas/recondogs/reactions.ts';
import { reportJobs } from './areas/reports/jobs.ts';
import type { AnchorPorts } from './areas/vault/anchoring/anchor-ports.ts';
import { vaultJobs } from './areas/vault/jobs.ts';
import { vaultReactions } from './areas/vault/reactions.ts';
import { busJobs } from './platform/bus/jobs.ts';
import type { Reaction } from './platform/bus/reactions.ts';
import type { OutgoingReach } from './platform/fetch/outgoing-reach.ts';
import type { Job } from './platform/jobs/job-queue.ts';
import type { InlineReaction } from './platform/write/context.ts';

/** Every reaction there is; the order is the order in which an event's reactions run. */
export const REACTIONS: readonly Reaction[] = [
  ...agentReactions,
  ...evidenceReactions,
  ...vaultReactions,
  ...harvestReactions,
  ...detectionReactions,
  ...recondogReactions,
  ...dnaReactions,
  ...familyReactions,
];

/** Every inline reaction there is, lower tiers first: each hears what those before it emitted, and locks after them. */
export const INLINE_REACTIONS: readonly InlineReaction[] = [
  ...puzzleInlineReactions,
  ...backtraceInlineReactions,
  ...agentInlineReactions,
];

/** The outside world as the jobs need it. */
export interface JobPorts {
  /** What the harvest may fetch. */
  reach: OutgoingReach;
  readings: ReadingPorts;
  anchors: AnchorPorts;
}

/** Every job there is. */
export const createJobs = ({ reach, readings, anchors }: JobPorts): readonly Job[] => [
  ...busJobs,
  ...authJobs,
  ...clusterJobs,
  ...reportJobs,
  ...dnaJobs,
  ...familyJobs,
  ...evidenceJobs(readings),
  ...vaultJobs(anchors),
  ...puzzleJobs,
  ...harvestJobs(reach),
  ...detectionJobs,
  ...recondogJobs,
];
