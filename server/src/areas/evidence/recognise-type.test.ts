import { describe, expect, test } from 'vitest';
import { detectType } from './detect-type.ts';

const HEAD_BYTES = 4_100;
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

describe('text whose first letters are those of a binary kind', () => {
  test.for([
    ['note.txt', 'GIFT CARD codes, please, and tell nobody', 'text/plain'],
    ['payments.csv', 'BMW AG;500 EUR\nMZ;1', 'text/csv'],
    ['song.txt', 'ID3 is what he said, and that was all there was to it', 'text/plain'],
    ['initials.txt', 'MZ wrote: send the money', 'text/plain'],
    ['mail.eml', 'GIFT: CARD\r\nSubject: Zürich\r\n\r\nBM', 'message/rfc822'],
    ['long.txt', `GIFT ${'ü'.repeat(HEAD_BYTES)}`, 'text/plain'],
  ] as const)('of %s is no mismatch', async ([name, text, mimeType]) => {
    expect(await detectType(name, Buffer.from(text).subarray(0, HEAD_BYTES))).toBe(mimeType);
  });

  test.for([
    ['a picture', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000;')],
    ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a picture without a zero byte', Buffer.from('GIF89a\x80\x81\x82\x83\x84', 'latin1')],
    ['a song', Buffer.from('ID3\u0003\u0001\u0001\u0001\u0001 and on')],
  ] as const)('%s under a text name is refused', async ([, bytes]) => {
    await expect(detectType('note.txt', bytes)).rejects.toMatchObject({ code: 'WRONG_TYPE' });
  });
});

describe('text in UTF-16', () => {
  test.for(['note.txt', 'chat.csv', 'chat.json', 'mail.eml', 'page.html', 'visit.har'])(
    'with its mark is taken as %s',
    async (name) => {
      for (const bytes of [utf16('Zürich, 5 €\r\n'), utf16('Zürich', true), utf16('cut').subarray(0, 5)])
        await expect(detectType(name, bytes)).resolves.toMatch(/\//u);
    },
  );

  test('without its mark, with zero characters in it, or under the name of a picture is refused', async () => {
    const wide = utf16('Zurich');
    for (const [name, bytes] of [
      ['note.txt', wide.subarray(2)],
      ['note.txt', utf16('a\u0000b')],
      ['note.txt', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
      ['note.png', wide],
    ] as const)
      await expect(detectType(name, bytes)).rejects.toMatchObject({ code: 'WRONG_TYPE' });
  });
});
