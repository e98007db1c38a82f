import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema } from '../kernel/schemas.ts';
import {
  historyMomentSchema,
  historyPageSchema,
  noteBlockSchema,
  restoredVersionSchema,
} from '../puzzle/history.ts';
import { updateIdSchema } from '../puzzle/request-parts.ts';

const params = v.object({ id: idSchema });
const versionParams = v.object({ id: idSchema, updateId: updateIdSchema });

/** The notes of a case: who works on it, and law enforcement while the access window is open, which only reads. */
export const caseNotesContract = {
  notesHistory: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id/notes/history',
    summary: 'Who changed the notes of a case when, newest first; `before` gives the next page',
    access: 'signed-in',
    limit: 'history',
    params,
    query: v.object({ before: v.optional(updateIdSchema) }),
    responses: { 200: historyPageSchema },
  }),
  notesVersion: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id/notes/history/:updateId',
    summary: 'The notes of a case as they were after one update, with what its moment changed and who did',
    access: 'signed-in',
    limit: 'history',
    params: versionParams,
    responses: {
      200: v.object({
        updateId: v.number(),
        moment: historyMomentSchema,
        notes: v.array(noteBlockSchema),
      }),
    },
  }),
  restoreNotes: defineEndpoint({
    method: 'POST',
    path: '/api/cases/:id/notes/history/:updateId/restore',
    summary: 'Makes the notes of a case what they were, as a new change that can itself be undone',
    access: 'case.create',
    limit: 'restores',
    params: versionParams,
    responses: { 200: restoredVersionSchema },
  }),
  notesFile: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id/notes/export',
    summary: 'The notes of a case as a text file',
    access: 'signed-in',
    limit: 'history',
    params,
    responses: { 200: 'file' },
  }),
};
