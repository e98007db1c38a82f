import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** An elder, and the guardians who were sent it, must know of something. */
    'elder.alert.raised': { alertId: string; elderId: string; guardianIds: string[] };
    /** An alert waited too long: this guardian is told again. */
    'elder.alert.escalated': { alertId: string; elderId: string; guardianId: string };
    'elder.guardian.accepted': { guardianshipId: string; elderId: string; guardianId: string };
    'elder.guardian.ended': { guardianshipId: string; elderId: string; guardianId: string; byId: string };
  }
}

/** Events of elders and their guardians. */
export const elderEvents = {
  alertRaised: defineEvent('elder.alert.raised', { lane: ({ elderId }) => `elder ${elderId}` }),
  alertEscalated: defineEvent('elder.alert.escalated', { lane: ({ elderId }) => `elder ${elderId}` }),
  guardianAccepted: defineEvent('elder.guardian.accepted', { lane: ({ elderId }) => `elder ${elderId}` }),
  guardianEnded: defineEvent('elder.guardian.ended', { lane: ({ elderId }) => `elder ${elderId}` }),
};
