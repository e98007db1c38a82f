import { educationContract } from '@fap/shared/education/contract.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { languageOfRequest } from '../../platform/http/language.ts';
import { findArticle, getArticle, listArticles } from './blog/articles.ts';
import { writeArticle } from './blog/write-article.ts';
import { getFlow, listFlows } from './flows/list-flows.ts';
import type { SampleCount } from './flows/sample-counts.ts';
import { listAnswers } from './lessons/list-answers.ts';
import { restartLesson } from './lessons/restart-lesson.ts';
import { saveAnswer } from './lessons/save-answer.ts';
import { bindPublicPages } from './pages/bind-pages.ts';

/** What people can read about scams, and the lessons in which they practise. */
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
}
