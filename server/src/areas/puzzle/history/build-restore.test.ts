import { addCard, boardNotes, boardPieces, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { fuzzSeed, SeededRandom } from '../../../platform/collab/testing/seeded-random.ts';
import { buildCheckpoint } from './build-checkpoint.ts';
import { buildRestore } from './build-restore.ts';
import { unpackCheckpoint } from './checkpoint-bytes.ts';
import { packRows } from './packed-rows.ts';
import { addParagraph, contentOf, docAt, editBoard, LogMaker, textsOf } from './testing/log-maker.ts';

const CARD = { layer: 1, label: 'The wallet', kind: 'note', by: 'Ann' };

/** A log from a checkpoint after one of its rows on. */
function resumedFrom({ rows }: LogMaker, at: number) {
  const packed = buildCheckpoint({ base: null, rows: [packRows(rows.filter(({ id }) => id <= at))] });
  const start = unpackCheckpoint(packed)?.update.slice();
  if (!start) throw new Error('the checkpoint cannot be read');
  return { start, rows: [packRows(rows.filter(({ id }) => id > at))] };
}

test('a restore changes only differences: other cards, words and carets stay', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'kept', CARD);
  addCard(doc, 'moved', CARD);
  addParagraph(doc, 'First paragraph.');
  const words = addParagraph(doc, 'The bank called 🐕 twice.');
  const at = log.rows.length;
  changePiece(doc, 'moved', { x: 900 });
  words.delete(4, 5);
  words.insert(4, '🐈 clerk ');
  addParagraph(doc, 'A paragraph too many.');

  const kept = boardPieces(doc)._map.get('kept');
  const [untouched, changed] = textsOf(doc);
  const caret = Y.createRelativePositionFromTypeIndex(changed ?? words, 20);
  const { update, changed: counts } = buildRestore({ rows: log.packs, updateId: at, holds: 'board' });
  Y.applyUpdate(doc, update ?? new Uint8Array());
  expect(contentOf(doc)).toEqual(contentOf(docAt(log.rows, at)));
  expect(boardPieces(doc)._map.get('kept')).toBe(kept);
  expect(textsOf(doc)).toEqual([untouched, changed]);
  expect(Y.createAbsolutePositionFromRelativePosition(caret, doc)?.type).toBe(changed);
  expect(counts).toMatchObject({ cards: { moved: 1, added: 0, removed: 0 }, lines: { added: 0 } });
  expect(update?.length).toBeLessThan(250);
});

test('the current version needs no change', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  addParagraph(doc, 'words');
  const at = log.rows.length;
  changePiece(doc, 'a', { x: 5 });
  changePiece(doc, 'a', { x: 0 });
  expect(buildRestore({ rows: log.packs, updateId: at, holds: 'board' }).update).toBeNull();
});

test('bold, headings and lists come back as they were', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  const words = addParagraph(doc, 'Urgent words');
  words.format(0, 6, { bold: {} });
  const heading = new Y.XmlElement('heading');
  heading.setAttribute('level', 3 as unknown as string);
  heading.insert(0, [new Y.XmlText('Findings')]);
  boardNotes(doc).insert(0, [heading]);
  const at = log.rows.length;
  words.format(0, 12, { bold: null, italic: {} });
  heading.setAttribute('level', 2 as unknown as string);
  heading.setAttribute('odd', 'yes');
  const { update } = buildRestore({ rows: log.packs, updateId: at, holds: 'board' });
  Y.applyUpdate(doc, update ?? new Uint8Array());
  expect(boardNotes(doc).toString()).toBe(
    '<heading level="3">Findings</heading><paragraph><bold>Urgent</bold> words</paragraph>',
  );
});

test('values of a foreign shape survive a restore and do not break it', () => {
  const log = new LogMaker();
  const { doc } = log.join('eve');
  addCard(doc, 'a', CARD);
  const at = log.rows.length;
  doc.getMap('pieces').set('nested', new Y.Map([['x', 1]]));
  doc.getMap('pieces').set('__proto__', { polluted: true });
  // A foreign client may put in what Yjs's own types leave out here.
  boardNotes(doc).insert(0, [new Y.XmlHook('odd') as unknown as Y.XmlElement]);
  const { update } = buildRestore({ rows: log.packs, updateId: at, holds: 'board' });
  Y.applyUpdate(doc, update ?? new Uint8Array());
  expect([...boardPieces(doc).keys()].sort()).toEqual(['a', 'nested']);
  expect(boardNotes(doc).length).toBe(0);
});

test('any version of a random history can be brought back, from a checkpoint too, also while others edit, and all end up equal', () => {
  const random = new SeededRandom(fuzzSeed('restores'));
  for (let round = 0; round < 25; round++) {
    const log = new LogMaker();
    const peers = [log.join('ann'), log.join('bob')];
    for (let step = 0; step < 40; step++) editBoard(random.pick(peers).doc, random);
    const restorer = log.join('cem');
    for (let restore = 0; restore < 4; restore++) {
      const at = 1 + random.below(log.rows.length);
      const from = random.below(at + 1);
      const wanted = { ...(from > 0 ? resumedFrom(log, from) : { rows: log.packs }), updateId: at };
      const { update } = buildRestore({ ...wanted, holds: 'board' });
      // Half of the time somebody edits between the reading of the log and the writing of the restore.
      const isAlone = random.next() < 0.5;
      if (!isAlone) editBoard(random.pick(peers).doc, random);
      if (update) Y.applyUpdate(restorer.doc, update);
      if (isAlone) expect(contentOf(restorer.doc)).toEqual(contentOf(docAt(log.rows, at)));
      const contents = log.peers.map(({ doc }) => contentOf(doc));
      for (const content of contents) expect(content).toEqual(contents[0]);
      expect(contentOf(docAt(log.rows, log.rows.length))).toEqual(contents[0]);
    }
  }
});
