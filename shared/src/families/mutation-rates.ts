import type { ScamType } from '../catalogue/scam-types.ts';
import type { FamilyBranch } from './family-entities.ts';

/**
 * For each scam type the percentage of its clusters that changed lately (`EVOLVING_DAYS`), of those with two reports: a
 * change needs something to compare with. A type without such a cluster has no rate.
 */
export function mutationRates(
  families: readonly { branches: readonly Pick<FamilyBranch, 'scamType' | 'reports' | 'isEvolutionary'>[] }[],
): Map<ScamType, number> {
  const comparable = families.flatMap(({ branches }) => branches).filter(({ reports }) => reports > 1);
  return new Map(
    [...Map.groupBy(comparable, ({ scamType }) => scamType)].map(([scamType, own]) => [
      scamType,
      Math.round((100 * own.filter(({ isEvolutionary }) => isEvolutionary).length) / own.length),
    ]),
  );
}
