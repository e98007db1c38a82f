import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import type { BagPorts } from './forms/write-bag.ts';
import { forgetFiles } from './prepared/forget-files.ts';
import { failFile, writeFile } from './prepared/write-file.ts';

export const WRITE_FILE_JOB = 'dossier.write-file';
export const FORGET_FILES_JOB = 'dossier.forget-files';

/** Writing files of dossiers in the background, and forgetting them. */
export const dossierJobs = (ports: BagPorts): readonly Job[] => [
  defineJob({
    name: WRITE_FILE_JOB,
    payload: v.object({ fileId: v.string() }),
    attempts: 3,
    timeoutSeconds: 1_800,
    concurrency: 2,
    isAwaited: true,
    run: (ctx, { fileId }) => writeFile(ctx, ports, fileId),
    giveUp: (ctx, { fileId }) =>
      failFile(ctx, fileId, t`It could not be written, after three tries. Please ask for it again.`),
  }),
  defineJob({
    name: FORGET_FILES_JOB,
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 300,
    cron: '*/15 * * * *',
    isQueuedOnce: true,
    run: async (ctx) => {
      const forgotten = await forgetFiles(ctx, ports.store);
      if (forgotten > 0) ctx.log.info({ forgotten }, 'files of dossiers were forgotten');
    },
  }),
];
