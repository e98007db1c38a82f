import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { EMBEDDING_SIZE, embedText } from './embed-text.ts';

const likeness = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Run by itself: in this process another test may have loaded the model already. */
const EMBED_WITH_SLOW_RUNTIME = `
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return instantiate.apply(WebAssembly, given);
  };
  const { embedText } = await import(${JSON.stringify(new URL('./embed-text.ts', import.meta.url).href)});
  console.log((await embedText('Pay the release fee today.')).length);
`;

test('a runtime that starts later than the weights are read is waited for', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    EMBED_WITH_SLOW_RUNTIME,
  ]);
  expect(Number(stdout)).toBe(EMBEDDING_SIZE);
});

test('texts about the same lie closer together than others', async () => {
  const [fee, release, cake] = await Promise.all(
    [
      'You have to pay a fee before the prize can be sent to you.',
      'Your winnings are released once the processing charge was transferred.',
      'We baked a plum cake on Sunday and the children fed the rabbits.',
    ].map(embedText),
  );
  if (!fee || !release || !cake) throw new Error('three embeddings were asked for');
  expect(fee).toHaveLength(EMBEDDING_SIZE);
  expect(likeness(fee, fee)).toBeCloseTo(1, 5);
  expect(likeness(fee, release)).toBeGreaterThan(likeness(fee, cake) + 0.2);
});

test('the same text has the same embedding, and only its beginning is read', async () => {
  const long = 'Pay the release fee today. '.repeat(200);
  const first = await embedText(long);
  expect(await embedText(long)).toEqual(first);
  expect(await embedText(`${long.slice(0, 2_000)}${'x'.repeat(100_000)}`)).toEqual(first);
});

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['a control character', '\u0000'],
  ['an emoji of several characters', '👩‍👩‍👧‍👦'],
  ['letters it does not know', '漢'.repeat(3_000)],
  ['its own mark of a space', '▁▁▁'],
  ['names of an object', '__proto__ constructor'],
  ['half a character', '\ud800'],
])('%s has an embedding of finite numbers', async (_, text) => {
  const embedding = await embedText(text);
  expect(embedding.every(Number.isFinite)).toBe(true);
});
