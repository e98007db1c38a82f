import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { storableText } from '../kernel/schemas.ts';

const currentPassword = v.pipe(storableText(200), v.minLength(1, 'Please enter your password'));

/** What an account holds, counted before somebody decides to delete it. */
export const ownDataCountsSchema = v.object({
  reports: v.number(),
  files: v.number(),
  /** Pieces and reviews written by hand. */
  pieces: v.number(),
});
export type OwnDataCounts = v.InferOutput<typeof ownDataCountsSchema>;

/** Everything one has here: as an archive, and erased. */
export const ownDataContract = {
  exportOwn: defineEndpoint({
    method: 'POST',
    path: '/api/account/export',
    summary:
      'Everything the platform holds about oneself as a zip: JSON files, the original files and a README; the export is recorded',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword }),
    responses: { 200: 'file' },
  }),
  beginErasure: defineEndpoint({
    method: 'POST',
    path: '/api/account/erasure',
    summary:
      'Checks password and code before an account is deleted: a token of ten minutes, and what would go. Nothing is deleted yet',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword, code: v.optional(v.pipe(v.string(), v.trim(), storableText(40)), '') }),
    responses: { 200: v.object({ token: v.string(), counts: ownDataCountsSchema }) },
  }),
  confirmErasure: defineEndpoint({
    method: 'POST',
    path: '/api/account/erasure/confirm',
    summary:
      'Deletes the account of this token for good: signed out everywhere at once, its data erased within minutes',
    access: 'public',
    body: v.object({
      token: v.pipe(storableText(100), v.minLength(1, 'This link is not complete')),
      /** Also the pieces, reviews and comments the person wrote. */
      alsoPieces: v.boolean(),
    }),
    responses: { 200: v.object({ erasedAt: v.string() }) },
  }),
};
