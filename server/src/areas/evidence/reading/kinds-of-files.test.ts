import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectType } from '../detect-type.ts';
import { makeBmp, makePicture, makeXlsx } from './testing/fixtures.ts';
import { makeMsg } from './testing/make-msg.ts';
import { openReadingBench, type ReadingBench } from './testing/reading-bench.ts';

const LINK = 'https://secure-login.example/verify';
const HEAD_BYTES = 4_100;

let bench: ReadingBench;
beforeAll(async () => {
  bench = await openReadingBench();
});
afterAll(() => bench.close());

/** Takes a file as an upload does, and reads it. */
async function handIn(name: string, bytes: Buffer) {
  await detectType(name, bytes.subarray(0, HEAD_BYTES));
  return bench.outcome(name, bytes);
}
const pointsOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
/** The first box of a HEIC file, which names it as one, and nothing behind it. */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const RTF = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\generator Secret 1;}{\info{\author Somebody}}\f0 Pay the \b release fee\b0  of 500 \'80\par today \u8212? {\field{\*\fldinst{HYPERLINK "${LINK}"}}{\fldrslt at your bank}}\par\{tell nobody\}}`;

describe('is read', () => {
  test.each([
    ['of 24 bits', 24, false],
    ['of 32 bits', 32, false],
    ['of 32 bits, its topmost row first', 32, true],
  ] as const)('a BMP %s', async (_, bits, isTopFirst) => {
    const points = await pointsOf(await makePicture('Your account is locked\nPay 500 USD today'));
    const outcome = await handIn('shot.bmp', makeBmp(points, bits, isTopFirst));
    expect(outcome.isRead && outcome.reading.words?.text).toMatch(/Your account is locked\s+Pay 500 USD/iu);
    expect(outcome.isRead && outcome.reading.metadata).toContainEqual({ name: 'Format', value: 'bmp' });
    expect(outcome.isRead && outcome.reading.perceptualHash).toMatch(/^[\da-f]{16}$/u);
  });

  test('an RTF document: its words and link targets, without fonts and properties', async () => {
    const outcome = await handIn('letter.rtf', Buffer.from(RTF, 'latin1'));
    expect(outcome.isRead && outcome.reading.words?.text).toBe(
      `Pay the release fee of 500 €\ntoday — at your bank\n{tell nobody}\n\nLinks:\n${LINK}`,
    );
  });

  test('an Excel workbook: rows as lines, and link targets', async () => {
    const bytes = await makeXlsx(
      [
        ['Payee', 'USD'],
        ['Release desk', 500],
      ],
      LINK,
    );
    const outcome = await handIn('payments.xlsx', bytes);
    expect(outcome.isRead && outcome.reading.words).toMatchObject({
      textSource: 'table',
      text: `Payee\tUSD\nRelease desk\t500\n\nLinks:\n${LINK}`,
    });
    expect(outcome.isRead && outcome.reading.metadata).toContainEqual({ name: 'Sheets', value: 'Payments' });
  });

  test('an Outlook message, as the mail it was', async () => {
    const headers =
      'Received: from relay.example (203.0.113.7) by mx.example; Mon, 5 Jan 2026 10:00:00 +0000\r\nFrom: "Your Bank" <alerts@bank-verify.example>\r\nReply-To: desk@collect.example\r\nSubject: Locked';
    const outcome = await handIn(
      'mail.msg',
      makeMsg({ subject: 'Locked', body: `Pay today at ${LINK}`, headers }),
    );
    expect(outcome.isRead && outcome.reading.words).toMatchObject({
      textSource: 'email',
      text: `From: Your Bank <alerts@bank-verify.example>\nReply-To: desk@collect.example\nSubject: Locked\n\nPay today at ${LINK}`,
    });
    expect(outcome.isRead && JSON.stringify(outcome.reading.metadata)).toContain('203.0.113.7');
  });

  test('an Outlook message without headers, by what Outlook notes of its sender', async () => {
    const msg = makeMsg({
      subject: 'Locked',
      body: 'Pay today',
      senderName: 'Your Bank',
      senderAddress: 'a@bank-verify.example',
    });
    const outcome = await handIn('mail.msg', msg);
    expect(outcome.isRead && outcome.reading.words?.text).toBe(
      'From: Your Bank <a@bank-verify.example>\nSubject: Locked\n\nPay today',
    );
  });
});

describe('is kept, and says how to convert it', () => {
  test.each([
    ['photo.heic', HEIC, /^HEIC pictures cannot be read here.* as JPEG/u],
    [
      'old.bmp',
      makeBmp({ data: new Uint8Array(12), width: 2, height: 2 }, 24).fill(16, 28, 29),
      /^This kind of BMP cannot be read here\..* as PNG .*\.$/u,
    ],
    [
      'half.bmp',
      makeBmp({ data: new Uint8Array(30_000), width: 100, height: 100 }, 24).subarray(0, 9_000),
      /most of it is missing\.$/u,
    ],
    ['table.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^Old Excel files .* as XLSX or CSV .*\.$/u],
    ['deep.rtf', Buffer.from(`{\\rtf1 ${'{'.repeat(5_000)}`), /nested too deeply\.$/u],
    ['raw.rtf', Buffer.from('{\\rtf1 {\\pict\\bin9 \0\0}}'), /as DOCX or PDF/u],
  ] as const)('%s', async (name, bytes, reason) => {
    const outcome = name === 'table.xls' ? await bench.outcome(name, bytes) : await handIn(name, bytes);
    const said = outcome.isRead ? (outcome.reading.metadata[0]?.value ?? '') : outcome.reason;
    expect(said).toMatch(reason);
  });
});

test.each([
  ['slides.pptx', /PowerPoint files cannot be read here.* PDF/u],
  ['letter.odt', /OpenDocument texts cannot be read here.* PDF/u],
  ['photo.avif', /AVIF pictures cannot be read here.* JPEG or PNG/u],
  ['all.zip', /unpack it/u],
  ['song.mp3', /^Accepted are pictures .*MSG/u],
])('is refused, and says what to do instead: %s', async (name, message) => {
  await expect(detectType(name, Buffer.from('anything'))).rejects.toMatchObject({
    code: 'WRONG_TYPE',
    message: expect.stringMatching(message),
  });
});
