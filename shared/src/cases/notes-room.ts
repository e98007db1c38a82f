const PREFIX = 'case-notes:';

/** The Yjs room of a case's notes. */
export const caseNotesRoom = (caseId: string): string => `${PREFIX}${caseId}`;

/** Whether a room holds the notes of a case. */
export const isNotesRoom = (room: string): boolean => room.startsWith(PREFIX);
