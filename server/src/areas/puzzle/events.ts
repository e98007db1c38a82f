import type { MentionPlace } from '@fap/shared/puzzle/constants.ts';
import { actingAccount, type TxCtx } from '../../platform/write/context.ts';
import { type DomainEventMap, defineEvent } from '../../platform/write/domain-events.ts';
import { emit } from '../../platform/write/transact.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'puzzle.contribution.submitted': { contributionId: string };
    'puzzle.contribution.reviewed': { contributionId: string; reviewId: string };
    /** A piece's author answers a review. */
    'puzzle.review.answered': { contributionId: string; reviewerId: string; byId: string };
    /** Somebody wrote @ and the names of these people. */
    'puzzle.people.mentioned': {
      contributionId: string;
      place: MentionPlace;
      accountIds: string[];
      byId: string;
    };
    'puzzle.layer.changed': {
      clusterId: string;
      layer: number;
      from: string;
      to: string;
      contributionId: string;
      /** Who brought the piece that carries the layer: an agent, or a victim's report. */
      origin: string;
    };
    'puzzle.completion.alerted': { clusterId: string };
    /** Completion came from below the alert threshold, the first time or again. */
    'puzzle.completion.rose': { clusterId: string };
    /** Somebody asks the holder of a claim to hand it over. */
    'puzzle.takeover.asked': { claimId: string };
    /** Somebody gave their unsent text to who works on the layer. */
    'puzzle.draft.given': { draftId: string };
  }
}

/** Events of puzzles. */
export const puzzleEvents = {
  contributionSubmitted: defineEvent('puzzle.contribution.submitted', {
    lane: ({ contributionId }) => `piece ${contributionId}`,
  }),
  contributionReviewed: defineEvent('puzzle.contribution.reviewed', {
    lane: ({ contributionId }) => `piece ${contributionId}`,
  }),
  reviewAnswered: defineEvent('puzzle.review.answered', {
    lane: ({ contributionId }) => `piece ${contributionId}`,
  }),
  peopleMentioned: defineEvent('puzzle.people.mentioned', {
    lane: ({ contributionId }) => `piece ${contributionId}`,
  }),
  layerChanged: defineEvent('puzzle.layer.changed', { lane: ({ clusterId }) => `puzzle ${clusterId}` }),
  completionAlerted: defineEvent('puzzle.completion.alerted', {
    lane: ({ clusterId }) => `puzzle ${clusterId}`,
  }),
  completionRose: defineEvent('puzzle.completion.rose', {
    lane: ({ clusterId }) => `puzzle ${clusterId}`,
  }),
  takeoverAsked: defineEvent('puzzle.takeover.asked', { lane: ({ claimId }) => `claim ${claimId}` }),
  draftGiven: defineEvent('puzzle.draft.given', { lane: ({ draftId }) => `draft ${draftId}` }),
};

/** Says that the actor mentioned people, if there are any. */
export function emitMentioned(
  tx: TxCtx,
  mentioned: Omit<DomainEventMap['puzzle.people.mentioned'], 'byId'>,
): void {
  if (mentioned.accountIds.length > 0)
    emit(tx, puzzleEvents.peopleMentioned, { ...mentioned, byId: actingAccount(tx) });
}
