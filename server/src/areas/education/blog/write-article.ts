import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import { PdfPage } from '../../../platform/pdf/pdf-page.ts';
import { familyOf } from './articles.ts';

/** Made PDFs by article: their words change with the program only. */
const made = new Map<string, Promise<Buffer>>();

/** An article as PDF; the same bytes for the same words. */
export function writeArticle(article: ArticleText): Promise<Buffer> {
  const known = made.get(article.id);
  if (known) return known;
  const pdf = setArticle(article);
  made.set(article.id, pdf);
  return pdf;
}

function setArticle(article: ArticleText): Promise<Buffer> {
  const { education } = familyOf(article);
  const page = new PdfPage({
    title: article.title,
    madeAt: new Date(`${article.publishedOn}T00:00:00Z`),
    footer: `Scam Education Blog · reviewed ${article.reviewedOn}`,
  });
  page.title(article.title);
  page.note(`Published ${article.publishedOn}, reviewed ${article.reviewedOn}`);
  page.text(article.summary);
  for (const paragraph of article.introduction) page.text(paragraph);
  page.heading('How it works');
  writeSteps(page, education.howItWorks);
  page.heading('What the evidence shows');
  for (const paragraph of article.forensicReport) page.text(paragraph);
  page.heading('What to do now');
  writeSteps(page, education.whatToDoIfTargeted);
  if (article.sources.length > 0) page.heading('Sources');
  for (const { says, source } of article.sources) page.note(`${says} ${source}.`);
  return page.finish();
}

function writeSteps(page: PdfPage, steps: readonly string[]): void {
  for (const [index, step] of steps.entries()) page.text(`${index + 1}. ${step}`);
}
