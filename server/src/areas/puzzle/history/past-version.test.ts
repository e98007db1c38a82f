import {
  addCard,
  boardLinks,
  boardNotes,
  changePiece,
  removeFromBoard,
} from '@fap/shared/puzzle/board-doc.ts';
import { notesText } from '@fap/shared/puzzle/history.ts';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { fuzzSeed, SeededRandom } from '../../../platform/collab/testing/seeded-random.ts';
import { buildPastVersion, type PastVersion } from './past-version.ts';
import { addParagraph, contentOf, docAt, editTogether, LogMaker } from './testing/log-maker.ts';

const CARD = { layer: 1, label: 'The wallet', kind: 'note', by: 'Ann' };

/** What is there, without what the moment took away. */
function contentIn({ cards, lines, notes }: PastVersion) {
  const there = <Value>(entries: readonly { id: string; value: Value; change: string | null }[]) =>
    Object.fromEntries(
      entries.flatMap(({ id, value, change }) => (change === 'removed' ? [] : [[id, value]])),
    );
  const runs = notes.map(({ runs: all, ...block }) => ({
    ...block,
    runs: all.map((run) => ({ ...run, changedBy: null })),
  }));
  return { pieces: there(cards), links: there(lines), words: notesText(runs).replaceAll('\n', '') };
}

const wordsOf = (doc: Y.Doc) => contentOf(doc).notes.replaceAll(/<[^>]*>/gu, '');

test('a past version shows the changes and removals of its moment, with account and time', () => {
  const log = new LogMaker();
  const [ann, bob] = [log.join('ann'), log.join('bob')];
  addCard(ann.doc, 'a', CARD);
  addCard(ann.doc, 'b', CARD);
  addCard(ann.doc, 'c', CARD);
  boardLinks(ann.doc).set('l', { from: 'a', to: 'b', label: '', by: 'Ann' });
  const words = addParagraph(ann.doc, 'The bank called');
  const before = log.rows.length;
  changePiece(bob.doc, 'a', { x: 400 });
  changePiece(bob.doc, 'c', { label: 'The account' });
  removeFromBoard(bob.doc, ['b']);
  addCard(ann.doc, 'd', CARD);
  words.delete(0, 4);
  words.insert(words.length, ' twice');
  const { cards, lines, notes } = buildPastVersion({
    rows: log.packs,
    firstUpdateId: before + 1,
    holds: 'board',
  });

  const told = cards.map(({ id, change, touch }) => [id, change, touch?.accountId]);
  expect(told.sort()).toEqual([
    ['a', 'moved', 'bob'],
    ['b', 'removed', 'bob'],
    ['c', 'renamed', 'bob'],
    ['d', 'added', 'ann'],
  ]);
  expect(cards.find(({ id }) => id === 'a')?.touch?.at).toBe(log.rows[before]?.at);
  expect(lines.map(({ id, change, touch }) => [id, change, touch?.accountId])).toEqual([
    ['l', 'removed', 'bob'],
  ]);
  expect(notes).toMatchObject([
    {
      kind: 'paragraph',
      runs: [
        { text: 'The ', change: 'removed', touch: { accountId: 'ann' } },
        { text: 'bank called', change: null, touch: null },
        { text: ' twice', change: 'added', touch: { accountId: 'ann' } },
      ],
    },
  ]);
  const old = buildPastVersion({ rows: log.packsUpTo(before), firstUpdateId: before, holds: 'board' });
  expect(contentIn(old)).toMatchObject({ words: 'The bank called', links: { l: { from: 'a' } } });
});

test('a card that one person changed several times is compared with what it was before the moment', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  addCard(doc, 'b', CARD);
  for (let x = 1; x <= 3; x++) changePiece(doc, 'a', { x });
  changePiece(doc, 'b', { label: 'Another wallet' });
  const before = log.rows.length;
  for (let x = 4; x <= 6; x++) changePiece(doc, 'a', { x });
  changePiece(doc, 'b', { label: 'The account' });
  changePiece(doc, 'b', { x: 7 });
  removeFromBoard(doc, ['b']);
  const { cards } = buildPastVersion({ rows: log.packs, firstUpdateId: before + 1, holds: 'board' });
  expect(cards.map(({ id, change, value }) => [id, change, value.label])).toEqual([
    ['a', 'moved', 'The wallet'],
    ['b', 'removed', 'Another wallet'],
  ]);
});

test('headings, lists, quotes and marks of the notes keep their kind, also where they were taken away', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  const element = (name: string, ...children: (Y.XmlElement | Y.XmlText)[]) => {
    const made = new Y.XmlElement(name);
    made.insert(0, children);
    return made;
  };
  const paragraph = (text: string) => element('paragraph', new Y.XmlText(text));
  const task = (text: string, isChecked: boolean) => {
    const item = element('taskItem', paragraph(text));
    item.setAttribute('checked', isChecked as unknown as string);
    return item;
  };
  const heading = element('heading', new Y.XmlText('Findings'));
  heading.setAttribute('level', 3 as unknown as string);
  const inner = element('bulletList', element('listItem', paragraph('deeper')));
  boardNotes(doc).insert(0, [
    heading,
    element('orderedList', element('listItem', paragraph('first'), inner)),
    element('taskList', task('to do', false), task('done', true)),
    element('blockquote', paragraph('said')),
    element('paragraph', new Y.XmlText('one'), new Y.XmlElement('hardBreak'), new Y.XmlText('two')),
    new Y.XmlElement('horizontalRule'),
    element('codeBlock', new Y.XmlText('0xabc')),
  ]);
  const { notes } = buildPastVersion({ rows: log.packs, firstUpdateId: 1, holds: 'board' });
  expect(notes.map(({ kind, level, runs }) => [kind, level, runs.map(({ text }) => text).join('')])).toEqual([
    ['heading', 3, 'Findings'],
    ['number', 1, 'first'],
    ['bullet', 2, 'deeper'],
    ['task', 1, 'to do'],
    ['done', 1, 'done'],
    ['quote', 0, 'said'],
    ['paragraph', 0, 'one\ntwo'],
    ['rule', 0, ''],
    ['code', 0, '0xabc'],
  ]);
  const first = log.rows.length;
  boardNotes(doc).delete(0, 1);
  const after = buildPastVersion({ rows: log.packs, firstUpdateId: first + 1, holds: 'board' });
  expect(after.notes[0]).toMatchObject({ kind: 'heading', level: 3, runs: [{ change: 'removed' }] });
});

test('entries of a foreign shape are left out', () => {
  const log = new LogMaker();
  const { doc } = log.join('eve');
  doc.getMap('pieces').set('bad', 'no card');
  doc.getMap('pieces').set('nested', new Y.Map([['x', 1]]));
  doc.getMap('links').set('bad', { from: 7 });
  // A foreign client may put in what Yjs's own types leave out here.
  boardNotes(doc).insert(0, [new Y.XmlHook('odd') as unknown as Y.XmlElement]);
  expect(buildPastVersion({ rows: log.packs, firstUpdateId: 1, holds: 'board' })).toEqual({
    cards: [],
    lines: [],
    notes: [],
  });
});

test('every version of a random history equals the document at that time', () => {
  const random = new SeededRandom(fuzzSeed('past versions'));
  for (let round = 0; round < 15; round++) {
    const log = new LogMaker();
    editTogether(log, random, 60);
    for (let look = 0; look < 12; look++) {
      const at = 1 + random.below(log.rows.length);
      const first = 1 + random.below(at);
      const doc = docAt(log.rows, at);
      const { pieces, links } = contentOf(doc);
      const past = contentIn(
        buildPastVersion({ rows: log.packsUpTo(at), firstUpdateId: first, holds: 'board' }),
      );
      expect(past).toEqual({ pieces, links, words: wordsOf(doc) });
    }
  }
});
