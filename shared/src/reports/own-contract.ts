import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { READING_STATES } from '../evidence/reading-contract.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { ANCHOR_STATES } from '../vault/constants.ts';
import { careSchema } from './care.ts';
import { CONSENTS } from './consents.ts';
import { MAX_REPORT_FILES } from './constants.ts';
import { conversationSchema } from './messages.ts';
import { pathEventSchema, stageSchema } from './report-path.ts';
import { reportWordsSchema } from './report-words.ts';

const summarySchema = v.object({
  id: v.string(),
  receipt: v.string(),
  scamName: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  reportedAt: timeSchema,
  withdrawnAt: v.nullable(timeSchema),
  version: v.number(),
  cluster: v.nullable(v.object({ id: v.string(), name: v.string() })),
  files: v.number(),
});
export type OwnReportSummary = v.InferOutput<typeof summarySchema>;

const versionSchema = v.object({
  version: v.number(),
  at: timeSchema,
  sha256: v.string(),
  words: reportWordsSchema,
  /** The evidence item that keeps these words; null for those handed in before there were such items. */
  statement: v.nullable(
    v.object({ id: v.string(), sha256: v.string(), anchor: v.nullable(v.picklist(ANCHOR_STATES)) }),
  ),
});

const ownReportSchema = v.object({
  ...summarySchema.entries,
  /** Newest first: the words as they count, and all they replaced. */
  versions: v.array(versionSchema),
  withdrawnReason: v.string(),
  care: careSchema,
  conversation: conversationSchema,
  evidence: v.array(
    v.object({
      id: v.string(),
      fileName: v.string(),
      sizeBytes: v.number(),
      sha256: v.string(),
      receivedAt: timeSchema,
      state: v.picklist(READING_STATES),
      /** Null while it waits for its timestamp. */
      anchor: v.nullable(v.picklist(ANCHOR_STATES)),
    }),
  ),
  consents: v.array(v.object({ consent: v.picklist(CONSENTS), isGiven: v.boolean(), since: timeSchema })),
  stages: v.array(stageSchema),
  path: v.array(pathEventSchema),
  /** Facts of its topic after this number are news. */
  seq: v.number(),
});
export type OwnReport = v.InferOutput<typeof ownReportSchema>;
export type ReportVersion = v.InferOutput<typeof versionSchema>;

const byId = v.object({ id: idSchema });
const answer = { 200: ownReportSchema };

/** What a reporter sees and decides about their own reports. For everybody else they do not exist. */
export const ownReportsContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/reports',
    summary: 'Your own reports, newest first',
    access: 'signed-in',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.object({ reports: v.array(summarySchema), nextCursor: v.nullable(v.string()) }) },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/reports/:id',
    summary: 'One of your own reports, as you told it, and what happened to it',
    access: 'signed-in',
    params: byId,
    responses: answer,
  }),
  correct: defineEndpoint({
    method: 'PUT',
    path: '/api/reports/:id',
    summary: 'Corrects your report; the words before stay readable to you',
    access: 'report.submit',
    limit: 'reports',
    params: byId,
    body: v.object({ ...reportWordsSchema.entries, version: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    responses: answer,
  }),
  addEvidence: defineEndpoint({
    method: 'POST',
    path: '/api/reports/:id/evidence',
    summary: 'Adds uploaded files to your report; those it has already change nothing',
    access: 'report.submit',
    limit: 'steps',
    params: byId,
    body: v.object({ evidenceIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MAX_REPORT_FILES)) }),
    responses: answer,
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/api/reports/:id/withdraw',
    summary: 'Takes your report out of its cluster; only you can read it then',
    access: 'report.submit',
    limit: 'steps',
    params: byId,
    body: v.object({ reason: v.optional(v.pipe(storableText(1_000), v.trim()), '') }),
    responses: answer,
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/api/reports/:id/restore',
    summary: 'Puts your withdrawn report back into the cluster it left',
    access: 'report.submit',
    limit: 'reports',
    params: byId,
    responses: answer,
  }),
  consent: defineEndpoint({
    method: 'PUT',
    path: '/api/reports/:id/consents',
    summary: 'Gives or revokes one consent of your report, at once',
    access: 'report.submit',
    limit: 'steps',
    params: byId,
    body: v.object({ consent: v.picklist(CONSENTS), isGiven: v.boolean() }),
    responses: answer,
  }),
};
