import * as v from 'valibot';
import type { Doc, Text } from 'yjs';
import { idSchema } from '../kernel/schemas.ts';
import { caseNotesRoom, isNotesRoom } from './notes-room.ts';

/** The case whose notes a room holds; null for other rooms and for what is no number. */
export function caseOfNotes(room: string): string | null {
  const id = isNotesRoom(room) ? room.slice(caseNotesRoom('').length) : '';
  return v.is(idSchema, id) ? id : null;
}

/** The name of the only root of a document of notes. */
export const NOTES_TEXT_ROOT = 'notes';

/** The text of a case's notes. */
export const notesText = (doc: Doc): Text => doc.getText(NOTES_TEXT_ROOT);

/** What somebody may do with the notes of a case. */
export const NOTES_ACCESS = ['write', 'read'] as const;
export type NotesAccess = (typeof NOTES_ACCESS)[number];
