import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'toy.made': { toyId: string };
  }
}

/** Events of toys. */
export const toyEvents = { made: defineEvent('toy.made', { lane: ({ toyId }) => toyId }) };
