import { defineReaction } from '../../platform/bus/reactions.ts';
import { rejudgePayments } from './payments/rejudge-payments.ts';

/** What the index of indicators learns reaches payments that name it. */
export const elderReactions = [
  defineReaction({
    name: 'elder.indicator-state-changed',
    on: 'indicator.state.changed',
    run: (tx, { indicatorId }) => rejudgePayments(tx, indicatorId),
  }),
  // An analyst's word counts for what may be a person's own, even where the state was the same before.
  defineReaction({
    name: 'elder.indicator-decided',
    on: 'indicator.decided',
    run: (tx, { indicatorId }) => rejudgePayments(tx, indicatorId),
  }),
];
