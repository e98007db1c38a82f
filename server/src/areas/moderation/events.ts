import type { FlagKind, ModerationDecision } from '@fap/shared/moderation/rules.ts';
import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'moderation.decided': {
      key: string;
      kind: FlagKind;
      decision: ModerationDecision;
      /** The piece, and its place. */
      contributionId: string | null;
      commentId: string | null;
      clusterId: string | null;
      layer: number | null;
      /** Whose it is, where it is known. */
      authorId: string | null;
      /** Who had reported it. */
      flaggedBy: string[];
      byId: string;
    };
  }
}

/** Events of moderation. */
export const moderationEvents = {
  decided: defineEvent('moderation.decided', { lane: ({ key }) => `moderation ${key}` }),
};
