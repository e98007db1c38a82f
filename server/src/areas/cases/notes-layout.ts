import { NOTES_TEXT_ROOT } from '@fap/shared/cases/notes.ts';
import type { DocumentLayout } from '../../platform/collab/document/document-layout.ts';

/** What the notes of a case hold: plain text. Others see who is here, and nothing else of a presence. */
export const NOTES_LAYOUT: DocumentLayout = {
  maps: {},
  fragment: null,
  plainText: NOTES_TEXT_ROOT,
  checkPresence: ({ user }) => (user === undefined ? {} : { user }),
};
