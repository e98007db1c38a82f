import * as v from 'valibot';
import { measuredSchema } from '../catalogue/catalogue-cluster.ts';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema } from '../kernel/schemas.ts';
import { ARTICLE_CATEGORIES } from './articles/article.ts';
import { scamFlowSchema } from './flows/scam-flow-entry.ts';

/** An article as lists show it. */
const articleEntrySchema = v.object({
  id: v.string(),
  title: ownWords,
  summary: ownWords,
  category: v.picklist(ARTICLE_CATEGORIES),
  scamType: v.picklist(SCAM_TYPES),
  /** Minutes, at 200 words a minute. */
  readTime: v.number(),
  /** Calendar days. */
  datePublished: v.string(),
  dateReviewed: v.string(),
  /** Units whose work helps most with such a scam. */
  reconDogsUsed: v.array(v.string()),
});
export type ArticleEntry = v.InferOutput<typeof articleEntrySchema>;

const texts = v.array(ownWords);

/** An article with all its parts. */
const articleSchema = v.object({
  ...articleEntrySchema.entries,
  sections: v.object({
    introduction: texts,
    /** The steps of such a scam, in order. */
    scamMethodBreakdown: texts,
    /** What evidence shows, and what it cannot. */
    forensicReport: texts,
    clusterMatch: v.object({
      familyId: v.string(),
      familyName: ownWords,
      /** What this platform counted of its kind; null while there is not enough. */
      measured: v.nullable(measuredSchema),
    }),
    /** What to do now, the most urgent first. */
    victimActions: texts,
  }),
  sources: v.array(v.object({ says: ownWords, source: ownWords })),
});
export type Article = v.InferOutput<typeof articleSchema>;

export const educationContract = {
  articles: defineEndpoint({
    method: 'GET',
    path: '/api/blog',
    summary: 'The articles of the Scam Education Blog, newest first',
    access: 'signed-in',
    responses: { 200: v.array(articleEntrySchema) },
  }),
  article: defineEndpoint({
    method: 'GET',
    path: '/api/blog/:articleId',
    summary: 'An article with method, evidence, what this platform counted, and first steps',
    access: 'signed-in',
    params: v.object({ articleId: idSchema }),
    responses: { 200: articleSchema },
  }),
  articlePdf: defineEndpoint({
    method: 'GET',
    path: '/api/blog/:articleId/pdf',
    summary: 'An article as a PDF',
    access: 'signed-in',
    limit: 'previews',
    params: v.object({ articleId: idSchema }),
    responses: { 200: 'file' },
  }),
  scamFlows: defineEndpoint({
    method: 'GET',
    path: '/api/scam-flows',
    summary: 'How scams of each family unfold, stage by stage, with what was counted of their kind',
    access: 'signed-in',
    responses: { 200: v.array(scamFlowSchema) },
  }),
  scamFlow: defineEndpoint({
    method: 'GET',
    path: '/api/scam-flows/:id',
    summary: 'One scam flow with its stages',
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: { 200: scamFlowSchema },
  }),
};

/** Address of an article's PDF. */
export const articlePdfPath = (articleId: string): string => `/api/blog/${encodeURIComponent(articleId)}/pdf`;
