import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../catalogue/kinds/catalogue.ts';
import { ARTICLES } from '../articles/articles.ts';
import { FLOWS } from '../flows/flows.ts';
import { GLOSSARY } from '../glossary.ts';
import { findEntry } from './entry-texts.ts';
import { CONTENT_KINDS, proposalState, TEXT_MAX_LENGTH } from './proposal-rules.ts';
import { textFault, tidyText } from './text-fault.ts';

const ALL = { family: CATALOGUE, article: ARTICLES, flow: FLOWS, glossary: GLOSSARY };

test.each(CONTENT_KINDS)(
  'each text of each %s has an address of its own, and the product would say it',
  (kind) => {
    for (const { id } of ALL[kind]) {
      const texts = findEntry(kind, id)?.texts ?? [];
      expect(texts.length, id).toBeGreaterThan(0);
      expect(new Set(texts.map(({ address }) => address)).size, id).toBe(texts.length);
      for (const { address, text } of texts) {
        expect(address).toMatch(/^[\w/-]+$/u);
        expect(text.length, address).toBeLessThanOrEqual(TEXT_MAX_LENGTH);
        // As a change of another text: what stands there is written as suggestions are.
        expect(textFault(`${text} before`, tidyText(text)), `${id} ${address}`).toBeNull();
      }
    }
    expect(findEntry(kind, 'none')).toBeNull();
  },
);

describe('the state of a suggestion', () => {
  const of = { baseText: 'old', proposedText: 'new', isLatest: true };
  test.each([
    ['open', 'old', true, 'open'],
    ['open', 'other', true, 'outdated'],
    ['open', 'new', true, 'outdated'],
    ['open', null, true, 'outdated'],
    ['accepted', 'old', true, 'accepted'],
    ['accepted', 'new', true, 'published'],
    ['accepted', 'new', false, 'published'],
    ['accepted', 'old', false, 'replaced'],
    ['accepted', 'other', true, 'replaced'],
    ['accepted', null, true, 'replaced'],
    ['declined', 'old', true, 'declined'],
    ['withdrawn', 'other', true, 'withdrawn'],
  ] as const)('%s, and the product says %s (the last one: %s): %s', (state, today, isLatest, expected) => {
    expect(proposalState({ ...of, state, isLatest }, today)).toBe(expected);
  });
});

test.each([
  ['the same', 'Call your bank.', 'Call your bank.'],
  ['nothing', 'Call your bank.', ''],
  ['too much', 'Call your bank.', 'x'.repeat(246)],
  ['signs of catalogs', 'Call your bank.', 'Call {bank}.'],
  ['signs of code', 'Call your bank.', 'Call `bank`.'],
  ['blame', 'Call your bank.', 'It was your own fault.'],
])('%s is refused', (_, base, proposed) => {
  expect(textFault(base, proposed)).not.toBeNull();
});

test('a text is written as the product writes, and what takes the blame away is fine', () => {
  expect(tidyText("  It isn't\n\tyour fault. ")).toBe('It isn’t your fault.');
  expect(textFault('Call your bank.', 'It isn’t your fault.')).toBeNull();
});
