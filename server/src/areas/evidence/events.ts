import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'evidence.item.uploaded': { evidenceId: string };
    /** A report's own words became an evidence item. There is nothing to read in it. */
    'evidence.item.stated': { evidenceId: string };
    'evidence.item.read': { evidenceId: string };
    'evidence.item.unreadable': { evidenceId: string };
  }
}

/** Events of evidence items. */
export const evidenceEvents = {
  uploaded: defineEvent('evidence.item.uploaded', { lane: ({ evidenceId }) => `exhibit ${evidenceId}` }),
  stated: defineEvent('evidence.item.stated', { lane: ({ evidenceId }) => `exhibit ${evidenceId}` }),
  read: defineEvent('evidence.item.read', { lane: ({ evidenceId }) => `exhibit ${evidenceId}` }),
  unreadable: defineEvent('evidence.item.unreadable', { lane: ({ evidenceId }) => `exhibit ${evidenceId}` }),
};
