import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { CoreCluster, Taxonomy, TaxonomyLayer } from '@fap/shared/catalogue/taxonomy.ts';
import { t } from '@lingui/core/macro';

/** The layers and core clusters in which every word of a search occurs somewhere; all of them without words. */
export function filterTaxonomy({ layers, coreClusters }: Taxonomy, search: string): Taxonomy {
  const words = search.toLocaleLowerCase('en').split(/\s+/u).filter(Boolean);
  const fits = (texts: readonly string[]) => {
    const text = texts.join('\n').toLocaleLowerCase('en');
    return words.every((word) => text.includes(word));
  };
  return {
    layers: layers.filter((layer) => fits(textsOfLayer(layer))),
    coreClusters: coreClusters.filter((one) => fits(textsOfCluster(one))),
  };
}

const textsOfLayer = ({
  id,
  name,
  description,
  components,
  evidenceToAskFor,
  settledBy,
  units,
  codes,
}: TaxonomyLayer): string[] => [
  t`Layer ${id}`,
  name,
  description,
  evidenceToAskFor,
  settledBy,
  ...components.flatMap((component) => [component.name, component.description]),
  ...units.map((unit) => unit.name),
  ...codes,
];

const textsOfCluster = ({
  id,
  name,
  scamType,
  category,
  description,
  severity,
  variants,
}: CoreCluster): string[] => [
  id,
  name,
  SCAM_TYPE_LABELS[scamType],
  category,
  description,
  severity,
  ...variants,
];
