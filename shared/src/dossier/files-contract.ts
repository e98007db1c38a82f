import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';

/** Forms that take long enough to be written in the background. */
export const PREPARED_FORMS = ['pdf', 'zip'] as const;
export type PreparedForm = (typeof PREPARED_FORMS)[number];

export const DOSSIER_FILE_STATES = ['waiting', 'writing', 'ready', 'failed'] as const;

const fileSchema = v.object({
  id: v.string(),
  form: v.picklist(PREPARED_FORMS),
  /** The edition that it is of. */
  version: v.number(),
  state: v.picklist(DOSSIER_FILE_STATES),
  /** Parts that are written, of `total`; both 0 while it waits. */
  done: v.number(),
  total: v.number(),
  sha256: v.nullable(v.string()),
  sizeBytes: v.nullable(v.number()),
  /** Why it failed, in a sentence. */
  flaw: v.nullable(v.string()),
  createdAt: timeSchema,
  /** Until when it can be downloaded, unless the cluster changes before. */
  keptUntil: timeSchema,
});
export type DossierFile = v.InferOutput<typeof fileSchema>;

/** The address of a file that was written in the background. */
export const dossierFilePath = (clusterId: string, fileId: string): string =>
  `/api/leo/dossier/${encodeURIComponent(clusterId)}/files/${encodeURIComponent(fileId)}`;

const params = v.object({ clusterId: idSchema });

export const dossierFilesContract = {
  files: defineEndpoint({
    method: 'GET',
    path: '/api/leo/dossier/:clusterId/files',
    summary: 'Files of the dossier that are written in the background, and how far each is',
    access: 'dossier.read',
    params,
    responses: { 200: v.array(fileSchema) },
  }),
  prepareFile: defineEndpoint({
    method: 'POST',
    path: '/api/leo/dossier/:clusterId/files',
    summary:
      'Has a file of the newest edition written in the background; one that is there or on its way is given again',
    access: 'dossier.read',
    limit: 'dossiers',
    params,
    body: v.object({ form: v.picklist(PREPARED_FORMS) }),
    responses: { 202: fileSchema },
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/api/leo/dossier/:clusterId/files/:fileId',
    summary: 'A file that was written in the background, while the dossier says the same',
    access: 'dossier.read',
    limit: 'dossiers',
    params: v.object({ clusterId: idSchema, fileId: idSchema }),
    responses: { 200: 'file' },
  }),
};
