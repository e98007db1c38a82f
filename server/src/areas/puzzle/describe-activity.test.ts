import { expect, test } from 'vitest';
import { describeActivity } from './describe-activity.ts';

const told = (action: string) =>
  describeActivity({ id: 1, at: new Date(0), action, after: { layer: 2 }, actor: 'Ana' }).map(
    ({ actor, text }) => `${actor ?? ''}: ${text}`,
  );

test('a review is described with its verdict and reviewer; a prefilled piece is not called proven', () => {
  expect(told('puzzle.confirmed')).toEqual(['Ana: confirmed a piece of Infrastructure']);
  expect(told('puzzle.disputed')).toEqual(['Ana: disputed a piece of Infrastructure']);
  expect(told('puzzle.prefilled')).toEqual([': The report filled in what it names']);
  expect(told('board.reset')).toEqual(['Ana: emptied the board and notes']);
  expect(told('puzzle.reworded')).toEqual([]);
});
