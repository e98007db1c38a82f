import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileReading } from './content/file-reading.ts';
import { TEXT_CHARACTERS } from './content/reading-limits.ts';
import { makeDocx, makePdf, makePicture } from './testing/fixtures.ts';
import { openReadingBench, type ReadingBench } from './testing/reading-bench.ts';

const LURE = 'Your account is locked. Pay the release fee of 500 USD today and tell nobody.';
const LINK = 'https://secure-login.example/verify';

let bench: ReadingBench;
beforeAll(async () => {
  bench = await openReadingBench();
});
afterAll(() => bench.close());

const entryOf = ({ metadata }: FileReading, name: string) =>
  metadata.find((entry) => entry.name === name)?.value;
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

describe('text', () => {
  test('is stored as written, with its indicators', async () => {
    const { words } = await bench.read('note.txt', LURE);
    expect(words).toMatchObject({ text: LURE, textSource: 'text', isTruncated: false });
    expect(words?.analysis.aiAnalysis.manipulationTactics.length).toBeGreaterThan(0);
    for (const { start, end } of words?.analysis.spans ?? []) expect(LURE.slice(start, end)).not.toBe('');
  });

  test('is decoded by its byte order mark or its content, without characters that cannot be stored', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zürich', 'utf16le')]);
    expect((await bench.read('a.txt', utf16)).words?.text).toBe('Zürich');
    expect((await bench.read('b.txt', Buffer.from('caf\xe9 \x80 5', 'latin1'))).words?.text).toBe('café € 5');
    expect((await bench.read('c.txt', 'a\u0000b\r\nc')).words?.text).toBe('ab\nc');
  });

  test('beyond the limit is cut, and says so', async () => {
    const { words } = await bench.read('long.txt', 'word '.repeat(TEXT_CHARACTERS));
    expect(words?.text.length).toBeLessThanOrEqual(TEXT_CHARACTERS);
    expect(words?.isTruncated).toBe(true);
  });

  test('without words is read, with no words', async () => {
    expect((await bench.read('empty.txt', ' \n')).words).toBeNull();
  });
});

describe('chats', () => {
  test.for([
    ['iOS', '[12/03/2024, 10:11:12] Anna: hello\n[12/03/2024, 10:12:00] Dr. Oil: my dear\nsecond line'],
    ['Android', '12/03/2024, 10:11 - Anna: hello\n3/12/24, 9:05 PM - Dr. Oil: my dear\nsecond line'],
  ] as const)('an export of WhatsApp for %s is told by its lines', async ([, text]) => {
    const reading = await bench.read('chat.txt', text);
    expect(reading.words).toMatchObject({ textSource: 'chat', text });
    expect(entryOf(reading, 'Participants')).toBe('Anna, Dr. Oil');
    expect(entryOf(reading, 'Messages')).toBe('2');
  });

  test('a Telegram export becomes its messages, with the real targets of links', async () => {
    const messages = [
      { id: 1, type: 'message', date: '2026-01-02T10:00:00', from: 'Desk', text: 'Good day' },
      {
        id: 2,
        type: 'message',
        date: '2026-01-02T10:01:00',
        from: 'Desk',
        text: ['Look: ', { type: 'text_link', text: 'your bank', href: LINK }],
      },
      { id: 3, type: 'service', date: '2026-01-02T10:02:00', action: 'pin', text: '' },
    ];
    const one = { name: 'Desk', type: 'personal_chat', id: 5, messages };
    for (const json of [one, { about: 'x', chats: { about: 'y', list: [one] } }]) {
      const reading = await bench.read('result.json', JSON.stringify(json));
      expect(reading.words).toMatchObject({
        textSource: 'chat',
        text: `[2026-01-02T10:00:00] Desk: Good day\n[2026-01-02T10:01:00] Desk: Look: your bank (${LINK})`,
      });
      expect(entryOf(reading, 'Messages')).toBe('2');
    }
  });
});

describe('tables and records', () => {
  test('CSV has columns and rows', async () => {
    const reading = await bench.read(
      'payments.csv',
      'Date;Payee\n2026-01-02;"Release; desk"\n2026-01-03;X\n',
    );
    expect(reading.words?.textSource).toBe('table');
    expect(entryOf(reading, 'Columns')).toBe('Date, Payee');
    expect(entryOf(reading, 'Rows below them')).toBe('2');
  });

  test('JSON that is no chat, or no JSON at all, is text', async () => {
    expect((await bench.read('a.json', '{"wallet":"x"}')).words?.textSource).toBe('text');
    const broken = await bench.read('b.json', '{"wallet":');
    expect([broken.words?.text, entryOf(broken, 'Not read')]).toEqual(['{"wallet":', 'It is not valid JSON']);
  });

  test('HAR names the requested addresses, never typed values', async () => {
    const request = {
      method: 'POST',
      url: LINK,
      postData: { mimeType: 'x', params: [{ name: 'password', value: 'hunter2' }] },
    };
    const entries = [
      { startedDateTime: '2026-01-02T10:00:00Z', request, response: { status: 302, redirectURL: '/next' } },
    ];
    const reading = await bench.read(
      'visit.har',
      JSON.stringify({ log: { creator: { name: 'Firefox' }, entries } }),
    );
    expect(reading.words?.text).toBe(`POST ${LINK} → 302\n  leads on to /next\n  sends password`);
    expect(JSON.stringify(reading)).not.toContain('hunter2');
    expect(entryOf(reading, 'Hosts')).toBe('secure-login.example');
    expect(await bench.outcome('no.har', '{"log":1}')).toMatchObject({
      isRead: false,
      reason: 'This is not a HAR file: it records no requests.',
    });
  });
});

describe('HTML', () => {
  const page = (words: string) =>
    `<!-- saved from url=(0035)${LINK} --><html><head><title>Bank</title><style>x</style></head><body><h1>${words}</h1><p style="display:none">zzhidden</p><script>var zzcode</script><form action="https://collect.example/in"><input></form><a href="${LINK}">sign in</a></body></html>`;

  test('gives the words it shows, its link targets and its structure', async () => {
    const reading = await bench.read('page.html', page('Verify your account'));
    expect(reading.words?.textSource).toBe('html');
    expect(reading.words?.text).toBe(
      `Verify your account\nsign in\n\nLinks:\nhttps://collect.example/in\n${LINK}`,
    );
    expect(entryOf(reading, 'Title')).toBe('Bank');
    expect(entryOf(reading, 'Saved from')).toBe(LINK);
  });

  test('of the same structure has the same structure hash, whatever its words', async () => {
    const [a, b, c] = await Promise.all([
      bench.read('a.html', page('One')),
      bench.read('b.html', page('Another')),
      bench.read('c.html', page('Another').replace('<h1>', '<h1><b></b>')),
    ]);
    expect(a.structureHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(b.structureHash).toBe(a.structureHash);
    expect(c.structureHash).not.toBe(a.structureHash);
  });
});

test('a mail gives its senders, its words, the real targets of its links, and its attachments with hashes', async () => {
  const reading = await bench.read(
    'mail.eml',
    [
      'Received: from relay.example (203.0.113.7) by mx.example; Mon, 5 Jan 2026 10:00:00 +0000',
      'From: "Your Bank" <alerts@bank-verify.example>',
      'Reply-To: desk@collect.example',
      'To: victim@people.test',
      'Subject: =?utf-8?q?Account_locked?=',
      'Date: Mon, 5 Jan 2026 10:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      `<p>${LURE}</p><a href="${LINK}">https://bank.example</a>`,
      '--b',
      'Content-Type: text/plain; name="invoice.txt"',
      'Content-Disposition: attachment; filename="invoice.txt"',
      '',
      'pay me',
      '--b--',
      '',
    ].join('\r\n'),
  );
  expect(reading.words?.textSource).toBe('email');
  const text = reading.words?.text ?? '';
  expect(text).toContain('From: Your Bank <alerts@bank-verify.example>\nReply-To: desk@collect.example');
  expect(text).toContain(LURE);
  expect(text).toContain(`Links:\n${LINK}`);
  expect(text).not.toContain('victim@people.test');
  expect(entryOf(reading, 'To')).toBe('victim@people.test');
  expect(entryOf(reading, 'Received')).toContain('203.0.113.7');
  const [attachment] = reading.attachments;
  expect(attachment).toMatchObject({ fileName: 'invoice.txt', fileType: 'text/plain' });
  expect([sha256('pay me'), sha256('pay me\n')]).toContain(attachment?.sha256);
  expect(reading.structureHash).toMatch(/^[0-9a-f]{64}$/u);
});

test('a PDF gives its words, links, properties and embedded files', async () => {
  const reading = await bench.read('letter.pdf', await makePdf([LURE, 'Second page'], LINK));
  expect(reading.words?.textSource).toBe('pdf');
  expect(reading.words?.text).toContain('Pay the release fee of 500 USD');
  expect(reading.words?.text).toMatch(/Second page\s+Links:\s+https:\/\/secure-login\.example\/verify/u);
  expect([entryOf(reading, 'Pages'), entryOf(reading, 'Author')]).toEqual(['2', 'The release desk']);
  expect(reading.attachments).toMatchObject([{ fileName: 'inside.txt', sha256: sha256('the file inside') }]);
});

test('a Word document gives its words, links, properties and embedded files', async () => {
  const reading = await bench.read('letter.docx', await makeDocx([LURE, 'Yours, the desk'], LINK));
  expect(reading.words).toMatchObject({
    textSource: 'docx',
    text: `${LURE}\n\nYours, the desk\n\n\n\nLinks:\n${LINK}`,
  });
  expect(entryOf(reading, 'Author')).toBe('R. Desk');
  expect(reading.attachments).toMatchObject([{ fileName: 'image1.png', sha256: sha256('no real picture') }]);
});

test('an old Word file is stored, and says that it is not read', async () => {
  expect(await bench.outcome('letter.doc', 'anything')).toMatchObject({
    isRead: false,
    reason: 'Old Word files (.doc) are kept, but not read; hand it in as DOCX or PDF to have it read.',
  });
});

describe('pictures', () => {
  test('give the words they show, their size and what the camera wrote', async () => {
    const picture = await sharp(await makePicture('Your account is locked\nPay 500 USD today'))
      .withExif({
        IFD0: { Model: 'Test camera 3' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    const reading = await bench.read('shot.jpg', picture);
    expect(reading.words?.textSource).toBe('ocr');
    expect(reading.words?.text).toMatch(/Your account is locked\s+Pay 500 USD/iu);
    expect(entryOf(reading, 'Model')).toBe('Test camera 3');
    expect(Number(entryOf(reading, 'latitude'))).toBeCloseTo(51.5);
  });

  test('without words have none', async () => {
    const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
    const reading = await bench.read('blank.png', blank);
    expect(reading.words).toBeNull();
    expect(entryOf(reading, 'Size')).toBe('300 × 200');
  });

  test('that look alike have close perceptual hashes, others distant ones', async () => {
    const original = await makePicture('Guaranteed returns\nof twelve percent\nevery single week');
    const smaller = await sharp(original).resize(300).jpeg({ quality: 60 }).toBuffer();
    const other = await sharp(await makePicture('x\n\n\n\n\nSomething else'))
      .rotate(90)
      .png()
      .toBuffer();
    const hashes = [];
    for (const bytes of [original, smaller, other])
      hashes.push((await bench.read('look.png', bytes)).perceptualHash ?? '');
    const distance = (a = '', b = '') =>
      (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/u);
    expect(distance(hashes[0], hashes[1])).toBeLessThanOrEqual(6);
    expect(distance(hashes[0], hashes[2])).toBeGreaterThan(10);
  });
});
