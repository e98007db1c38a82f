import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { TextBinding } from './text-binding.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** Somebody with a text field tied to a copy of the notes. */
function open(text = '') {
  const doc = new Doc();
  doc.getText('notes').insert(0, text);
  const area = document.createElement('textarea');
  document.body.append(area);
  const binding = new TextBinding(doc.getText('notes'), area);
  undo.push(() => {
    binding.close();
    area.remove();
  });
  const say = () => doc.getText('notes').toString();
  /** What a browser does when somebody types over a selection. */
  const type = (words: string, from = area.selectionStart, to = from) => {
    area.value = area.value.slice(0, from) + words + area.value.slice(to);
    area.setSelectionRange(from + words.length, from + words.length);
    area.dispatchEvent(new Event('input'));
  };
  return { doc, area, say, type, binding };
}
const send = (from: Doc, to: Doc) => applyUpdate(to, encodeStateAsUpdate(from), 'network');
const press = (area: HTMLTextAreaElement, key: string, shiftKey = false) =>
  area.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey, cancelable: true }));

test('what is typed goes into the text, what others do appears around the caret', () => {
  const me = open('Hello world');
  me.area.setSelectionRange(5, 5);
  me.type(', dear', 5);
  expect(me.say()).toBe('Hello, dear world');
  me.doc.transact(() => me.doc.getText('notes').insert(0, '> '), 'network');
  expect([me.area.value, me.area.selectionStart]).toEqual(['> Hello, dear world', 13]);
});

test('undo takes back the own words alone, and redo brings them again', () => {
  const me = open('');
  me.type('mine');
  me.doc.transact(() => me.doc.getText('notes').insert(4, ' theirs'), 'network');
  press(me.area, 'z');
  expect([me.say(), me.area.value]).toEqual([' theirs', ' theirs']);
  press(me.area, 'z', true);
  expect(me.area.value).toBe('mine theirs');
});

test('undo brings back a character of two halves whole', () => {
  const me = open('a 🐕 b');
  me.type('', 2, 4);
  expect(me.say()).toBe('a  b');
  press(me.area, 'z');
  expect([me.say(), me.area.value]).toEqual(['a 🐕 b', 'a 🐕 b']);
});

test('while a character is composed the field is left alone, and nothing of either side is lost', () => {
  const me = open('one two three');
  me.area.dispatchEvent(new Event('compositionstart'));
  // The selected “two” gives way to what is composed.
  me.type('に', 4, 7);
  me.doc.transact(() => me.doc.getText('notes').insert(5, 'XX'), 'network');
  me.doc.transact(() => me.doc.getText('notes').insert(0, '> '), 'network');
  expect(me.area.value).toBe('one に three');
  me.area.dispatchEvent(new Event('compositionend'));
  expect(me.say()).toBe('> one にXX three');
  expect(me.area.value).toBe(me.say());
});

test('two who type, delete and compose at random, in and out of touch, end with the same text, which their fields show', () => {
  const act = fc.record({
    who: fc.nat(1),
    kind: fc.constantFrom('type', 'type', 'delete', 'send', 'compose', 'composed', 'undo'),
    at: fc.nat(40),
    words: fc.constantFrom('a', 'bb', '🐕', '\n'),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const people = [open(), open()] as const;
      for (const { who, kind, at, words } of acts) {
        const [me, other] = who === 0 ? people : [people[1], people[0]];
        // Carets never stand in the middle of a character.
        const characters = [...me.area.value];
        const place = characters.slice(0, at).join('').length;
        const behind = characters.slice(0, at + 1).join('').length;
        if (kind === 'type') me.type(words, place);
        if (kind === 'delete') me.type('', place, behind);
        if (kind === 'send') send(me.doc, other.doc);
        if (kind === 'compose') me.area.dispatchEvent(new Event('compositionstart'));
        if (kind === 'composed') me.area.dispatchEvent(new Event('compositionend'));
        if (kind === 'undo') press(me.area, 'z');
      }
      for (const { area } of people) area.dispatchEvent(new Event('compositionend'));
      send(people[0].doc, people[1].doc);
      send(people[1].doc, people[0].doc);
      expect(people[1].say()).toBe(people[0].say());
      for (const { area, say } of people) expect(area.value).toBe(say());
      expect(people[0].say(), 'a character of two halves was split').not.toContain('\ufffd');
      for (const step of undo.splice(0)) step();
    }),
    { numRuns: 300 },
  );
});
