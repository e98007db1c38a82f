import { describe, expect, it } from 'vitest';
import { assignAdvisory, assignReport, type CandidateCluster } from './outcomes.ts';

const candidate = (clusterId: string, percent: number, joinsByItself: boolean): CandidateCluster => ({
  clusterId,
  percent,
  joinsByItself,
  sharedIdentifiers: joinsByItself ? [{ type: 'domain', value: 'scheme.example' }] : [],
});

describe('a report', () => {
  it('keeps the cluster of its intake, and links another that names the same party', () => {
    const others = [candidate('cluster-b', 92, true), candidate('cluster-c', 70, false)];
    expect(assignReport({ clusterId: 'cluster-a', joined: true, percent: 88 }, others)).toEqual({
      outcome: 'joined',
      clusterId: 'cluster-a',
      percent: 88,
      linkedClusterId: 'cluster-b',
    });
  });

  it('that created its cluster has no similarity, and likeness alone links it to nothing', () => {
    const intake = { clusterId: 'cluster-a', joined: false, percent: 41 };
    expect(assignReport(intake, [candidate('cluster-c', 80, false)])).toEqual({
      outcome: 'founded',
      clusterId: 'cluster-a',
      percent: null,
      linkedClusterId: null,
    });
  });
});

describe('an advisory', () => {
  it('is cited where it names the same party', () => {
    const found = assignAdvisory([candidate('cluster-a', 90, true), candidate('cluster-b', 86, true)]);
    expect(found).toMatchObject({ outcome: 'cited', clusterId: 'cluster-a', linkedClusterId: 'cluster-b' });
  });

  it.each([
    [80, 'candidate', 'cluster-a'],
    [60, 'candidate', 'cluster-a'],
    [59.9, 'unmatched', null],
  ])('with %f %% likeness of words alone is %s', (percent, outcome, clusterId) => {
    expect(assignAdvisory([candidate('cluster-a', percent, false)])).toMatchObject({ outcome, clusterId });
  });

  it('without any match has no similarity', () => {
    expect(assignAdvisory([])).toMatchObject({ outcome: 'unmatched', clusterId: null, percent: null });
  });
});
