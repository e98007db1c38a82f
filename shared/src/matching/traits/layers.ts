import { t } from '@fap/shared/kernel/words.ts';
/** Version of the six-layer method; stored with every result, so that it can be recomputed and must come out equal. */
export const DNA_VERSION = 5;

/** The six layers of a cluster's DNA with their weights (domain method, section 2); the weights sum to 1. */
export const DNA_LAYERS = [
  { key: 'structural', name: t`Structural`, weight: 0.25 },
  { key: 'behavioral', name: t`Behavioral`, weight: 0.2 },
  { key: 'psychological', name: t`Psychological`, weight: 0.1 },
  { key: 'timing', name: t`Timing`, weight: 0.1 },
  { key: 'payment', name: t`Payment`, weight: 0.25 },
  { key: 'role', name: t`Role`, weight: 0.1 },
] as const;

export type DnaLayer = (typeof DNA_LAYERS)[number]['key'];

/** One similarity (0–1) per layer; null where one side has no data for it. */
export type LayerSimilarities = Readonly<Record<DnaLayer, number | null>>;
