import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { escalateAlerts } from './alerts/escalate-alerts.ts';
import { expireHolds } from './payments/expire-holds.ts';

/** Of a run with very much to do; the next minute's waits for it. */
const TIMEOUT_SECONDS = 10 * 60;

/** The clock of Elder Shield: what waits too long. */
export const elderJobs: readonly Job[] = [
  defineJob({
    name: 'elder.escalate-alerts',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: TIMEOUT_SECONDS,
    cron: '* * * * *',
    run: escalateAlerts,
  }),
  defineJob({
    name: 'elder.expire-holds',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: TIMEOUT_SECONDS,
    cron: '* * * * *',
    run: expireHolds,
  }),
];
