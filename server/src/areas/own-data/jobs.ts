import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { type ErasurePorts, eraseOwnData } from './erasure/erase-own-data.ts';

export const ERASE_JOB = 'own-data.erase-account';

/** Erases what a closed account holds; one that fails for good is shown to admins, who can start it again. */
export const ownDataJobs = (ports: ErasurePorts): readonly Job[] => [
  defineJob({
    name: ERASE_JOB,
    payload: v.object({ accountId: v.string(), alsoPieces: v.boolean() }),
    attempts: 10,
    timeoutSeconds: 600,
    isAwaited: true,
    run: (ctx, erasure) => eraseOwnData(ctx, ports, erasure),
  }),
];
