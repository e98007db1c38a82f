import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema } from '../kernel/schemas.ts';
import { DNA_LAYERS, type DnaLayer } from '../matching/traits/layers.ts';

const LAYER_KEYS = DNA_LAYERS.map(({ key }) => key) as DnaLayer[];

/** A feature of a layer with its label and exhibits. */
const dnaFeatureSchema = v.object({
  label: ownWords,
  /** In how many of the reports it is, in words. */
  why: ownWords,
  /** Exhibits that show it (`Report 3`), in their order. */
  exhibits: v.array(v.string()),
  /** Short passages that show it, as the crowd may read them. */
  quotes: v.array(v.object({ exhibit: v.string(), text: v.string() })),
});
export type DnaFeature = v.InferOutput<typeof dnaFeatureSchema>;

/** One layer of a cluster's DNA. */
const dnaLayerResultSchema = v.object({
  layer: v.picklist(LAYER_KEYS),
  name: ownWords,
  /** Share of the six-layer score (0–1). */
  weight: v.number(),
  /** Mean similarity of its reports with each other; null with fewer than two that have data. */
  strength: v.nullable(percentSchema),
  /** Pairs of reports behind the mean. */
  pairs: v.number(),
  /** How many reports have data for it. */
  reportsWithData: v.number(),
  /** Most widely shared first. */
  features: v.array(dnaFeatureSchema),
});
export type DnaLayerResult = v.InferOutput<typeof dnaLayerResultSchema>;

/** A cluster's DNA as it is stored and shown; the same evidence gives the same result under the same version. */
export const dnaResultSchema = v.object({
  version: v.number(),
  reports: v.number(),
  /** Percent; null without enough data. */
  strength: v.nullable(percentSchema),
  /** What the strength is the product of. */
  breakdown: v.object({
    /** Layers in which at least two reports can be compared, of six. */
    layersWithData: v.number(),
    /** Mean of the layers' strengths, or null. */
    meanSimilarity: v.nullable(percentSchema),
    /** min(1, reports / 10). */
    reportShare: v.number(),
  }),
  layers: v.array(dnaLayerResultSchema),
});
export type DnaResult = v.InferOutput<typeof dnaResultSchema>;
