import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { escalateAlerts } from './alerts/escalate-alerts.ts';
import { expireHolds } from './payments/expire-holds.ts';

/** The clock of Elder Shield: what waits too long. */
export const elderJobs: readonly Job[] = [
  defineJob({
    name: 'elder.escalate-alerts',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 50,
    cron: '* * * * *',
    run: escalateAlerts,
  }),
  defineJob({
    name: 'elder.expire-holds',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 50,
    cron: '* * * * *',
    run: expireHolds,
  }),
];
