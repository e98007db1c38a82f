import { describe, expect, test } from 'vitest';
import { classProbabilities, type SparseRow, trainLogistic } from './logistic-regression.ts';
import { auroc, calibrationError, f1, falseAlarmRate, macroF1, thresholdAtRecall } from './metrics.ts';

const row = (...values: number[]): SparseRow => ({
  ids: Int32Array.from(values, (_, index) => index),
  values: Float64Array.from(values),
});

describe('logistic regression', () => {
  test('finds the weights of the closed form for one binary feature', () => {
    // 30 of 40 rows with the feature are of class 1, 10 of 40 without: the log-odds are ±ln 3.
    const rows = [...Array(40).fill(row(1)), ...Array(40).fill(row(0))];
    const labels = rows.map((_, index) => (index < 30 || index >= 70 ? 1 : 0));
    const model = trainLogistic({ rows, labels, weights: rows.map(() => 1), features: 1, classes: 2 }, 1e-9);
    expect(classProbabilities(model, row(1))[1]).toBeCloseTo(0.75, 3);
    expect(classProbabilities(model, row(0))[1]).toBeCloseTo(0.25, 3);
  });

  test('of two classes keeps to the penalty on both vectors of weights', () => {
    const rows = [row(1), row(1), row(0), row(0)];
    const l2 = 0.2;
    const set = { rows, labels: [1, 1, 0, 0], weights: [1, 1, 1, 1], features: 1, classes: 2 };
    const { weights, biases } = trainLogistic(set, l2);
    expect(weights[0]?.[0]).toBeCloseTo(-(weights[1]?.[0] ?? 0), 12);
    // At the optimum the mean error times the feature equals the penalty's slope, for each class.
    const probability = 1 / (1 + Math.exp(-(2 * (weights[1]?.[0] ?? 0) + 2 * (biases[1] ?? 0))));
    expect((1 - probability) / 2).toBeCloseTo(l2 * (weights[1]?.[0] ?? 0), 3);
  });

  test('counts a row by its weight', () => {
    const rows = [row(1), row(1)];
    const set = { rows, labels: [1, 0], weights: [9, 1], features: 1, classes: 2 };
    expect(classProbabilities(trainLogistic(set, 1e-9), row(1))[1]).toBeCloseTo(0.9, 2);
  });

  test('separates three classes, and a stronger penalty gives less confident probabilities', () => {
    const rows = [row(1, 0, 0), row(0, 1, 0), row(0, 0, 1)];
    const set = { rows, labels: [0, 1, 2], weights: [1, 1, 1], features: 3, classes: 3 };
    const [weak, strong] = [trainLogistic(set, 1e-4), trainLogistic(set, 1)];
    for (const [label, one] of rows.entries()) {
      const probability = classProbabilities(weak, one)[label] ?? 0;
      expect(probability).toBeGreaterThan(0.9);
      expect(classProbabilities(strong, one)[label]).toBeLessThan(probability);
    }
  });
});

describe('metrics', () => {
  const judged = [
    { probability: 0.9, isScam: true },
    { probability: 0.8, isScam: false },
    { probability: 0.7, isScam: true },
    { probability: 0.3, isScam: true },
    { probability: 0.3, isScam: false },
    { probability: 0.1, isScam: false },
  ];
  test('equal the values counted by hand', () => {
    // Six and a half of nine pairs are in order.
    expect(auroc(judged)).toBeCloseTo(6.5 / 9, 10);
    expect(thresholdAtRecall(judged, 0.6)).toBe(0.7);
    expect(falseAlarmRate(judged, 0.7)).toBeCloseTo(1 / 3, 10);
    expect(f1(judged)).toBeCloseTo(4 / 6, 10);
    expect(calibrationError(judged)).toBeCloseTo((0.1 + 0.8 + 0.3 + 0.4 + 0.1) / 6, 10);
    expect(
      macroF1([
        { predicted: 'a', actual: 'a' },
        { predicted: 'a', actual: 'b' },
      ]),
    ).toBeCloseTo(1 / 3, 10);
  });
});
