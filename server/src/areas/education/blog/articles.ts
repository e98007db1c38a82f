import type { CatalogueCluster } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { findCatalogueCluster } from '@fap/shared/catalogue/kinds/catalogue.ts';
import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import type { Article, ArticleEntry } from '@fap/shared/education/contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getCatalogueCluster } from '../../catalogue/index.ts';

/** How fast people read who are not used to a subject, in words a minute. */
const WORDS_A_MINUTE = 200;

/** All articles, newest first. */
export const listArticles = (): ArticleEntry[] => ARTICLES.map((text) => entryOf(text, familyOf(text)));

/** An article; throws NOT_FOUND. */
export async function getArticle(ctx: Ctx, articleId: string): Promise<Article> {
  const text = findArticle(articleId);
  const family = familyOf(text);
  const { measured } = await getCatalogueCluster(ctx, text.familyId);
  return {
    ...entryOf(text, family),
    sections: {
      introduction: [...text.introduction],
      scamMethodBreakdown: family.education.howItWorks,
      forensicReport: [...text.forensicReport],
      clusterMatch: { familyId: family.id, familyName: family.name, measured },
      victimActions: family.education.whatToDoIfTargeted,
    },
    sources: [...text.sources],
  };
}

/** The words of an article; throws NOT_FOUND. */
export function findArticle(articleId: string): ArticleText {
  const text = ARTICLES.find(({ id }) => id === articleId);
  if (!text) throw new AppError('NOT_FOUND', { message: t`There is no such article` });
  return text;
}

/** The catalogue's family of an article. */
export function familyOf({ id, familyId }: ArticleText): CatalogueCluster {
  const family = findCatalogueCluster(familyId);
  if (!family) throw new Error(`article ${id} is about ${familyId}, which is not in the catalogue`);
  return family;
}

function entryOf(text: ArticleText, { scamType, education }: CatalogueCluster): ArticleEntry {
  const words = [
    ...text.introduction,
    ...text.forensicReport,
    ...education.howItWorks,
    ...education.whatToDoIfTargeted,
  ].join(' ');
  return {
    id: text.id,
    title: text.title,
    summary: text.summary,
    category: text.category,
    scamType,
    readTime: Math.max(1, Math.round(words.split(/\s+/u).length / WORDS_A_MINUTE)),
    datePublished: text.publishedOn,
    dateReviewed: text.reviewedOn,
    reconDogsUsed: RECONDOG_UNITS.filter(({ id }) => education.reconDogTeam.includes(id)).map(
      ({ name }) => name,
    ),
  };
}
