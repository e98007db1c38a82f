import { educationContract } from '@fap/shared/education/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { findArticle, getArticle, listArticles } from './blog/articles.ts';
import { writeArticle } from './blog/write-article.ts';
import { bindPublicPages } from './pages/bind-pages.ts';

/** What people can read about scams. */
export function bindEducationRoutes(app: HttpApp, { origin }: { origin: () => string }): void {
  bindPublicPages(app, origin);
  bind(app, educationContract.articles, async () => listArticles());
  bind(app, educationContract.article, (ctx, { params }) => getArticle(ctx, params.articleId));
  bind(app, educationContract.articlePdf, async (_, { params }) => {
    const article = findArticle(params.articleId);
    const pdf = await writeArticle(article);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${article.id}.pdf"`,
        'Cache-Control': 'private, max-age=3600',
      },
    });
  });
}
