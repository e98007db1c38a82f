import { expect, test } from 'vitest';
import { judgeNumbers, type LabelledText } from './judge-numbers.ts';
import { parseLabel } from './load-labels.ts';

const TEXT = 'call 09098790123 or text WIN to 80012, fax 02079460958';
const labelled = (...numbers: string[]): LabelledText => ({
  ...{ id: 'x', source: 'x', isScam: true, text: TEXT },
  numbers: numbers.map(parseLabel),
});
const mention = (words: string, value: string) => {
  const start = TEXT.indexOf(words);
  return { value, start, end: start + words.length };
};
const ALL = labelled('5-16 GB', '32-37', '43-54 GB other');

test('a number is right whole and in its own country, or in none', () => {
  const judged = (value: string) => judgeNumbers(labelled('5-16 GB'), () => [mention('09098790123', value)]);
  expect(judged('+449098790123')).toMatchObject({ labelled: 1, right: 1, wrong: [], missed: [] });
  expect(judged('09098790123')).toMatchObject({ right: 1, wrong: [] });
  expect(judged('+2349098790123')).toMatchObject({ right: 0, missed: [] });
  expect(judged('+2349098790123').wrong).toHaveLength(1);
  expect(judged('0909879').wrong).toHaveLength(1);
});

test('a fax counts for nothing, what is no number counts as wrong, what is not found as missed', () => {
  const found = [mention('02079460958', '+442079460958'), mention('WIN to', '1234567')];
  expect(judgeNumbers(ALL, () => found)).toMatchObject({ labelled: 2, right: 0, found: 2 });
  expect(judgeNumbers(ALL, () => found).missed).toHaveLength(2);
  expect(judgeNumbers(ALL, () => found).wrong).toEqual([mention('WIN to', '1234567')]);
});

test('a short code is right only as it stands', () => {
  const judged = (value: string) => judgeNumbers(labelled('32-37'), () => [mention('80012', value)]).right;
  expect([judged('80012'), judged('+80012')]).toEqual([1, 0]);
});

test('the product finds them all', () =>
  expect(judgeNumbers(ALL)).toMatchObject({ labelled: 2, right: 2, wrong: [] }));

test('a label that cannot be read is refused', () => expect(() => parseLabel('GB 5-16')).toThrow('GB 5-16'));
