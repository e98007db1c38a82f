import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { CONTACT_METHODS } from '../catalogue/contact-methods.ts';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { careSchema } from './care.ts';
import { conversationSchema, messageWordsSchema } from './messages.ts';
import { reportWordsSchema } from './report-words.ts';

const REASON = t`Please give a reason of at least 5 characters`;

const analystViewSchema = v.object({
  id: v.string(),
  /** What the report is called in public. */
  exhibit: v.string(),
  cluster: v.object({ id: v.string(), name: v.string() }),
  reportedAt: timeSchema,
  scamType: v.picklist(SCAM_TYPES),
  contactMethod: v.picklist(CONTACT_METHODS),
  amount: v.nullable(v.object({ cents: v.number(), currency: v.string() })),
  /** Null where the reporter does not let analysts read it; then nothing below is told either. */
  told: v.nullable(
    v.object({
      version: v.number(),
      /** The words with personal details as placeholders, but for those this analyst had shown. */
      words: reportWordsSchema,
      care: careSchema,
    }),
  ),
  /** Placeholders in the words. */
  hidden: v.array(v.string()),
  /** Null where the reporter does not want to be contacted. */
  conversation: v.nullable(conversationSchema),
  /** Facts of its topic after this number are news. */
  seq: v.number(),
});
export type AnalystView = v.InferOutput<typeof analystViewSchema>;

const byId = v.object({ id: idSchema });

/** Reports as analysts read them, and the conversation between analysts and a reporter. */
export const analystReportsContract = {
  view: defineEndpoint({
    method: 'GET',
    path: '/api/reports/:id/analyst-view',
    summary:
      'A report with its personal details hidden; that it was read is recorded and shown to its reporter',
    access: 'case.read-original',
    params: byId,
    responses: { 200: analystViewSchema },
  }),
  reveal: defineEndpoint({
    method: 'POST',
    path: '/api/reports/:id/reveals',
    summary: 'Shows one hidden detail of a report, with a reason that its reporter reads',
    access: 'case.read-original',
    limit: 'decisions',
    params: byId,
    body: v.object({
      detail: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
      reason: v.pipe(v.string(REASON), v.trim(), v.minLength(5, REASON), storableText(1_000)),
    }),
    responses: { 200: analystViewSchema },
  }),
  send: defineEndpoint({
    method: 'POST',
    path: '/api/reports/:id/messages',
    summary:
      'An analyst asks the reporter, or the reporter answers, as long as the reporter wants to be contacted',
    access: 'report.submit',
    limit: 'messages',
    params: byId,
    body: v.object({ words: messageWordsSchema }),
    responses: { 201: conversationSchema },
  }),
};
