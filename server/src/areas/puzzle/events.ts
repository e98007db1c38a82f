import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'puzzle.contribution.submitted': { contributionId: string };
    'puzzle.contribution.reviewed': { contributionId: string; reviewId: string };
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
    /** Somebody asks the holder of a claim to hand it over. */
    'puzzle.takeover.asked': { claimId: string };
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
  layerChanged: defineEvent('puzzle.layer.changed', { lane: ({ clusterId }) => `puzzle ${clusterId}` }),
  completionAlerted: defineEvent('puzzle.completion.alerted', {
    lane: ({ clusterId }) => `puzzle ${clusterId}`,
  }),
  takeoverAsked: defineEvent('puzzle.takeover.asked', { lane: ({ claimId }) => `claim ${claimId}` }),
};
