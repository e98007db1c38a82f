import { defineReaction } from '../../platform/bus/reactions.ts';
import { announceNamed, rejudgePayments } from './payments/rejudge-payments.ts';

/** What the index of indicators learns reaches payments that name it. */
export const elderReactions = [
  defineReaction({
    name: 'elder.indicator-state-changed',
    on: 'indicator.state.changed',
    run: (tx, { indicatorId }) => announceNamed(tx, indicatorId),
  }),
  // An analyst's word counts for what may be a person's own, even where the state was the same before.
  defineReaction({
    name: 'elder.indicator-decided',
    on: 'indicator.decided',
    run: (tx, { indicatorId }) => announceNamed(tx, indicatorId),
  }),
  defineReaction({
    name: 'elder.payments-named',
    on: 'elder.payments.named',
    housekeeping: 'a shield that nobody had touched yet is made to be locked',
    run: rejudgePayments,
  }),
];
