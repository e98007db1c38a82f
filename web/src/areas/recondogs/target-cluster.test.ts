import { describe, expect, it } from 'vitest';
import { makeCluster } from '../../testing/fixtures.ts';
import { targetOf, targetOptions } from './target-cluster.ts';

describe('the target', () => {
  const clusters = [makeCluster({ id: 'cluster-7', name: 'Seven' }), makeCluster({ id: 'cluster-10' })];
  it('is the chosen one, else cluster-001, else the liveliest there is', () => {
    expect(targetOf('cluster-10', clusters)).toBe('cluster-10');
    expect(targetOf('', undefined)).toBe('cluster-001');
    expect(targetOf('', [])).toBe('cluster-001');
    expect(targetOf('', [...clusters, makeCluster({ id: 'cluster-001' })])).toBe('cluster-001');
    expect(targetOf('', clusters)).toBe('cluster-7');
  });

  it('is among the choices, which stand in the order of their numbers', () => {
    const values = targetOptions('cluster-8', clusters).map(({ value }) => value);
    expect(values).toEqual(['cluster-7', 'cluster-8', 'cluster-10']);
    expect(targetOptions('cluster-7', clusters)[0]?.label).toBe('cluster-7 · Seven');
  });
});
