import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { educationContract } from '@fap/shared/education/contract.ts';
import { FLOWS } from '@fap/shared/education/flows/flows.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

const params = { articleId: ARTICLES[0]?.id ?? '' };

const reading = examplesOf(educationContract, {
  articles: () => ({ status: 200 }),
  article: () => ({ params, status: 200 }),
  articlePdf: () => ({ params, status: 200 }),
  scamFlows: () => ({ status: 200 }),
  scamFlow: () => ({ params: { id: FLOWS[0]?.id ?? '' }, status: 200 }),
});

const lessons = examplesOf(lessonsContract, {
  progress: () => ({ status: 200 }),
  answer: () => ({
    params: { lessonId: 'messages', itemId: 'bank-text' },
    json: { answer: 'scam' },
    status: 200,
  }),
  restart: () => ({ params: { lessonId: 'messages' }, status: 200 }),
});

/** A valid request for each call of this area. */
export const examples = { ...reading, ...lessons };
