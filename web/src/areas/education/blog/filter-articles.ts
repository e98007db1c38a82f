import { ARTICLE_CATEGORIES } from '@fap/shared/education/articles/article.ts';
import type { ArticleEntry } from '@fap/shared/education/contract.ts';
import { t } from '@lingui/core/macro';

/** The categories as they are chosen; the empty one shows all. */
export const CATEGORY_OPTIONS = [
  { value: '', label: t`All` },
  ...ARTICLE_CATEGORIES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

/** Articles of a category whose title, summary or units hold every word that was typed. */
export function filterArticles(
  articles: readonly ArticleEntry[],
  { search, category }: { search: string; category: string },
): ArticleEntry[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return articles.filter((article) => {
    if (category !== '' && article.category !== category) return false;
    const text = [article.title, article.summary, ...article.reconDogsUsed].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
