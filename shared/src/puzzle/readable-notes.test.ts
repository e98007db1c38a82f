import { expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, XmlElement, XmlHook, XmlText } from 'yjs';
import { boardNotes } from './board-doc.ts';
import { checkedPresence } from './presence.ts';
import { keepNotesReadable } from './readable-notes.ts';

const LEFT = '<paragraph>kept</paragraph><script></script>';

function hostile(): Doc {
  const doc = new Doc();
  const paragraph = new XmlElement('paragraph');
  paragraph.insert(0, [new XmlText('kept'), new XmlHook('hook') as unknown as XmlElement]);
  const parts = [
    new XmlText('bare'),
    new XmlHook('hook') as unknown as XmlElement,
    paragraph,
    new XmlElement('script'),
  ];
  boardNotes(doc).insert(0, parts);
  return doc;
}

test('what no editor writes is removed from the notes; an element that is not known stays', () => {
  const doc = hostile();
  const stop = keepNotesReadable(doc);
  expect(boardNotes(doc).toString()).toBe(LEFT);
  stop();
});

test('embedded objects are removed from a text; a mark that is not known stays', () => {
  const doc = new Doc();
  const text = new XmlText();
  const paragraph = new XmlElement('paragraph');
  paragraph.insert(0, [text]);
  boardNotes(doc).insert(0, [paragraph]);
  text.insert(0, 'plain new', {});
  text.format(6, 3, { highlight: { colour: 'x' }, bold: {} });
  text.insertEmbed(5, { image: 'x' });
  text.insertEmbed(0, { image: 'y' });
  const stop = keepNotesReadable(doc);
  expect(text.toDelta()).toEqual([
    { insert: 'plain ' },
    { insert: 'new', attributes: { highlight: { colour: 'x' }, bold: {} } },
  ]);
  stop();
});

test('later changes are cleaned before any other observer runs', () => {
  const doc = new Doc();
  const stop = keepNotesReadable(doc);
  const seen: string[] = [];
  boardNotes(doc).observeDeep(() => seen.push(boardNotes(doc).toString()));
  applyUpdate(doc, encodeStateAsUpdate(hostile()));
  expect(new Set(seen)).toEqual(new Set([LEFT]));
  stop();
});

test('a malformed pointer and an unknown layer are dropped', () => {
  const user = { id: 'ann' };
  for (const cursor of [{ x: Number.NaN, y: 1 }, { x: '1', y: 1 }, 7, null, []])
    expect(checkedPresence({ user, cursor, layer: 1 })).toEqual({ user, layer: 1 });
  for (const layer of [0, 15, 99, 1.5, '3', null]) expect(checkedPresence({ user, layer })).toEqual({ user });
  const good = { user, cursor: { x: -4.5, y: 2 }, layer: 14, caret: {} };
  expect(checkedPresence(good)).toEqual(good);
});
