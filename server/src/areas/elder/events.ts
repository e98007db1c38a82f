import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** An elder, and the guardians who were sent it, must know of something; of many alerts at once this is the newest. */
    'elder.alert.raised': { alertId: string; elderId: string; guardianIds: string[]; alerts: number };
    /** Alerts waited too long, this one and maybe older ones: this guardian is told again. */
    'elder.alert.escalated': { alertId: string; elderId: string; guardianId: string };
    /** What this elder's payments name was confirmed or contested. */
    'elder.payments.named': { elderId: string; indicatorId: string };
    'elder.guardian.accepted': { guardianshipId: string; elderId: string; guardianId: string };
    'elder.guardian.ended': { guardianshipId: string; elderId: string; guardianId: string; byId: string };
  }
}

/** Events of elders and their guardians. */
export const elderEvents = {
  alertRaised: defineEvent('elder.alert.raised', { lane: ({ elderId }) => `elder ${elderId}` }),
  alertEscalated: defineEvent('elder.alert.escalated', { lane: ({ elderId }) => `elder ${elderId}` }),
  // A lane of its own: payments that cannot be judged again must not hold back what is told of alerts.
  paymentsNamed: defineEvent('elder.payments.named', {
    lane: ({ elderId, indicatorId }) => `payments of ${elderId} that name ${indicatorId}`,
  }),
  guardianAccepted: defineEvent('elder.guardian.accepted', { lane: ({ elderId }) => `elder ${elderId}` }),
  guardianEnded: defineEvent('elder.guardian.ended', { lane: ({ elderId }) => `elder ${elderId}` }),
};
