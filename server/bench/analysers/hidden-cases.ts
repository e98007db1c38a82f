import { makeDocx, makePdf, makeZip } from '../../src/areas/evidence/reading/testing/fixtures.ts';
import {
  asBmp,
  asLossy,
  asPng,
  drawPhotograph,
  hideInLowBits,
  randomBytes,
} from '../../src/areas/evidence/reading/testing/plant.ts';
import { docx, jpeg, type MadeFile, pdf, png } from './made-file.ts';

const WORDS = Buffer.from('Meet at the old pier and bring the second key with you tonight.');
const RGB = [0, 1, 2];
const ORDERS = [
  { channels: RGB, isHighFirst: true },
  { channels: RGB, isHighFirst: false },
  { channels: [2, 1, 0], isHighFirst: true },
  { channels: [0], isHighFirst: true },
  { channels: [2], isHighFirst: false },
];

/** Files with hidden data, and the same kinds without any. */
export async function stegoFiles(): Promise<{ planted: MadeFile[]; clean: MadeFile[] }> {
  const zip = await makeZip({ 'list.txt': 'names and sums' });
  const photo = await drawPhotograph(1);
  const letter = await makePdf(['A letter to you']);
  const document = await makeDocx(['A letter'], 'https://example.org/');
  const secret = randomBytes(3, 40_000);
  const inOrders = await Promise.all(
    ORDERS.map(async (order, index) =>
      png(`words in low bits, order ${index + 1}`, await asPng(hideInLowBits(photo, WORDS, order))),
    ),
  );
  const [rgb] = ORDERS;
  if (!rgb) throw new Error('no order');
  return {
    planted: [
      ...inOrders,
      png('a zip in low bits', await asPng(hideInLowBits(photo, zip, rgb))),
      png('ciphertext in all low bits', await asPng(hideInLowBits(photo, secret, rgb))),
      png('ciphertext in a quarter', await asPng(hideInLowBits(photo, secret.subarray(0, 7_000), rgb))),
      png('ciphertext in a tenth', await asPng(hideInLowBits(photo, secret.subarray(0, 2_900), rgb))),
      {
        about: 'words in low bits of a BMP',
        fileName: 'a.bmp',
        mimeType: 'image/bmp',
        bytes: asBmp(hideInLowBits(photo, WORDS, rgb)),
      },
      png('a zip behind a PNG', Buffer.concat([await asPng(photo), zip])),
      jpeg('a zip behind a JPEG', Buffer.concat([await asLossy(photo, 'jpeg'), zip])),
      jpeg('text behind a JPEG', Buffer.concat([await asLossy(photo, 'jpeg'), WORDS])),
      {
        about: 'a RAR behind a GIF',
        fileName: 'a.gif',
        mimeType: 'image/gif',
        bytes: Buffer.concat([
          await asLossy(photo, 'gif'),
          Buffer.from('Rar!\x1a\x07\x00'),
          secret.subarray(0, 300),
        ]),
      },
      {
        about: 'ciphertext behind a WebP',
        fileName: 'a.webp',
        mimeType: 'image/webp',
        bytes: Buffer.concat([await asLossy(photo, 'webp'), secret.subarray(0, 300)]),
      },
      pdf('a zip behind a PDF', Buffer.concat([letter, zip])),
      pdf('ciphertext behind a PDF', Buffer.concat([letter, secret.subarray(0, 900)])),
      docx('ciphertext behind a DOCX', Buffer.concat([document, secret.subarray(0, 300)])),
      docx('a JPEG before a DOCX', Buffer.concat([await asLossy(photo, 'jpeg'), document])),
    ],
    clean: [
      ...(await Promise.all(
        [2, 3, 4, 5].map(async (seed) => png('a photograph', await asPng(await drawPhotograph(seed)))),
      )),
      ...(await Promise.all(
        [6, 7].map(async (seed) => ({
          about: 'a bitmap',
          fileName: 'a.bmp',
          mimeType: 'image/bmp',
          bytes: asBmp(await drawPhotograph(seed)),
        })),
      )),
      jpeg('a JPEG', await asLossy(photo, 'jpeg')),
      jpeg('a JPEG with zeros behind', Buffer.concat([await asLossy(photo, 'jpeg'), Buffer.alloc(512)])),
      jpeg(
        'a JPEG of a telephone with a second picture',
        Buffer.concat([await asLossy(photo, 'jpeg'), await asLossy(photo, 'jpeg')]),
      ),
      { about: 'a GIF', fileName: 'a.gif', mimeType: 'image/gif', bytes: await asLossy(photo, 'gif') },
      { about: 'a WebP', fileName: 'a.webp', mimeType: 'image/webp', bytes: await asLossy(photo, 'webp') },
      png(
        'a plain area',
        await asPng({ data: new Uint8Array(200 * 200 * 3).fill(255), width: 200, height: 200 }),
      ),
      png('a chequered area', await asPng(chequered())),
      pdf('a PDF', letter),
      pdf('a PDF with a line behind', Buffer.concat([letter, Buffer.from('\n\n')])),
      docx('a DOCX', document),
    ],
  };
}

function chequered() {
  const side = 200;
  const data = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at += 1)
    data.fill((at + Math.floor(at / side)) % 2 === 0 ? 84 : 85, at * 3, at * 3 + 3);
  return { data, width: side, height: side };
}
