import type { CatalogueBranch, CatalogueCluster } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { ArticleText } from '@fap/shared/education/articles/article.ts';

/** The articles about a family. */
export const articlesOf = ({ id }: CatalogueCluster, articles: readonly ArticleText[]): ArticleText[] =>
  articles.filter(({ familyId }) => familyId === id);

/** The newest of calendar days; null without one. */
export const latest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** What a family's page rests on, each once: its own sources, what published figures say, and the sources of its articles. */
export function sourcesOf(family: CatalogueCluster, articles: readonly ArticleText[]): string[] {
  const own = family.sources.map(({ title, office }) => `${office}, “${title}”`);
  const figures = family.branches
    .flatMap(figuresOf)
    .map(({ text, source, year }) => `${text} ${source}, ${year}.`);
  const told = articlesOf(family, articles).flatMap(({ sources }) =>
    sources.map(({ says, source }) => `${says} ${source}.`),
  );
  return [...new Set([...own, ...figures, ...told])];
}

const figuresOf = ({ frequency, variants }: CatalogueBranch) =>
  [frequency, ...variants.flatMap(({ averageLoss, conversionRate }) => [averageLoss, conversionRate])].filter(
    (figure) => figure !== null,
  );
