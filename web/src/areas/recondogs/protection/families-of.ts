import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import type { ReconDogUnit } from '@fap/shared/recondogs/units.ts';

/** The families in whose team a unit is. */
export const familiesOf = (unit: ReconDogUnit, families: readonly CatalogueEntry[]): CatalogueEntry[] =>
  families.filter(({ reconDogTeam }) => reconDogTeam.includes(unit.id));
