/** A sparse vector: the features of a text and their values. */
export interface SparseRow {
  ids: Int32Array;
  values: Float64Array;
}

export interface TrainingSet {
  rows: readonly SparseRow[];
  /** Class of each row, from 0. */
  labels: readonly number[];
  /** Weight of each row. */
  weights: readonly number[];
  features: number;
  classes: number;
}

export interface LinearModel {
  /** One vector of weights per class. */
  weights: Float64Array[];
  biases: Float64Array;
}

const MEMORY = 10;
const MAX_ITERATIONS = 200;
const TOLERANCE = 1e-5;

/**
 * Fits multinomial logistic regression with an L2 penalty (not on the biases) by L-BFGS (Nocedal & Wright, Numerical
 * Optimization, algorithm 7.4) with a backtracking line search; deterministic.
 */
export function trainLogistic(set: TrainingSet, l2: number): LinearModel {
  if (set.classes === 2) return trainBinary(set, l2);
  const width = set.features + 1;
  const objective = (point: Float64Array, gradient: Float64Array) => computeLoss(set, l2, point, gradient);
  const point = minimise(objective, new Float64Array(width * set.classes));
  const weights = Array.from({ length: set.classes }, (_, index) =>
    point.slice(index * width, index * width + set.features),
  );
  const biases = Float64Array.from(weights, (_, index) => point[index * width + set.features] ?? 0);
  return { weights, biases };
}

/**
 * The same for two classes with half the work: at the optimum their weights differ in sign alone, so one vector, the difference, is fitted, with half
 * the penalty.
 */
function trainBinary(set: TrainingSet, l2: number): LinearModel {
  const { features } = set;
  const objective = (point: Float64Array, gradient: Float64Array) =>
    computeBinaryLoss(set, l2 / 2, point, gradient);
  const point = minimise(objective, new Float64Array(features + 1));
  const halves = [-0.5, 0.5].map((half) => point.map((value) => value * half));
  return {
    weights: halves.map((half) => half.subarray(0, features)),
    biases: Float64Array.from(halves, (half) => half[features] ?? 0),
  };
}

/** Probabilities of the classes for a row. */
export function classProbabilities(model: LinearModel, row: SparseRow): Float64Array {
  return softmax(
    Float64Array.from(model.weights, (weights, index) => dot(weights, row) + (model.biases[index] ?? 0)),
  );
}

function dot(weights: Float64Array, { ids, values }: SparseRow): number {
  let sum = 0;
  for (let index = 0; index < ids.length; index += 1)
    sum += (weights[ids[index] as number] ?? 0) * (values[index] as number);
  return sum;
}

function softmax(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

type Objective = (point: Float64Array, gradient: Float64Array) => number;

/** Weighted mean cross-entropy plus the penalty; writes the gradient. */
function computeLoss(set: TrainingSet, l2: number, point: Float64Array, gradient: Float64Array): number {
  const { rows, labels, weights, features, classes } = set;
  const width = features + 1;
  gradient.fill(0);
  let loss = 0;
  let total = 0;
  const scores = new Float64Array(classes);
  for (const [index, { ids, values }] of rows.entries()) {
    const weight = weights[index] ?? 1;
    total += weight;
    for (let c = 0; c < classes; c += 1) {
      let sum = point[c * width + features] as number;
      for (let k = 0; k < ids.length; k += 1)
        sum += (point[c * width + (ids[k] as number)] as number) * (values[k] as number);
      scores[c] = sum;
    }
    const probabilities = softmax(scores);
    const label = labels[index] ?? 0;
    loss -= weight * Math.log(Math.max(probabilities[label] as number, 1e-12));
    for (let c = 0; c < classes; c += 1) {
      const error = weight * ((probabilities[c] as number) - (c === label ? 1 : 0));
      for (let k = 0; k < ids.length; k += 1) {
        const at = c * width + (ids[k] as number);
        gradient[at] = (gradient[at] as number) + error * (values[k] as number);
      }
      const bias = c * width + features;
      gradient[bias] = (gradient[bias] as number) + error;
    }
  }
  for (let at = 0; at < point.length; at += 1) {
    gradient[at] = (gradient[at] as number) / total;
    if (at % width === features) continue;
    const value = point[at] as number;
    gradient[at] = (gradient[at] as number) + l2 * value;
    loss += (total * l2 * value * value) / 2;
  }
  return loss / total;
}

/** Weighted mean cross-entropy of the second class plus the penalty; writes the gradient. */
function computeBinaryLoss(
  set: TrainingSet,
  l2: number,
  point: Float64Array,
  gradient: Float64Array,
): number {
  const { rows, labels, weights, features } = set;
  gradient.fill(0);
  let loss = 0;
  let total = 0;
  for (const [index, { ids, values }] of rows.entries()) {
    const weight = weights[index] ?? 1;
    const sign = labels[index] === 1 ? 1 : -1;
    total += weight;
    let score = point[features] as number;
    for (let k = 0; k < ids.length; k += 1)
      score += (point[ids[k] as number] as number) * (values[k] as number);
    const margin = sign * score;
    // The logarithm of 1 + e^-margin without an overflow.
    loss += weight * (Math.max(0, -margin) + Math.log1p(Math.exp(-Math.abs(margin))));
    const error = (-sign * weight) / (1 + Math.exp(margin));
    for (let k = 0; k < ids.length; k += 1) {
      const at = ids[k] as number;
      gradient[at] = (gradient[at] as number) + error * (values[k] as number);
    }
    gradient[features] = (gradient[features] as number) + error;
  }
  for (let at = 0; at < point.length; at += 1) {
    gradient[at] = (gradient[at] as number) / total;
    if (at === features) continue;
    const value = point[at] as number;
    gradient[at] = (gradient[at] as number) + l2 * value;
    loss += (total * l2 * value * value) / 2;
  }
  return loss / total;
}

function minimise(objective: Objective, start: Float64Array): Float64Array {
  let point = start;
  let gradient = new Float64Array(start.length);
  let loss = objective(point, gradient);
  const steps: { move: Float64Array; change: Float64Array; rho: number }[] = [];
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const direction = newtonDirection(gradient, steps);
    const slope = inner(direction, gradient);
    let length = iteration === 0 ? 1 / Math.max(1, Math.sqrt(inner(gradient, gradient))) : 1;
    const nextGradient = new Float64Array(point.length);
    let next = point;
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 30; tries += 1) {
      const by = length;
      next = point.map((value, at) => value + by * (direction[at] as number));
      nextLoss = objective(next, nextGradient);
      if (nextLoss <= loss + 1e-4 * length * slope) break;
      length /= 2;
    }
    const move = next.map((value, at) => value - (point[at] as number));
    const change = nextGradient.map((value, at) => value - (gradient[at] as number));
    const curvature = inner(move, change);
    if (curvature > 1e-12) steps.push({ move, change, rho: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    const gain = loss - nextLoss;
    point = next;
    gradient = nextGradient;
    loss = nextLoss;
    if (gain < TOLERANCE * Math.max(1e-3, Math.abs(loss)) && iteration > 5) break;
  }
  return point;
}

/** The two-loop recursion: minus the approximate inverse Hessian of the last steps, times the gradient. */
function newtonDirection(
  gradient: Float64Array,
  steps: readonly { move: Float64Array; change: Float64Array; rho: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const shares: number[] = [];
  for (const { move, change, rho } of steps.toReversed()) {
    const share = rho * inner(move, direction);
    shares.push(share);
    addScaled(direction, change, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = inner(last.move, last.change) / inner(last.change, last.change);
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] as number) * scale;
  }
  for (const [index, { move, change, rho }] of steps.entries()) {
    const share = shares[steps.length - 1 - index] ?? 0;
    addScaled(direction, move, share - rho * inner(change, direction));
  }
  return direction;
}

function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function addScaled(to: Float64Array, what: Float64Array, by: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + by * (what[at] as number);
}
