import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { PdfPage } from '../../../platform/pdf/pdf-page.ts';
import { inLanguage } from '../../../platform/words/speakers.ts';
import { longDay } from '../pages/page-frame.ts';
import { inReadersWords } from '../pages/public-content.ts';
import { familyOf } from './articles.ts';

/** Made PDFs by language and article: their words change with the program only. */
const made = new Map<string, Promise<Buffer>>();

/** An article as PDF in a language; the same bytes for the same words. */
export function writeArticle(article: ArticleText, language: Language): Promise<Buffer> {
  const key = `${language} ${article.id}`;
  const known = made.get(key);
  if (known) return known;
  const pdf = inLanguage(language, () => setArticle(inReadersWords(article)));
  made.set(key, pdf);
  return pdf;
}

function setArticle(article: ArticleText): Promise<Buffer> {
  const { education } = inReadersWords(familyOf(article));
  const [published, reviewed] = [longDay(article.publishedOn), longDay(article.reviewedOn)];
  const page = new PdfPage({
    title: article.title,
    madeAt: new Date(`${article.publishedOn}T00:00:00Z`),
    footer: t`Scam Education Blog · reviewed ${reviewed}`,
  });
  page.title(article.title);
  page.note(t`Published ${published}, reviewed ${reviewed}`);
  page.text(article.summary);
  for (const paragraph of article.introduction) page.text(paragraph);
  page.heading(t`How it works`);
  writeSteps(page, education.howItWorks);
  page.heading(t`What the evidence shows`);
  for (const paragraph of article.forensicReport) page.text(paragraph);
  page.heading(t`What to do now`);
  writeSteps(page, education.whatToDoIfTargeted);
  if (article.sources.length > 0) page.heading(t`Sources`);
  for (const { says, source } of article.sources) page.note(`${says} ${source}.`);
  return page.finish();
}

function writeSteps(page: PdfPage, steps: readonly string[]): void {
  for (const [index, step] of steps.entries()) page.text(`${index + 1}. ${step}`);
}
