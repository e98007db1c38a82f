import * as Y from 'yjs';
import type { SeededRandom } from './seeded-random.ts';

const WORDS = ['a', 'word', 'naïve', '🐕', 'x'.repeat(40), '\n'] as const;

/** One random edit of a map, an array, a rich text, an XML fragment or a nested type. */
export function editRandomly(doc: Y.Doc, random: SeededRandom): void {
  const map = doc.getMap<unknown>('pieces');
  const text = doc.getText('notes');
  const list = doc.getArray<unknown>('list');
  const xml = doc.getXmlFragment('rich');
  const edits = [
    () =>
      map.set(`k${random.below(8)}`, {
        x: random.below(99),
        y: random.next(),
        tags: ['t', null, true, 2 ** 40],
      }),
    () => map.delete(`k${random.below(8)}`),
    () => text.insert(random.below(text.length + 1), random.pick(WORDS)),
    () => text.length > 0 && text.delete(random.below(text.length), 1),
    () =>
      text.length > 1 &&
      text.format(random.below(text.length - 1), 1, { bold: random.next() < 0.5 ? true : null }),
    () => text.insertEmbed(random.below(text.length + 1), { image: 'x' }),
    () =>
      list.insert(random.below(list.length + 1), [
        random.below(9),
        new Uint8Array([1, 2]),
        { u: undefined },
        'z',
      ]),
    () => list.length > 2 && list.delete(random.below(list.length - 1), 2),
    () => map.set(`n${random.below(4)}`, new Y.Map([['inner', random.below(9)]])),
    () => xml.insert(random.below(xml.length + 1), [new Y.XmlElement('paragraph'), new Y.XmlText('t')]),
    () => xml.length > 0 && xml.delete(random.below(xml.length), 1),
  ];
  doc.transact(() => {
    const count = 1 + random.below(3);
    for (let i = 0; i < count; i++) random.pick(edits)();
  });
}

/** Updates of a few peers that edit and sometimes sync, in order of creation. */
export function randomHistory(random: SeededRandom, edits: number): Uint8Array[] {
  const peers = Array.from({ length: 3 }, () => {
    const doc = new Y.Doc();
    doc.clientID = 1 + random.below(2 ** 32 - 1);
    return doc;
  });
  const updates: Uint8Array[] = [];
  for (const peer of peers)
    peer.on('update', (update: Uint8Array, origin: unknown) => origin === null && updates.push(update));
  for (let i = 0; i < edits; i++) {
    editRandomly(random.pick(peers), random);
    if (random.next() < 0.3)
      Y.applyUpdate(random.pick(peers), Y.encodeStateAsUpdate(random.pick(peers)), 'peer');
  }
  return updates;
}
