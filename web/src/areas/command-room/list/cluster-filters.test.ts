import { describe, expect, it } from 'vitest';
import { makeCluster } from '../../../testing/fixtures.ts';
import { type ClusterFilters, filterClusters } from './cluster-filters.ts';

const NONE: ClusterFilters = { q: '', type: '', strength: '', verified: '' };

function shown(clusters: ReturnType<typeof makeCluster>[], filters: Partial<ClusterFilters>): string[] {
  return filterClusters(clusters, { ...NONE, ...filters }).map((cluster) => cluster.id);
}

describe('the filters of the command room', () => {
  it.each([
    ['high', ['80', '100']],
    ['medium', ['60', '79.9']],
    ['low', ['0', '59.9']],
  ])(
    'shows for %s only its band of strength, and never a cluster whose strength is unknown',
    (strength, ids) => {
      const clusters = [0, 59.9, 60, 79.9, 80, 100].map((value) =>
        makeCluster({ id: `${value}`, strength: value }),
      );
      expect(shown([...clusters, makeCluster({ id: 'unknown', strength: null })], { strength })).toEqual(ids);
    },
  );

  it('finds all words wherever they stand', () => {
    const clusters = [
      makeCluster({ id: 'a', name: 'Harbor Circle', description: 'Coaching calls' }),
      makeCluster({ id: 'b', name: 'Harbor Ring' }),
    ];
    expect(shown(clusters, { q: ' calls  HARBOR ' })).toEqual(['a']);
  });

  it('knows a verifier by its short and its long name', () => {
    const clusters = [
      makeCluster({ id: 'a', verifiedBy: ['FBI'] }),
      makeCluster({ id: 'b', verifiedBy: ['FBI IC3'] }),
      makeCluster({ id: 'c', verifiedBy: ['BBB'] }),
    ];
    expect(shown(clusters, { verified: 'fbi' })).toEqual(['a', 'b']);
  });
});
