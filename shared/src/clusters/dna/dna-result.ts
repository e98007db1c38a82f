import type { DnaLayer } from './layers.ts';

/** A feature of a layer, told as people read it, with the exhibits it came from. */
export interface DnaFeature {
  label: string;
  /** Exhibits that show it (`Report 3`), in their order. */
  exhibits: string[];
}

/** One layer of a cluster's DNA. */
export interface DnaLayerResult {
  layer: DnaLayer;
  name: string;
  /** Share of the score (0–1). */
  weight: number;
  /** Mean similarity (0–100) of its reports with each other; null with fewer than two that have data. */
  strength: number | null;
  /** How many reports have data for it. */
  reportsWithData: number;
  /** Most widely shared first. */
  features: DnaFeature[];
}

/** A cluster's DNA as it is stored and shown; the same evidence gives the same result under the same version. */
export interface DnaResult {
  version: number;
  reports: number;
  /** Percent; null while there is not enough data to say. */
  strength: number | null;
  /** What the strength is the product of. */
  breakdown: {
    layersWithData: number;
    /** Mean of the layers' strengths (0–100), or null. */
    meanSimilarity: number | null;
    /** min(1, reports / 10). */
    reportShare: number;
  };
  layers: DnaLayerResult[];
}
