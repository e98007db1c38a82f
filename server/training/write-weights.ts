import { SCAM_TYPES } from '@fap/shared/clusters/constants.ts';
import type { ModelWeights } from '@fap/shared/evidence/model/text-model.ts';
import type { Calibration, FittedModel } from './fit-model.ts';

/** A weight is kept as a whole number up to this size. */
const STEPS = 500;

/** Writes a model down in whole numbers; features that say next to nothing are left out. */
export function writeWeights(
  scam: FittedModel,
  types: FittedModel,
  calibration: Calibration,
  version: string,
): ModelWeights {
  const names = [...new Set([...scam.vocabulary.keys(), ...types.vocabulary.keys()])].sort();
  const weightOf = (model: FittedModel, index: number, name: string) =>
    model.linear.weights[index]?.[model.vocabulary.get(name) ?? -1] ?? 0;
  const scamWeights = names.map((name) => weightOf(scam, 1, name) - weightOf(scam, 0, name));
  const typeWeights = SCAM_TYPES.map((_, index) => names.map((name) => weightOf(types, index, name)));
  const unit = largest(scamWeights) / STEPS;
  const typeUnit = Math.max(...typeWeights.map(largest)) / STEPS;
  const steps = scamWeights.map((weight) => Math.round(weight / unit));
  const typeSteps = typeWeights.map((weights) => weights.map((weight) => Math.round(weight / typeUnit)));
  const kept = names.flatMap((_, id) =>
    steps[id] !== 0 || typeSteps.some((weights) => weights[id] !== 0) ? [id] : [],
  );
  return {
    version,
    unit,
    typeUnit,
    bias: (scam.linear.biases[1] ?? 0) - (scam.linear.biases[0] ?? 0),
    calibration,
    features: kept.map((id) => names[id]).join('\n'),
    scam: kept.map((id) => steps[id] ?? 0),
    types: SCAM_TYPES.map((type, index) => ({
      type,
      bias: types.linear.biases[index] ?? 0,
      weights: kept.map((id) => typeSteps[index]?.[id] ?? 0),
    })),
  };
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
}
