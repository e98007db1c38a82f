import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_WORDS_NOTES } from './content/no-words-note.ts';
import { makePicture } from './testing/fixtures.ts';
import { openReadingBench, type ReadingBench } from './testing/reading-bench.ts';

let bench: ReadingBench;
beforeAll(async () => {
  bench = await openReadingBench();
});
afterAll(() => bench.close());

/** What the chats of the pictures say, each in a bubble of its own; letters that look alike may be taken for each other. */
const BUBBLES = [
  /this is Kestrel Bank\s+security\. Your account was locked/u,
  /verify at https:\/\/kestrel-online-banking\.example\/verify\/session/u,
  /Pay the release fee of 500 USD to\s+\+919876543210 and tell nobody\./u,
  /really my bank\? [I|l] am\S?\s+worried\./u,
];
const pictureOf = (name: string) => readFile(new URL(`./testing/pictures/${name}.png`, import.meta.url));

test.each(['dark-blue-bubbles', 'dark-green-bubbles', 'white-on-green', 'white-on-purple'])(
  'every bubble of the chat “%s” is read, whatever the colour of its words',
  async (name) => {
    const { words } = await bench.read('chat.png', await pictureOf(name));
    for (const bubble of BUBBLES) expect(words?.text).toMatch(bubble);
    expect(words?.named).toEqual(
      expect.arrayContaining([{ type: 'domain', value: 'kestrel-online-banking.example' }]),
    );
  },
);

describe.each([90, 180, 270])('a picture that lies at %i°', (turn) => {
  test.each(['dark-blue-bubbles', 'white-on-green'])('is turned and read: %s', async (name) => {
    const turned = await sharp(await pictureOf(name))
      .rotate(turn)
      .png()
      .toBuffer();
    const { words, metadata } = await bench.read('chat.png', turned);
    for (const bubble of BUBBLES) expect(words?.text).toMatch(bubble);
    expect(metadata).toContainEqual({ name: 'Turned to be read', value: `${360 - turn}° clockwise` });
  });
});

test('a picture that is read as it lies is not turned', async () => {
  const { metadata } = await bench.read('shot.png', await makePicture('Your account is locked\nPay 500 USD'));
  expect(metadata.map(({ name }) => name)).not.toContain('Turned to be read');
});

test('letters that cannot be made out are said to be there', async () => {
  const { words, metadata } = await bench.read('letter.png', await pictureOf('greek-letters'));
  expect(words).toBeNull();
  expect(metadata).toContainEqual({ name: 'Not read', value: NO_WORDS_NOTES.seemsWritten });
});

/** Shades without an edge, as in a photo out of focus; the same in every run. */
function makeBlur(): Promise<Buffer> {
  const [width, height] = [90, 60];
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return 128 + 70 * Math.sin(x / 7 + Math.sin(y / 9)) * Math.cos(y / 11 - x / 23);
  });
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize(900)
    .png()
    .toBuffer();
}
const makePlain = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#1e5a8c' } })
    .png()
    .toBuffer();

test.each([
  ['plain', makePlain],
  ['soft', makeBlur],
])('a picture without letters is not said to have any: %s', async (_, make) => {
  const { words, metadata } = await bench.read('photo.png', await make());
  expect(words).toBeNull();
  expect(metadata.map(({ name }) => name)).not.toContain('Not read');
});

test('the language of choice reads its own letters', async () => {
  const said = 'Señora, pagó mañana la tarifa\nde 500 euros, ¿cuándo llegará?';
  const picture = await makePicture(said);
  const { words } = await bench.readAgain(picture, 'spa');
  expect(words?.text.replaceAll(/\s+/gu, ' ')).toContain('mañana la tarifa de 500 euros, ¿cuándo llegará?');
});
