import type { CatalogueCluster } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import type { ArticleText } from '@fap/shared/education/articles/article.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { GLOSSARY } from '@fap/shared/education/glossary.ts';
import { inSpokenWords } from '@fap/shared/kernel/words.ts';

/** What the public pages tell. */
export interface PublicContent {
  families: readonly CatalogueCluster[];
  articles: readonly ArticleText[];
  glossary: typeof GLOSSARY;
}

/** No words: ids, and kinds by which pages are put in order. */
const KEPT = new Set(['id', 'familyId', 'category', 'status', 'scamType', 'address']);

/** What these pages tell, in the language that is spoken now. */
export const inReadersWords = <Content>(content: Content): Content => inSpokenWords(content, KEPT);

/** The content in the language that is spoken now. */
export const publicContent = (): PublicContent =>
  inReadersWords({ families: CATALOGUE, articles: ARTICLES, glossary: GLOSSARY });
