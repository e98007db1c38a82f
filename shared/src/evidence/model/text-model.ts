import { SCAM_TYPES, type ScamType } from '../../catalogue/scam-types.ts';
import type { EmbedText } from './embed-text.ts';
import { type Rarities, type TextFeatures, weighFeatures } from './text-features.ts';
import { type FullReading, readWorst } from './worst-reading.ts';

/** What training gives: written by `pnpm train`, read by `TextModel`. */
export interface ModelWeights {
  /** Changes with every training: kept beside each result. */
  version: string;
  /** Features separated by line breaks. */
  features: string;
  /** Rarity of each feature in hundredths, by the formula of `pnpm train`. */
  rarity: number[];
  /** How rare a feature is that training has not seen, in hundredths. */
  unknownRarity: number;
  /** What each feature speaks for a scam, in units of `unit`. */
  scam: number[];
  unit: number;
  bias: number;
  /** What the embedding of the whole text speaks for a scam: weights in units of `unit`, one for each of its numbers. */
  embedding: { weights: number[]; unit: number; bias: number };
  /** Log-odds after the calibration: `slope` × score + `offset`. */
  calibration: { slope: number; offset: number };
  /** For each scam type weights as above. */
  types: { type: ScamType; weights: number[]; bias: number }[];
  typeUnit: number;
}

/** A trained model: the weight of each feature of a text for a scam, and the probabilities of the scam types. */
export class TextModel {
  readonly version: string;
  readonly #ids: ReadonlyMap<string, number>;
  readonly #weights: ModelWeights;
  readonly #rarities: Rarities;

  constructor(weights: ModelWeights) {
    this.version = weights.version;
    this.#weights = weights;
    const ids = new Map(weights.features.split('\n').map((name, index) => [name, index]));
    this.#ids = ids;
    this.#rarities = {
      of(feature) {
        const id = ids.get(feature);
        return id === undefined ? undefined : (weights.rarity[id] ?? 0) / 100;
      },
      unknown: weights.unknownRarity / 100,
    };
  }

  /** Log-odds of a scam for a text about which nothing is known. */
  get base(): number {
    const { bias, calibration } = this.#weights;
    return calibration.slope * bias + calibration.offset;
  }

  /** Whether the model has a weight for a feature. */
  knows(feature: string): boolean {
    return this.#ids.has(feature);
  }

  /** Values of a text's features, as far as they are known. */
  weigh(features: TextFeatures): Map<string, number> {
    return weighFeatures(features, this.#rarities);
  }

  /** What a feature of this value adds to the log-odds of a scam. */
  contribution(feature: string, value: number): number {
    const id = this.#ids.get(feature);
    if (id === undefined) return 0;
    const { unit, scam, calibration } = this.#weights;
    return calibration.slope * unit * (scam[id] ?? 0) * value;
  }

  /** The reading with the highest scam score, calibrated on held-out sources. */
  async read(text: string, whole: TextFeatures, embed: EmbedText): Promise<FullReading> {
    const { slope, offset } = this.#weights.calibration;
    const worst = await readWorst(text, whole, {
      ofWords: (features) => this.#score(features),
      ofEmbedding: async (part) => this.#scoreEmbedding(await embed(part)),
    });
    return {
      ...worst,
      score: slope * worst.score + offset,
      margin: slope * worst.margin,
      byEmbedding: slope * worst.byEmbedding,
    };
  }

  #scoreEmbedding(embedding: Float32Array): number {
    const { weights, unit, bias } = this.#weights.embedding;
    return bias + unit * weights.reduce((sum, weight, index) => sum + weight * (embedding[index] ?? 0), 0);
  }

  #score(features: TextFeatures): number {
    const { unit, scam, bias } = this.#weights;
    let sum = 0;
    for (const [feature, value] of this.weigh(features))
      sum += (scam[this.#ids.get(feature) ?? -1] ?? 0) * value;
    return bias + unit * sum;
  }

  /** The scam types with their probabilities (sum 1), likeliest first, given that it is a scam. */
  rankTypes(features: TextFeatures): { type: ScamType; probability: number }[] {
    const known = [...this.weigh(features)].map(
      ([feature, value]) => [this.#ids.get(feature) ?? -1, value] as const,
    );
    const { types, typeUnit } = this.#weights;
    const scores = types.map(({ weights, bias }) =>
      known.reduce((sum, [id, value]) => sum + typeUnit * (weights[id] ?? 0) * value, bias),
    );
    const top = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - top));
    const total = powers.reduce((a, b) => a + b, 0);
    return types
      .map(({ type }, index) => ({ type, probability: (powers[index] ?? 0) / total }))
      .sort(
        (a, b) => b.probability - a.probability || SCAM_TYPES.indexOf(a.type) - SCAM_TYPES.indexOf(b.type),
      );
  }
}
