import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { educationContract } from '@fap/shared/education/contract.ts';
import { FLOWS } from '@fap/shared/education/flows/flows.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

const params = { articleId: ARTICLES[0]?.id ?? '' };

/** A valid request for each call of this area. */
export const examples = examplesOf(educationContract, {
  articles: () => ({ status: 200 }),
  article: () => ({ params, status: 200 }),
  articlePdf: () => ({ params, status: 200 }),
  scamFlows: () => ({ status: 200 }),
  scamFlow: () => ({ params: { id: FLOWS[0]?.id ?? '' }, status: 200 }),
});
