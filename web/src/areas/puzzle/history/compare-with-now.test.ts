import { noChanges } from '@fap/shared/puzzle/board-changes.ts';
import { addCard, boardLinks, boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import type { BoardVersion, NoteBlock } from '@fap/shared/puzzle/history.ts';
import { expect, test } from 'vitest';
import { Doc, XmlElement, XmlText } from 'yjs';
import { compareWithNow, isUnchanged } from './compare-with-now.ts';

const at = '2026-11-20T10:00:00.000Z';
const touch = { change: null, changedBy: null, changedAt: null };
const block = (kind: NoteBlock['kind'], ...texts: string[]): NoteBlock => ({
  kind,
  level: 0,
  runs: texts.map((text) => ({ text, marks: [], change: null, changedBy: null })),
});

function version(part: Partial<BoardVersion>): BoardVersion {
  const author = { id: 'ana', displayName: 'Ana' };
  const moment = {
    updateId: 1,
    firstUpdateId: 1,
    author,
    from: at,
    to: at,
    updates: 1,
    text: '',
    restoredFrom: null,
  };
  return {
    updateId: 1,
    moment: { ...moment, changed: noChanges() },
    cards: [],
    lines: [],
    notes: [],
    ...part,
  };
}

const element = (name: string, ...children: (XmlElement | XmlText)[]) => {
  const made = new XmlElement(name);
  made.insert(0, children);
  return made;
};

test('compares cards and lines with the version, without those that the version’s moment removed', () => {
  const doc = new Doc();
  addCard(doc, 'kept', { layer: 1, label: 'Kept', kind: 'note', by: 'Ana' });
  addCard(doc, 'new', { layer: 1, label: 'New', kind: 'note', by: 'Ana' });
  boardLinks(doc).set('l', { from: 'kept', to: 'new', label: '', by: 'Ana' });
  const kept = { id: 'kept', layer: 1, x: 500, y: 0, label: 'Kept', kind: 'note', by: 'Ana', ...touch };
  const { cards, lines } = compareWithNow(
    doc,
    version({ cards: [kept, { ...kept, id: 'gone', change: 'removed' }, { ...kept, id: 'old' }] }),
  );
  expect(cards).toEqual({ added: 1, moved: 1, renamed: 0, changed: 0, removed: 1 });
  expect(lines).toEqual({ added: 0, changed: 0, removed: 1 });
});

test('splits the current notes into the same blocks as the server', () => {
  const doc = new Doc();
  boardNotes(doc).insert(0, [
    element('heading', new XmlText('Findings')),
    element(
      'bulletList',
      element(
        'listItem',
        element('paragraph', new XmlText('one')),
        element('orderedList', element('listItem', element('paragraph', new XmlText('deeper')))),
      ),
    ),
    element('paragraph', new XmlText('first'), new XmlElement('hardBreak'), new XmlText('second')),
    new XmlElement('horizontalRule'),
    element('paragraph'),
  ]);
  const notes = [
    block('heading', 'Findings'),
    block('bullet', 'one'),
    block('number', 'deeper'),
    block('paragraph', 'first', '\n', 'second'),
    block('rule'),
    block('paragraph'),
  ];
  expect(isUnchanged(compareWithNow(doc, version({ notes })))).toBe(true);
  const longer = [...notes, block('paragraph', 'more')];
  expect(compareWithNow(doc, version({ notes: longer })).notes).toMatchObject({ charactersAdded: 5 });
});
