import { describe, expect, it } from 'vitest';
import { type ClusterFilters, queryOf } from './cluster-filters.ts';

const NONE: ClusterFilters = { q: '', type: '', strength: '', verified: '' };

describe('the filters of the command room', () => {
  it('ask the server for what is set, and for nothing else', () => {
    expect(queryOf(NONE)).toEqual({});
    expect(queryOf({ q: ' harbor  calls ', type: 'romance', strength: 'high', verified: 'fbi' })).toEqual({
      q: 'harbor  calls',
      scamType: 'romance',
      strength: 'high',
      verified: 'fbi',
    });
  });

  it('leave out what somebody typed into the address and no filter has', () => {
    expect(queryOf({ q: ' ', type: 'nothing', strength: 'huge', verified: 'me' })).toEqual({});
    expect(queryOf({ ...NONE, q: 'x'.repeat(300) }).q).toHaveLength(200);
  });
});
