import type { DnaLayer } from '../../matching/traits/layers.ts';
import type { DnaResult } from '../dna-result.ts';

/** The leading pattern of a layer, who confirms it, and how well the reports agree. */
export interface PatternRow {
  layer: DnaLayer;
  name: string;
  /** The most widely shared feature; null where no two reports share one. */
  pattern: string | null;
  /** People whose reports show it independently of each other. */
  confirmedVictims: number | null;
  /** Percent: how alike the reports are in this layer. */
  patternMatch: number | null;
  exhibits: string[];
}

/** The leading pattern of each layer; `reporters` gives the reporter of each exhibit. */
export function matchPatterns(dna: DnaResult, reporters: ReadonlyMap<string, string>): PatternRow[] {
  return dna.layers.map(({ layer, name, strength, features: [first] }) => {
    const leading = first && first.exhibits.length > 1 ? first : null;
    return {
      layer,
      name,
      pattern: leading?.label ?? null,
      confirmedVictims:
        leading && new Set(leading.exhibits.flatMap((exhibit) => reporters.get(exhibit) ?? [])).size,
      patternMatch: strength,
      exhibits: leading?.exhibits ?? [],
    };
  });
}
