import { describe, expect, it } from 'vitest';
import { type ClusterFilters, queryOf } from './cluster-filters.ts';

const NONE: ClusterFilters = { q: '', type: '', strength: '', verified: '' };

describe('the filters of the command room', () => {
  it('send only set values to the server', () => {
    expect(queryOf(NONE)).toEqual({});
    expect(queryOf({ q: ' harbor  calls ', type: 'romance', strength: 'high', verified: 'fbi' })).toEqual({
      q: 'harbor  calls',
      scamType: 'romance',
      strength: 'high',
      verified: 'fbi',
    });
  });

  it('leave out unknown values from the URL', () => {
    expect(queryOf({ q: ' ', type: 'nothing', strength: 'huge', verified: 'me' })).toEqual({});
    expect(queryOf({ ...NONE, q: 'x'.repeat(300) }).q).toHaveLength(200);
  });
});
