import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema, percentSchema, storableText } from '../kernel/schemas.ts';
import { CHAINS } from '../vault/constants.ts';
import { textAnalysisSchema } from './analysis-schemas.ts';
import { evidenceSchema } from './reading-contract.ts';

export const EMPTY_TEXT_MESSAGE = t`Please enter text to analyze`;
export const NO_FILE_MESSAGE = t`Please select a file to upload`;
export const ANALYZE_MAX_LENGTH = 50_000;

const uploadResultSchema = v.object({
  evidenceId: v.string(),
  fileName: v.string(),
  aiAnalysis: v.nullable(textAnalysisSchema.entries.aiAnalysis),
  fingerprints: v.object({ sha256: v.string(), words: v.number(), indicators: v.number() }),
  confidenceScore: v.nullable(percentSchema),
  recommendations: v.array(ownWords),
  bitcoinAnchored: v.boolean(),
  blockHeight: v.nullable(v.number()),
  /** Whose block that is; a demo's own proves nothing to others. */
  anchorChain: v.nullable(v.picklist(CHAINS)),
  fileHash: v.string(),
});
export type UploadResult = v.InferOutput<typeof uploadResultSchema>;

const byId = { params: v.object({ id: idSchema }) };

export const evidenceContract = {
  analyzeText: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/analyze-text',
    summary: 'Reads a text: indicators, tactics with spans, probability, reasons',
    access: 'signed-in',
    limit: 'previews',
    body: v.object({
      text: v.pipe(
        v.string(EMPTY_TEXT_MESSAGE),
        v.check((text) => text.trim().length > 0, EMPTY_TEXT_MESSAGE),
        storableText(ANALYZE_MAX_LENGTH),
      ),
    }),
    responses: { 200: textAnalysisSchema },
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/upload',
    summary:
      'Keeps a file (field `evidence`, with `sha256?`, `caseId?`, `clusterId?`) and reads it; the same bytes again answer 200 with the first evidence, `aiAnalysis` is null while it is still being read',
    access: 'evidence.upload',
    limit: 'uploads',
    bodyKind: 'multipart',
    fileFields: ['evidence'],
    responses: { 200: uploadResultSchema, 201: uploadResultSchema },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id',
    summary: 'An exhibit: name, type, size, hash, whether it was read',
    access: 'signed-in',
    ...byId,
    responses: { 200: evidenceSchema },
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id/file',
    summary: 'The original bytes, as an attachment; each opening is recorded',
    access: 'evidence.view',
    ...byId,
    responses: { 200: 'file' },
  }),
  picture: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id/picture',
    summary:
      'A picture drawn anew as WebP, for those who may open the original; each look by somebody else than its owner is recorded',
    access: 'evidence.view',
    limit: 'analyses',
    ...byId,
    responses: { 200: 'file' },
  }),
  thumbnail: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id/thumbnail',
    summary:
      'One’s own picture, small, for lists; nobody else’s, so that scrolling a list is no step of custody',
    access: 'signed-in',
    limit: 'previews',
    ...byId,
    responses: { 200: 'file' },
  }),
};
