import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { describe, expect, it } from 'vitest';
import { type ClusterFilters, queryOf, TYPE_OPTIONS } from './cluster-filters.ts';

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

  it('offer every scam type once, those of the specification first', () => {
    const [all, ...types] = TYPE_OPTIONS.map(({ value }) => value);
    expect(all).toBe('');
    expect(types).toEqual(SCAM_TYPES);
    expect(types.slice(5)).toEqual(['job_scam', 'tech_support', 'other']);
  });

  it('leave out unknown values from the URL', () => {
    expect(queryOf({ q: ' ', type: 'nothing', strength: 'huge', verified: 'me' })).toEqual({});
    expect(queryOf({ ...NONE, q: 'x'.repeat(300) }).q).toHaveLength(200);
  });
});
