/** By what the blog's articles are filtered. */
export const ARTICLE_CATEGORIES = ['romance', 'crypto', 'coaching', 'recovery'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Something the outside world published, in words, and who published it. */
export interface ArticleSource {
  says: string;
  source: string;
}

/** An article as its authors write it; method, first steps and units come from the catalogue's family, so that nothing is said twice. */
export interface ArticleText {
  id: string;
  title: string;
  summary: string;
  category: ArticleCategory;
  /** Family of the catalogue that it is about. */
  familyId: string;
  /** Calendar days. */
  publishedOn: string;
  reviewedOn: string;
  introduction: readonly string[];
  /** What evidence shows, and what it cannot show. */
  forensicReport: readonly string[];
  sources: readonly ArticleSource[];
}
