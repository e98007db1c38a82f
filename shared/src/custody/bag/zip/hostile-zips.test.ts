import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeBagFiles, zipBag } from '../testing/make-bag.ts';
import { runOpen } from '../testing/run-check.ts';
import { BagRefusedError } from './bag-refused-error.ts';

const text = utf8ToBytes('a letter');
const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, text])), { level: 0 });

/** Replaces bytes of equal length wherever they are, or from a place on. */
function replace(bytes: Uint8Array, from: string, to: string, since = 0): Uint8Array {
  const latin = new TextDecoder('latin1').decode(bytes);
  const changed = latin.slice(0, since) + latin.slice(since).replaceAll(from, to);
  return Uint8Array.from(changed, (character) => character.charCodeAt(0) & 0xff);
}
function patch(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = new Uint8Array(bytes);
  copy.set(values, at < 0 ? bytes.length + at : at);
  return copy;
}
const directoryOf = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(bytes.length - 6, true);

const TWO = zip('bag/one.txt', 'bag/two.txt');
const DIRECTORY = directoryOf(TWO);
const BOMB = zipSync({ 'bag/bomb': new Uint8Array(4_000_000) });

test('the files of a zip are those that were packed, by their path below the top folder', () => {
  const files = makeBagFiles();
  expect(runOpen(zipBag(files))).toEqual(files);
  expect([...runOpen(zipSync({ 'bag/é.txt': text, 'bag/folder/': new Uint8Array() })).keys()]).toEqual([
    'é.txt',
  ]);
});

test.each<[string, Uint8Array, string]>([
  ['no zip', utf8ToBytes('a letter that somebody calls a zip'), 'not a zip file'],
  ['nothing', new Uint8Array(), 'not a zip file'],
  ['cut short', TWO.subarray(0, -5), 'cut off'],
  ['something added at its end', concatBytes(TWO, text), 'something was added'],
  ['something added at its start', concatBytes(text, TWO), 'not where it has to be'],
  ['empty', zipSync({}), 'empty'],
  ['a way up', zip('bag/../../evil.txt'), 'does not stay within'],
  ['a path from the root', zip('/etc/passwd'), 'does not stay within'],
  ['a drive', zip('C:/evil.txt'), 'does not stay within'],
  ['a backslash', zip('bag\\evil.txt'), 'does not stay within'],
  ['a point', zip('bag/./evil.txt'), 'does not stay within'],
  ['a nameless folder', zip('bag//evil.txt'), 'does not stay within'],
  ['a name written backwards', zip('bag/\u202etxt.exe'), 'invisible characters'],
  ['a control character', zip('bag/a\u0000.txt'), 'invisible characters'],
  ['two top folders', zip('bag/one', 'other/two'), 'other/two is not in it'],
  ['no top folder', zip('one.txt'), 'one.txt is not in it'],
  ['the same name twice', replace(TWO, 'two', 'one'), 'in the zip twice'],
  ['names that differ in case', zip('bag/one', 'bag/ONE'), 'the same name on some computers'],
  [
    'names that differ in how an accent is written',
    zip('bag/\u00e9', 'bag/e\u0301'),
    'the same name on some computers',
  ],
  ['a file that is a folder', zip('bag/one', 'bag/one/two'), 'both a file and a folder'],
  [
    'another name at the file than in the directory',
    replace(TWO, 'one', 'two', DIRECTORY).map((byte, at) => (at < DIRECTORY ? (TWO[at] ?? 0) : byte)),
    'twice',
  ],
  ['another name in the directory alone', replace(TWO, 'two', 'six', DIRECTORY), 'described in two places'],
  [
    'another size in the directory alone',
    patch(TWO, DIRECTORY + 20, 7, 0, 0, 0, 7, 0, 0, 0),
    'described in two places',
  ],
  ['an entry fewer in the directory', patch(TWO, -14, 1, 0, 1, 0), 'longer or shorter'],
  ['encrypted', patch(TWO, DIRECTORY + 8, 1), 'encrypted'],
  ['another way of packing', patch(TWO, DIRECTORY + 10, 12), 'packed in a way that is not read here'],
  ['a link', patch(TWO, DIRECTORY + 40, 0xff, 0xa1), 'a link to another file'],
  [
    'a bomb that names its size',
    patch(patch(BOMB, directoryOf(BOMB) + 24, 0xff, 0xff, 0xff, 0x7f), 22, 0xff, 0xff, 0xff, 0x7f),
    'larger than 1 GiB',
  ],
  [
    'a bomb that names a small size',
    patch(patch(BOMB, directoryOf(BOMB) + 24, 9, 0, 0, 0), 22, 9, 0, 0, 0),
    'unpacks to more than it says',
  ],
  [
    'a size that is not reached',
    patch(patch(BOMB, directoryOf(BOMB) + 24, 1, 0x09, 0x3d, 0), 22, 1, 0x09, 0x3d, 0),
    'unpacks to less than it says',
  ],
])('%s is refused with a sentence', (_, bytes, reason) => {
  expect(() => runOpen(bytes)).toThrow(BagRefusedError);
  expect(() => runOpen(bytes)).toThrow(reason);
});

test('something between the entries is found', () => {
  const gap = concatBytes(TWO.subarray(0, DIRECTORY), text, TWO.subarray(DIRECTORY));
  const moved = patch(gap, -6, ...new Uint8Array(Uint32Array.of(DIRECTORY + text.length).buffer));
  expect(() => runOpen(moved)).toThrow('hidden in the zip after bag/two.txt');
});

test('a zip with any changed byte is refused or read, never anything else', () => {
  const bytes = zipBag(new Map([...makeBagFiles()].slice(0, 4)));
  fc.assert(
    fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
      try {
        runOpen(patch(bytes, at, (bytes[at] ?? 0) ^ by));
      } catch (error) {
        expect(error).toBeInstanceOf(BagRefusedError);
      }
    }),
    { numRuns: 500 },
  );
});

test('a zip of nothing but noise is refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(() => runOpen(bytes)).toThrow(BagRefusedError);
    }),
  );
});
