import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { expect, test } from 'vitest';
import { sampleHistory } from './seed-recondogs.ts';

test('the demo has the specification’s figures', () => {
  const { operations, runs } = sampleHistory(new Date('2026-03-02T09:00:00Z'));
  const open = operations.filter(({ endedAt }) => endedAt === null);
  expect({
    deployments: runs.length,
    operations: open.length,
    clusters: new Set(open.map(({ clusterId }) => clusterId)).size,
    evidence: runs.reduce((sum, { exhibits }) => sum + exhibits, 0),
  }).toEqual({ deployments: 847, operations: 12, clusters: 8, evidence: 2341 });
  for (const { key, demoSuccessPercent } of RECONDOG_UNITS) {
    const ofUnit = runs.filter(({ unit }) => unit === key);
    const rate = (ofUnit.filter(({ status }) => status === 'ok').length / ofUnit.length) * 100;
    expect(rate, key).toBeGreaterThanOrEqual(72);
    expect(rate, key).toBeLessThanOrEqual(96);
    expect(Math.abs(rate - demoSuccessPercent), key).toBeLessThan(3);
  }
});
