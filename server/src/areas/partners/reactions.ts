import { defineReaction } from '../../platform/bus/reactions.ts';
import { REFRESH_JOB } from './jobs.ts';

/** What may change what partners are given. */
const CAUSES = [
  'indicator.state.changed',
  'report.consent.changed',
  'cluster.report.withdrawn',
  'account.erased',
] as const;

/** The collections follow soon; a read asks of each object anyway. */
export const partnerReactions = CAUSES.map((on) =>
  defineReaction({
    name: `partners.refresh-after-${on.replaceAll('.', '-')}`,
    on,
    housekeeping: 'queues the refresh of derived rows',
    run: (tx) => tx.jobs.send(tx.db, REFRESH_JOB, {}, { onceKey: 'refresh' }),
  }),
);
