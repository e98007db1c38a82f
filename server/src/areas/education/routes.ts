import { proposalsContract } from '@fap/shared/education/content/proposals-contract.ts';
import { educationContract } from '@fap/shared/education/contract.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { languageOfRequest } from '../../platform/http/language.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { findArticle, getArticle, listArticles } from './blog/articles.ts';
import { writeArticle } from './blog/write-article.ts';
import { getFlow, listFlows } from './flows/list-flows.ts';
import type { SampleCount } from './flows/sample-counts.ts';
import { listAnswers } from './lessons/list-answers.ts';
import { restartLesson } from './lessons/restart-lesson.ts';
import { saveAnswer } from './lessons/save-answer.ts';
import { bindPublicPages } from './pages/bind-pages.ts';
import { decideProposal } from './proposals/decide-proposal.ts';
import { getEntry, listOwn, listProposalQueue, listVersions } from './proposals/list-proposals.ts';
import { proposeChange } from './proposals/propose-change.ts';
import { withdrawProposal } from './proposals/withdraw-proposal.ts';

/** What people can read about scams, the lessons in which they practise, and the changes they suggest. */
export function bindEducationRoutes(
  app: HttpApp,
  { flowSamples, origin }: { flowSamples: readonly SampleCount[]; origin: () => string },
): void {
  bindPublicPages(app, origin);
  bind(app, educationContract.scamFlows, (ctx) => listFlows(ctx, flowSamples));
  bind(app, educationContract.scamFlow, (ctx, { params }) => getFlow(ctx, params.id, flowSamples));
  bind(app, educationContract.articles, async () => listArticles());
  bind(app, educationContract.article, (ctx, { params }) => getArticle(ctx, params.articleId));
  bind(app, educationContract.articlePdf, async (_, { params }, http) => {
    const article = findArticle(params.articleId);
    const pdf = await writeArticle(article, languageOfRequest(http));
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${article.id}.pdf"`,
        'Cache-Control': 'private, max-age=3600',
        // One address for all languages: a browser keeps the file for the one it asked in.
        Vary: 'Cookie, Accept-Language',
      },
    });
  });
  bind(app, lessonsContract.progress, (ctx) => listAnswers(ctx));
  bind(app, lessonsContract.answer, (ctx, { params, body }) => saveAnswer(ctx, { ...params, ...body }));
  bind(app, lessonsContract.restart, async (ctx, { params }) => ({
    forgotten: await restartLesson(ctx, params.lessonId),
  }));
  bind(app, proposalsContract.entry, async (_, { params }) => getEntry(params));
  bind(app, proposalsContract.versions, async (ctx, { params, query }, http) =>
    sendPage(http, await listVersions(ctx, { ...params, ...query })),
  );
  bind(app, proposalsContract.propose, async (ctx, { body }) => reply(201, await proposeChange(ctx, body)));
  bind(app, proposalsContract.own, async (ctx, { query }, http) => sendPage(http, await listOwn(ctx, query)));
  bind(app, proposalsContract.withdraw, (ctx, { params }) => withdrawProposal(ctx, params.id));
  bind(app, proposalsContract.queue, async (ctx, { query }, http) =>
    sendPage(http, await listProposalQueue(ctx, query)),
  );
  bind(app, proposalsContract.decide, (ctx, { params, body }) => decideProposal(ctx, { ...params, ...body }));
}
