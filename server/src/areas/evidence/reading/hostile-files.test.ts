import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { detectType } from '../detect-type.ts';
import { UNPACKED_BYTES } from './content/reading-limits.ts';
import { makeDocx, makePdf, makePicture, makeZip } from './testing/fixtures.ts';
import { openReadingBench, type ReadingBench } from './testing/reading-bench.ts';

let bench: ReadingBench;
beforeAll(async () => {
  bench = await openReadingBench();
});
afterAll(() => bench.close());

/** Expects that a normal file is still read after a hostile one. */
async function expectAlive(): Promise<void> {
  expect((await bench.read('note.txt', 'The reader is alive')).words?.text).toBe('The reader is alive');
}
const reasonOf = async (fileName: string, content: string | Uint8Array) => {
  const outcome = await bench.outcome(fileName, content);
  await expectAlive();
  return outcome.isRead ? `read: ${JSON.stringify(outcome.reading).slice(0, 200)}` : outcome.reason;
};

describe('a decompression bomb fails alone, with a reason', () => {
  test('a picture of a few bytes that claims 2.5 billion pixels', async () => {
    expect(await reasonOf('bomb.png', pngOf(50_000, 50_000))).toBe(
      'This picture is 50000 × 50000 points large; at most 64 million points are read.',
    );
  });

  test('a picture within the limit that lacks nearly all its data', async () => {
    expect(await reasonOf('gap.png', pngOf(7_000, 7_000))).toMatch(/read: |damaged/u);
  });

  test('a Word document that unpacks to more than its declared size', async () => {
    const zip = new ZipFile();
    zip.addReadStream(zeros(UNPACKED_BYTES + 10_000_000), 'word/document.xml');
    zip.end();
    expect(await reasonOf('bomb.docx', await collect(zip.outputStream))).toBe(
      'This document unpacks to more than 200 MB, which no letter needs.',
    );
  });

  test('a plain zip and a truncated zip, both named as a document', async () => {
    expect(await reasonOf('other.docx', await makeZip({ 'a.txt': 'a' }))).toBe(
      'This is a zip file, but no Word document.',
    );
    const whole = await makeDocx(['A letter'], 'https://x.example');
    expect(await reasonOf('half.docx', whole.subarray(0, whole.length / 2))).toMatch(/damaged/u);
  });

  test('deep nesting of tags, brackets and message parts', async () => {
    expect(await reasonOf('deep.html', `${'<div>'.repeat(150_000)}bottom`)).toContain('bottom');
    expect(await reasonOf('odd.html', `${'<table><b><a href=x>'.repeat(30_000)}bottom`)).toContain('bottom');
    expect(await reasonOf('deep.json', '['.repeat(5_000_000))).toMatch(/read: |damaged/u);
    const parts = Array.from(
      { length: 5_000 },
      (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
    );
    expect(await reasonOf('deep.eml', parts.join(''))).toMatch(/damaged/u);
    expect(
      await reasonOf('deep-page.eml', `Content-Type: text/html\r\n\r\n${'<p><b>'.repeat(50_000)}end`),
    ).toContain('end');
    // Five files, each slow to parse on a busy machine.
  }, 90_000);

  test('words made to be slow to search', async () => {
    for (const piece of [
      'a',
      'a@',
      'http://a.',
      '1.1.',
      '+1 ',
      'bc1q',
      'recover ',
      '[12/03/2024, 10:11:12] ',
      '\u200e',
    ])
      expect(await reasonOf('slow.txt', piece.repeat(300_000 / piece.length))).toMatch(/^read: /u);
  });
});

describe('a damaged file gives its readable rest, or a reason', () => {
  test('a PDF cut at each fifth of its length', async () => {
    const whole = await makePdf(['First page', 'Second page'], 'https://x.example');
    for (const part of [1, 2, 3, 4])
      expect(await reasonOf('cut.pdf', whole.subarray(0, (whole.length / 5) * part))).toMatch(
        /read: |damaged/u,
      );
  });

  test('pictures, documents and messages with flipped bytes', async () => {
    const originals: [string, Buffer][] = [
      ['turned.png', await makePicture('words')],
      ['turned.pdf', await makePdf(['words'])],
      ['turned.docx', await makeDocx(['words'], 'https://x.example')],
    ];
    for (const [name, bytes] of originals) {
      for (let turn = 1; turn <= 12; turn += 1) {
        const turned = Buffer.from(bytes);
        for (let at = turn * 7; at < turned.length; at += 211 * turn) turned[at] = 255 - (turned[at] ?? 0);
        const outcome = await bench.outcome(name, turned);
        if (!outcome.isRead) expect(outcome.reason, outcome.detail).toMatch(/\.$/u);
      }
    }
    await expectAlive();
  });
});

/** Real broken files, where they are: `UPLOAD_FILES`, or a folder beside the repository. */
const CORPUS =
  process.env.UPLOAD_FILES ??
  fileURLToPath(new URL('../../../../../../shared/data/upload_files', import.meta.url));

test('every file of the collection of broken files ends in words, or in a clear refusal', async () => {
  const files = await listFiles(CORPUS);
  // Without a collection the files made above must do; an incomplete collection is a mistake.
  expect(files.length === 0 || files.length > 100, `${files.length} files in ${CORPUS}`).toBe(true);
  let accepted = 0;
  const rssBefore = process.memoryUsage.rss();
  for (const path of files) {
    const name = path.replace(/\.(?:bin|cfb)$/u, '');
    const bytes = await readFile(path);
    const type = await detectType(name, bytes.subarray(0, 4_100)).catch((error: { code?: string }) => {
      expect(error.code, path).toBe('WRONG_TYPE');
      return null;
    });
    if (type === null) continue;
    accepted += 1;
    const outcome = await bench.outcome(`exhibit${extname(name)}`, bytes);
    if (!outcome.isRead) expect(outcome.reason, path).toMatch(/^\p{Lu}.{20,}\.$/u);
  }
  // The reader limits the memory of its own processes; this process must not keep anything of the files.
  expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(300 * 1024 * 1024);
  expect(accepted).toBeGreaterThanOrEqual(Math.min(files.length, 100));
  await expectAlive();
}, 120_000);

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}

/** A PNG that claims a size and has the pixels of one line at most. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function zeros(sizeBytes: number): Readable {
  const piece = Buffer.alloc(1_000_000);
  return Readable.from(
    (function* pieces() {
      for (let left = sizeBytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
    })(),
  );
}

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
