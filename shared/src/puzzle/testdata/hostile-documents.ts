import * as Y from 'yjs';

/** Hostile content of a board's document. */
export interface HostileEdit {
  name: string;
  write(doc: Y.Doc): void;
}

const CARD = { layer: 1, x: 0, y: 0, label: 'A card', kind: 'note', by: 'eve' };
const LINK = { from: 'a', to: 'b', label: '', by: 'eve' };

/** A shared type lives in one document only, so each writing makes its own. */
const fresh = (value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value);

const card = (name: string, value: unknown, key = 'bad'): HostileEdit => ({
  name,
  write: (doc) => doc.getMap('pieces').set(key, fresh(value)),
});
const link = (name: string, value: unknown): HostileEdit => ({
  name,
  write: (doc) => doc.getMap('links').set('bad', fresh(value)),
});
const inNotes = (name: string, make: () => Y.XmlElement | Y.XmlText | Y.XmlHook): HostileEdit => ({
  name,
  // Yjs's types do not know that a fragment holds hooks.
  write: (doc) => doc.getXmlFragment('notes').insert(0, [make() as Y.XmlElement]),
});

function element(name: string, ...children: (Y.XmlElement | Y.XmlText | Y.XmlHook)[]): Y.XmlElement {
  const made = new Y.XmlElement(name);
  made.insert(0, children as Y.XmlElement[]);
  return made;
}

function withText(edit: (text: Y.XmlText) => void): Y.XmlElement {
  const text = new Y.XmlText();
  const made = element('paragraph', text);
  edit(text);
  return made;
}

/** Each broke a page, or could: unknown shapes, excessive length, or wrong place. */
export const HOSTILE_EDITS: readonly HostileEdit[] = [
  card('a card that is null', null),
  card('a card that is a number', 7),
  card('a card that is a text', 'card'),
  card('a card that is a list', [CARD]),
  card('a card that is a map of its own', () => new Y.Map([['label', 'x']])),
  card('a card that is a shared text', () => new Y.Text('x')),
  card('a card whose author is an object', { ...CARD, by: { name: 'Ann' } }),
  card('a card whose label is an object', { ...CARD, label: { toString: 1 } }),
  card('a card with a label of 900,000 characters', { ...CARD, label: 'x'.repeat(900_000) }),
  card('a card without a place', { layer: 1, label: 'x', kind: 'note', by: 'eve' }),
  card('a card that is nowhere', { ...CARD, x: Number.NaN }),
  card('a card that is infinitely far away', { ...CARD, y: Number.POSITIVE_INFINITY }),
  card('a card on layer 99', { ...CARD, layer: 99 }),
  card('a card on layer 1.5', { ...CARD, layer: 1.5 }),
  card('a card that is no frame and has a size', { ...CARD, w: 300, h: 200 }),
  card('a frame as wide as the world', { ...CARD, kind: 'frame', w: 1e9, h: 200 }),
  card('a frame of no size', { ...CARD, kind: 'frame', w: 0, h: 0 }),
  card('a card whose piece is an object', { ...CARD, pieceId: { id: 'x' } }),
  card('a card whose exhibit has no id', { ...CARD, evidenceId: '' }),
  card('a card that says what its piece is worth', { ...CARD, status: 'confirmed' }),
  card('a card with more than a card has', { ...CARD, extra: 'x'.repeat(1_000) }),
  card('a card with a key of 10,000 characters', CARD, 'k'.repeat(10_000)),
  card('a card without a key', CARD, ''),
  link('a line that is null', null),
  link('a line that leads to an object', { ...LINK, to: {} }),
  link('a line of an unknown kind', { ...LINK, kind: 'loves' }),
  link('a line whose kind is undefined', { ...LINK, kind: undefined }),
  link('a line with a label that is a list', { ...LINK, label: ['x'] }),
  link('a line that is a map of its own', () => new Y.Map([['from', 'a']])),
  inNotes('a hook in the notes', () => new Y.XmlHook('hook')),
  inNotes('bare text in the notes', () => new Y.XmlText('bare')),
  inNotes('an unknown element in the notes', () => element('script', new Y.XmlText('alert(1)'))),
  inNotes('a paragraph in a paragraph', () => element('paragraph', element('paragraph'))),
  inNotes('a hook in a paragraph', () => element('paragraph', new Y.XmlHook('hook'))),
  inNotes('text in a list', () => element('bulletList', new Y.XmlText('x'))),
  inNotes('an unknown mark', () =>
    withText((text) => text.insert(0, 'x', { link: { href: 'javascript:alert(1)' } })),
  ),
  inNotes('an embedded object', () => withText((text) => text.insertEmbed(0, { image: 'x' }))),
  inNotes('an unknown attribute', () => {
    const made = element('paragraph');
    made.setAttribute('onclick', 'alert(1)');
    return made;
  }),
  { name: 'an unknown root map', write: (doc) => doc.getMap('elsewhere').set('a', 1) },
  { name: 'an unknown root text', write: (doc) => doc.getText('more').insert(0, 'x') },
  { name: 'a list under the name of the cards', write: (doc) => doc.getArray('pieces').insert(0, [CARD]) },
  { name: 'entries under the name of the notes', write: (doc) => doc.getMap('notes').set('a', CARD) },
  { name: 'text under the name of the cards', write: (doc) => doc.getText('pieces').insert(0, 'x') },
];

/** Hostile presence states. */
export const HOSTILE_PRESENCE: readonly Record<string, unknown>[] = [
  { layer: 99 },
  { layer: { valueOf: 1 } },
  { cursor: { x: 'far', y: null } },
  { cursor: 'here' },
  { caret: 7 },
  { caret: { anchor: {}, head: {} } },
  { caret: { anchor: { type: { client: 1, clock: 1 }, item: { client: 2 ** 40, clock: 7 } }, head: null } },
  { removed: 'everything' },
  { removed: [{}, null, 7] },
  { removed: Array.from({ length: 2_000 }, () => 'a') },
  { user: 'nobody' },
  { user: { id: 'x', name: { first: 'x' }, color: ['red'] } },
];
