import { describe, expect, test } from 'vitest';
import { LatencyHistogram } from './latency-histogram.ts';
import { median } from './median.ts';

describe('latency histogram', () => {
  test('has quantiles within two percent of the true ones', () => {
    const histogram = new LatencyHistogram();
    for (let ms = 1; ms <= 1_000; ms++) histogram.add(ms * 1_000);
    for (const share of [0.01, 0.5, 0.95, 0.99]) {
      const ratio = histogram.quantileMs(share) / (share * 1_000);
      expect(ratio).toBeGreaterThan(0.98);
      expect(ratio).toBeLessThan(1.02);
    }
  });

  test('merged from two processes has the quantiles of all latencies', () => {
    const [quick, slow, both] = [new LatencyHistogram(), new LatencyHistogram(), new LatencyHistogram()];
    for (let i = 0; i < 90; i++) quick.add(1_000);
    for (let i = 0; i < 10; i++) slow.add(100_000);
    both.merge(quick.counts);
    both.merge(slow.counts);
    expect(both.total).toBe(100);
    expect(both.quantileMs(0.9)).toBeCloseTo(1, 1);
    expect(both.quantileMs(0.91)).toBeGreaterThan(95);
  });

  test('has no quantile when empty or cleared', () => {
    const histogram = new LatencyHistogram();
    histogram.add(5);
    histogram.clear();
    expect(histogram.quantileMs(0.5)).toBeNaN();
  });
});

test.for([
  [[3, 1, 2], 2],
  [[4, 1], 2.5],
  [[Number.NaN, 7], 7],
] as const)('the median of %j is %d', ([values, middle]) => {
  expect(median(values)).toBe(middle);
});

test('an empty list has no median', () => {
  expect(median([])).toBeNaN();
});
