import { addCard, boardLinks, boardNotes, boardPieces, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { findRedacted } from './find-redacted.ts';
import { buildHiding, buildShowing } from './hidden-part.ts';
import { wordsOfHidden } from './hidden-words.ts';
import { addParagraph, LogMaker, textsOf } from './testing/log-maker.ts';

const CARD = { layer: 1, label: 'Ask Erika', kind: 'note', by: 'Ann' };
const REASON = 'It names a private person';
const CARD_PART = { kind: 'card', id: 'a' } as const;

function kept<T>(value: T | null): T {
  if (value === null) throw new Error('nothing was found to hide');
  return value;
}

test('a hidden card keeps its place and lines and says why; shown again it says what it said', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  addCard(doc, 'b', { ...CARD, label: 'Beside' });
  boardLinks(doc).set('line', { from: 'a', to: 'b', label: '', by: 'Ann' });
  const before = boardPieces(doc).get('a');
  const hiding = buildHiding({ rows: log.packs, part: CARD_PART, reason: REASON });
  Y.applyUpdate(doc, kept(hiding.update));
  expect(boardPieces(doc).get('a')).toEqual({ ...before, label: `Hidden by a moderator: ${REASON}` });
  expect(wordsOfHidden(kept(hiding.kept))).toBe('Ask Erika');
  // Again: there is nothing left to hide.
  expect(buildHiding({ rows: log.packs, part: CARD_PART, reason: REASON })).toEqual({
    kept: null,
    update: null,
  });

  changePiece(doc, 'a', { x: 700 });
  const show = () => buildShowing({ rows: log.packs, kept: kept(hiding.kept), by: 'Mo' });
  Y.applyUpdate(doc, kept(show()));
  expect(boardPieces(doc).get('a')).toEqual({ ...before, x: 700 });
  expect([...boardLinks(doc).keys()]).toEqual(['line']);
  expect(show()).toBeNull();
  boardPieces(doc).delete('a');
  Y.applyUpdate(doc, kept(show()));
  expect(boardPieces(doc).get('a')).toEqual({ ...before, by: 'Mo' });
});

test('what is taken out of the log is every earlier value of a hidden card, not what stands in its place', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  changePiece(doc, 'a', { label: 'Ask Erika twice' });
  const { update } = buildHiding({ rows: log.packs, part: CARD_PART, reason: REASON });
  Y.applyUpdate(doc, kept(update));
  const placeholder = `Hidden by a moderator: ${REASON}`;
  const ranges = findRedacted({ rows: log.packs, part: CARD_PART, placeholder });
  const stays = boardPieces(doc)._map.get('a')?.id;
  expect(ranges.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(2);
  expect(ranges.some(({ client }) => client === stays?.client)).toBe(false);
});

test('a passage comes back where it stood, with its marks; others of the same reason are not mixed up', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  const first = addParagraph(doc, 'We think Erika did it, Erika alone.');
  first.format(9, 5, { bold: {} });
  const second = addParagraph(doc, 'Call Max at home.');
  const before = boardNotes(doc).toString();
  const hide = (...lines: string[]) => {
    const { kept: part, update } = buildHiding({
      rows: log.packs,
      part: { kind: 'notes', lines },
      reason: REASON,
    });
    Y.applyUpdate(doc, kept(update));
    return kept(part);
  };
  const one = hide('think Erika did');
  const two = hide('Call Max');
  expect(first.toString()).toBe(`We [Hidden by a moderator: ${REASON}] it, Erika alone.`);
  expect(second.toString()).toBe(`[Hidden by a moderator (2): ${REASON}] at home.`);
  expect(wordsOfHidden(one)).toBe('think Erika did');
  for (const part of [two, one])
    Y.applyUpdate(doc, kept(buildShowing({ rows: log.packs, kept: part, by: 'Mo' })));
  expect(boardNotes(doc).toString()).toBe(before);
  expect(buildShowing({ rows: log.packs, kept: one, by: 'Mo' })).toBeNull();
});

test('every place of a line is hidden, a very short line only as a whole paragraph', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addParagraph(doc, 'Erika and Erika');
  addParagraph(doc, 'Max');
  addParagraph(doc, 'The Maximum of Max');
  const lines = ['Erika', 'Max'];
  const { kept: part, update } = buildHiding({
    rows: log.packs,
    part: { kind: 'notes', lines },
    reason: 'why',
  });
  Y.applyUpdate(doc, kept(update));
  expect(textsOf(doc).map(String)).toEqual([
    '[Hidden by a moderator: why] and [Hidden by a moderator: why]',
    '[Hidden by a moderator (2): why]',
    'The Maximum of Max',
  ]);
  Y.applyUpdate(doc, kept(buildShowing({ rows: log.packs, kept: kept(part), by: 'Mo' })));
  expect(textsOf(doc).map(String)).toEqual(['Erika and Erika', 'Max', 'The Maximum of Max']);
});

test('a passage whose place was deleted comes back at the end of the notes', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addParagraph(doc, 'We think Erika did it.');
  addParagraph(doc, 'Work goes on');
  const { kept: part, update } = buildHiding({
    rows: log.packs,
    part: { kind: 'notes', lines: ['think Erika did'] },
    reason: REASON,
  });
  Y.applyUpdate(doc, kept(update));
  boardNotes(doc).delete(0, 1);
  Y.applyUpdate(doc, kept(buildShowing({ rows: log.packs, kept: kept(part), by: 'Mo' })));
  expect(textsOf(doc).map(String)).toEqual(['Work goes on', 'think Erika did']);
});

test('words that stand nowhere now are not hidden', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addParagraph(doc, 'We think Erika did it.');
  for (const part of [CARD_PART, { kind: 'notes', lines: ['Somebody else'] } as const])
    expect(buildHiding({ rows: log.packs, part, reason: REASON })).toEqual({ kept: null, update: null });
});
