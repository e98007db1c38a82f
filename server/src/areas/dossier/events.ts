import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'dossier.file.asked': { fileId: string };
  }
}

/** Events of dossiers. */
export const dossierEvents = {
  fileAsked: defineEvent('dossier.file.asked', { lane: ({ fileId }) => `dossier-file ${fileId}` }),
};
