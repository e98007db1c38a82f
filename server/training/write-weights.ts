import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import type { ModelWeights } from '@fap/shared/evidence/model/text-model.ts';
import type { Calibration, FittedModel, ScamModel } from './fit-model.ts';

/** Largest absolute value of a weight, which is stored as a whole number. */
const STEPS = 500;
/** Coarser for the eight types, to keep the whole file below three million bytes. */
const TYPE_STEPS = 125;
const EMBEDDING_STEPS = 10_000;

/** Serialises a model with whole numbers; both parts were fitted to the same texts, so they share one vocabulary. */
export function writeWeights(
  scam: ScamModel,
  types: FittedModel,
  calibration: Calibration,
  version: string,
): ModelWeights {
  const { ids, rarity, unknownRarity } = scam.vocabulary;
  const names = [...ids.keys()];
  const weightsOf = (model: FittedModel, index: number) =>
    names.map((name) => model.linear.weights[index]?.[ids.get(name) ?? -1] ?? 0);
  const [honest = [], guilty = []] = [weightsOf(scam, 0), weightsOf(scam, 1)];
  const scamWeights = guilty.map((weight, id) => weight - (honest[id] ?? 0));
  const typeWeights = SCAM_TYPES.map((_, index) => weightsOf(types, index));
  const unit = largest(scamWeights) / STEPS;
  const typeUnit = Math.max(...typeWeights.map(largest)) / TYPE_STEPS;
  const rounded = (weights: readonly number[], by: number) =>
    weights.map((weight) => Math.round(weight / by));
  return {
    version,
    unit,
    embedding: roundEmbedding(scam.embedding),
    typeUnit,
    bias: (scam.linear.biases[1] ?? 0) - (scam.linear.biases[0] ?? 0),
    calibration,
    features: names.join('\n'),
    rarity: names.map((name) => Math.round((rarity.get(name) ?? 0) * 100)),
    unknownRarity: Math.round(unknownRarity * 100),
    scam: rounded(scamWeights, unit),
    types: SCAM_TYPES.map((type, index) => ({
      type,
      bias: types.linear.biases[index] ?? 0,
      weights: rounded(typeWeights[index] ?? [], typeUnit),
    })),
  };
}

/** Weights of the embedding in finer steps than those of words, because all 512 of them speak in every text. */
function roundEmbedding({ weights, bias }: ScamModel['embedding']): ModelWeights['embedding'] {
  const unit = largest([...weights]) / EMBEDDING_STEPS;
  return { unit, bias, weights: Array.from(weights, (weight) => Math.round(weight / unit)) };
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
}
