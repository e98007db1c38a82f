import {
  type CatalogueBranch,
  type CatalogueVariant,
  HIERARCHY,
  type PublishedFigure,
  type RoleLevel,
  type ScammerRole,
} from '../catalogue-cluster.ts';

type VariantText = Omit<CatalogueVariant, 'averageLoss' | 'conversionRate'> &
  Partial<Pick<CatalogueVariant, 'averageLoss' | 'conversionRate'>>;
type BranchText = Omit<CatalogueBranch, 'frequency'> & { frequency?: PublishedFigure };

/** A branch as it is written down: no published frequency unless one is named. */
export function branch(text: BranchText): CatalogueBranch {
  return { frequency: null, ...text };
}

/** A variant as it is written down: no published figure unless one is named. */
export function variant(text: VariantText): CatalogueVariant {
  return { averageLoss: null, conversionRate: null, ...text };
}

/** A role as it is written down: its place in the hierarchy follows from its level. */
export function role(level: RoleLevel, text: Omit<ScammerRole, 'level' | 'hierarchy'>): ScammerRole {
  return { ...text, level, hierarchy: HIERARCHY[level] };
}
