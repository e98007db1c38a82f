import { describe, expect, test } from 'vitest';
import { addParts, says, splitDraft } from './split-draft.ts';

const THEIRS = 'They asked for a fee of 2.5 percent. Dr. Lee wrote it.\n\nThe wallet is new.';

describe('a draft in sentences', () => {
  test('knows where a line begins, and leaves empty lines out', () => {
    expect(splitDraft('One. Two!\n\nThree')).toEqual([
      { text: 'One.', beginsLine: true },
      { text: 'Two!', beginsLine: false },
      { text: 'Three', beginsLine: true },
    ]);
    expect(splitDraft(' \n ')).toEqual([]);
  });

  test('loses no word', () => {
    const words = (text: string) => text.split(/\s+/u).filter(Boolean);
    expect(splitDraft(THEIRS).flatMap(({ text }) => words(text))).toEqual(words(THEIRS));
  });
});

describe('bringing two drafts together', () => {
  test('adds what is missing, in its lines', () => {
    expect(addParts('', splitDraft('One. Two!\nThree'))).toBe('One. Two!\nThree');
    expect(addParts('Mine.\n', splitDraft('One. Two!'))).toBe('Mine.\nOne. Two!');
  });

  test('says nothing twice', () => {
    const mine = 'the WALLET  is new. I saw it.';
    const [, , wallet] = splitDraft('One. Two.\nThe wallet is new.');
    expect(wallet && says(mine, wallet)).toBe(true);
    expect(addParts(mine, splitDraft('The wallet is new.\nOne.'))).toBe(`${mine}\nOne.`);
  });
});
