import { agentReactions } from './areas/agents/reactions.ts';
import { puzzleJobs } from './areas/puzzle/jobs.ts';
import { puzzleReactions } from './areas/puzzle/reactions.ts';
import { busJobs } from './platform/bus/jobs.ts';
import type { Reaction } from './platform/bus/reactions.ts';
import type { Job } from './platform/jobs/job-queue.ts';

/** Every reaction there is; the order is the order in which an event's reactions run. */
export const REACTIONS: readonly Reaction[] = [...puzzleReactions, ...agentReactions];

/** Every job there is. */
export const JOBS: readonly Job[] = [...busJobs, ...puzzleJobs];
