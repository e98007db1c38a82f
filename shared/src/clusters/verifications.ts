import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { CITATION_MAX_LENGTH, CITATION_MIN_LENGTH, VERIFIERS } from './constants.ts';

const TOO_SHORT = t`Please say where it stands, in at least ${CITATION_MIN_LENGTH} characters`;

const verificationSchema = v.object({
  id: v.string(),
  verifier: v.picklist(VERIFIERS),
  /** Where it stands: a document, its number, its date. */
  citation: v.string(),
  url: v.nullable(v.string()),
  recordedBy: v.string(),
  recordedAt: timeSchema,
});
export type Verification = v.InferOutput<typeof verificationSchema>;

/** What an analyst says of a verification. */
const newVerificationSchema = v.object({
  verifier: v.picklist(VERIFIERS, t`Please choose who verified it`),
  citation: v.pipe(
    v.string(TOO_SHORT),
    v.trim(),
    v.minLength(CITATION_MIN_LENGTH, TOO_SHORT),
    storableText(CITATION_MAX_LENGTH),
  ),
  url: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(2_000, t`This address is too long`),
      v.regex(/^https?:\/\/\S+$/u, t`Please enter an address that begins with https://`),
      v.url(t`Please enter an address that begins with https://`),
    ),
  ),
});
export type NewVerification = v.InferOutput<typeof newVerificationSchema>;

const params = v.object({ id: idSchema });
const responses = { 200: v.array(verificationSchema) };

/** Who verified a cluster, and where that can be read. */
export const verificationsContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/clusters/:id/verifications',
    summary: 'Who verified a cluster, with the citation, newest first',
    access: 'dossier.read',
    params,
    responses,
  }),
  verify: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/:id/verifications',
    summary: 'Records who verified a cluster, and where that can be read',
    access: 'cluster.verify',
    limit: 'decisions',
    params,
    body: newVerificationSchema,
    responses: { 201: v.array(verificationSchema) },
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/api/clusters/:id/verifications/:verificationId',
    summary: 'Takes a verification back; it stays in the custody log',
    access: 'cluster.verify',
    limit: 'decisions',
    params: v.object({ id: idSchema, verificationId: idSchema }),
    responses,
  }),
};
