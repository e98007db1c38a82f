import { defineReaction } from '../../platform/bus/reactions.ts';
import { enqueueFinding } from './enqueue-finding.ts';
import { RUN_SCAN_JOB } from './jobs.ts';
import { REPORTS_SOURCE } from './sources.ts';

const QUEUE = 'what waits for a scan is a queue; the scan is on record';

/** Reports and harvest entries are queued for the next scan; a requested scan becomes a job. */
export const detectionReactions = [
  defineReaction({
    name: 'detection.queue-report',
    on: 'cluster.report.submitted',
    housekeeping: QUEUE,
    run: (tx, { reportId }) =>
      enqueueFinding(tx, { kind: 'report', refId: reportId, source: REPORTS_SOURCE }),
  }),
  defineReaction({
    name: 'detection.queue-advisories',
    on: 'harvest.entries.stored',
    housekeeping: QUEUE,
    run: async (tx, { sourceId, entryIds }) => {
      for (const refId of entryIds) await enqueueFinding(tx, { kind: 'advisory', refId, source: sourceId });
    },
  }),
  defineReaction({
    name: 'detection.queue-scan',
    on: 'detection.scan.requested',
    run: (tx, { runId }) => tx.jobs.send(tx.db, RUN_SCAN_JOB, { runId }),
  }),
];
