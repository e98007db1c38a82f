import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'case.opened': { caseId: string };
    /** Its words, status, risk or assignee. */
    'case.changed': { caseId: string };
  }
}

/** Events of cases. */
export const caseEvents = {
  opened: defineEvent('case.opened', { lane: ({ caseId }) => `case ${caseId}` }),
  changed: defineEvent('case.changed', { lane: ({ caseId }) => `case ${caseId}` }),
};
