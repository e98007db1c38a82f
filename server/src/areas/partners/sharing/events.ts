import type { PartnerKind } from '@fap/shared/partners/constants.ts';
import { defineEvent } from '../../../platform/write/domain-events.ts';

declare module '../../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** Objects came, changed or were withdrawn. */
    'partners.collection.changed': { kind: PartnerKind };
  }
}

/** Events of partners. */
export const partnerEvents = {
  collectionChanged: defineEvent('partners.collection.changed', { lane: ({ kind }) => `collection ${kind}` }),
};
