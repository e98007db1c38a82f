import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { describe, expect, it } from 'vitest';
import { Doc, XmlElement, XmlText } from 'yjs';
import { wordsOfNotes } from './notes-words.ts';

const block = (kind: string, ...children: (XmlElement | XmlText)[]): XmlElement => {
  const element = new XmlElement(kind);
  element.insert(0, children);
  return element;
};

describe('wordsOfNotes', () => {
  it('gives blocks in their order, lists included, without looks and without empty ones', () => {
    const doc = new Doc();
    const bold = new XmlText('They call at ten.');
    bold.format(0, 4, { bold: true });
    boardNotes(doc).insert(0, [
      block('heading', new XmlText('Calls')),
      block('paragraph'),
      block('paragraph', bold),
      block(
        'bulletList',
        block('listItem', block('paragraph', new XmlText('first'))),
        block('listItem', block('paragraph', new XmlText('second'))),
      ),
    ]);
    expect(wordsOfNotes(doc)).toEqual(['Calls', 'They call at ten.', 'first', 'second']);
  });

  it('leaves out what is no text', () => {
    const doc = new Doc();
    const text = new XmlText('before');
    boardNotes(doc).insert(0, [block('paragraph', text)]);
    text.insertEmbed(6, { picture: 'https://bad.example/x.png' });
    text.insert(7, ' after');
    expect(wordsOfNotes(doc)).toEqual(['before after']);
    expect(wordsOfNotes(new Doc())).toEqual([]);
  });
});
