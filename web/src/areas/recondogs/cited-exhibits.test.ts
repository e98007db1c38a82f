import { describe, expect, it } from 'vitest';
import { citedExhibits, describeExhibit } from './cited-exhibits.ts';

describe('cited exhibits', () => {
  it('appear once each, with every place once and counted from 1', () => {
    const exhibits = citedExhibits([
      { exhibit: 'Report 2', start: 12, end: 40 },
      { exhibit: 'Report 1' },
      { exhibit: 'Report 2', start: 51, end: 60 },
      { exhibit: 'Report 2', start: 12, end: 40 },
      { exhibit: 'Report 3', start: 0, end: 1 },
    ]);
    expect(exhibits.map(describeExhibit)).toEqual([
      'Report 2, characters 13–40 and 52–60',
      'Report 1',
      'Report 3, character 1',
    ]);
  });
});
