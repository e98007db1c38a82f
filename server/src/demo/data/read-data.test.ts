import { expect, test } from 'vitest';
import { corpusFile } from '../corpus/schemas.ts';
import { readData } from './read-data.ts';

test('a data file that is not as its schema says is refused by its name and the place of the fault', () => {
  expect(() => readData('./corpus/family-reports.json', corpusFile)).toThrow(
    /^\.\/corpus\/family-reports\.json: 0\.\w+: /u,
  );
});
