import { utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BAG_PATHS } from './bag-layout.ts';
import type { BagFiles } from './open-bag.ts';
import { type MadeFiles, makeMergedBagFiles, sealBag } from './testing/make-bag.ts';
import { flawsOf, runCheck } from './testing/run-check.ts';

const GOOD: BagFiles = makeMergedBagFiles();
const PATHS = [...GOOD.keys()];
/**
 * What the log, the stamps and the proofs speak of; the rest is covered by the bag's lists alone. Not the headers: at the difficulty of the
 * development chain every second change makes a header as good as before, which is why that chain proves nothing.
 */
const PROVEN = PATHS.filter((path) => /^data\/(?:custody|evidence)/u.test(path));

const copy = (): MadeFiles => new Map(GOOD);
const bytesOf = (path: string): Uint8Array => new Uint8Array(GOOD.get(path) ?? []);

function flip(path: string, bit: number): Uint8Array {
  const bytes = bytesOf(path);
  const at = (bit >> 3) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit & 7));
  return bytes;
}

describe('what happened on the way', () => {
  test.each(PATHS)('a flipped bit in %s is found there', (path) => {
    fc.assert(
      fc.property(fc.nat({ max: bytesOf(path).length * 8 - 1 }), (bit) => {
        const flaws = flawsOf(copy().set(path, flip(path, bit)));
        expect(flaws[0]).toMatch(/^bytes: /u);
        // A changed line of a list names the file of the line.
        if (path !== BAG_PATHS.tagManifest) expect(flaws.join('\n')).toContain(`bytes: ${path}: `);
      }),
      { numRuns: 12 },
    );
  });

  test.each(PATHS)('%s cut short, emptied or gone is found there', (path) => {
    // The last byte of a list is only the end of its last line.
    for (const bytes of [bytesOf(path).subarray(0, -2), new Uint8Array()]) {
      const flaws = flawsOf(copy().set(path, bytes));
      expect(flaws[0]).toMatch(/^bytes: /u);
    }
    const without = copy();
    without.delete(path);
    expect(flawsOf(without).join('\n')).toContain(`bytes: ${path}: It is`);
  });

  test('a file more, a name changed and two files exchanged are named', () => {
    expect(flawsOf(copy().set('data/more.txt', utf8ToBytes('more')))).toEqual([
      'bytes: data/more.txt: It is in the bag, but not listed in manifest-sha256.txt.',
      expect.stringContaining('bytes: bag-info.txt: It says '),
    ]);
    expect(flawsOf(copy().set('more.txt', utf8ToBytes('more')))).toEqual([
      'bytes: more.txt: It is in the bag, but not listed in tagmanifest-sha256.txt.',
    ]);
    const renamed = copy().set('data/dossier2.pdf', bytesOf(BAG_PATHS.dossierPdf));
    renamed.delete(BAG_PATHS.dossierPdf);
    expect(flawsOf(renamed)).toHaveLength(2);
    const exchanged = copy()
      .set(BAG_PATHS.stix, bytesOf(BAG_PATHS.misp))
      .set(BAG_PATHS.misp, bytesOf(BAG_PATHS.stix));
    expect(flawsOf(exchanged).map((flaw) => flaw.split(': ')[1])).toEqual(
      [BAG_PATHS.stix, BAG_PATHS.misp].toSorted(),
    );
  });

  test.each([
    ['a line twice', (text: string) => `${text}${text.split('\n')[0]}\n`, 'is listed twice'],
    ['a line that is none', (text: string) => `${text}nothing\n`, 'This line is not a SHA-256'],
    [
      'a file that is not there',
      (text: string) => `${text}${'0'.repeat(64)}  data/gone\n`,
      'missing from the bag',
    ],
    [
      'a file outside',
      (text: string) => `${text}${'0'.repeat(64)}  bagit.txt\n`,
      'not of the files that belong there',
    ],
  ])('%s in a list is named, even when the list of lists was made anew', (_, change, reason) => {
    const sealed = sealBag(copy());
    sealed.set(
      BAG_PATHS.payloadManifest,
      utf8ToBytes(change(new TextDecoder().decode(bytesOf(BAG_PATHS.payloadManifest)))),
    );
    expect(flawsOf(sealed).join('\n')).toContain(reason);
  });

  test('another kind of bag, wrong figures and files from elsewhere are named', () => {
    const other = copy().set(BAG_PATHS.declaration, utf8ToBytes('BagIt-Version: 9\n'));
    expect(flawsOf(other).join('\n')).toContain('It does not declare a bag of BagIt 1.0');
    expect(flawsOf(copy().set(BAG_PATHS.info, utf8ToBytes('Payload-Oxum: 1.1\n'))).join('\n')).toContain(
      'It says 1.1',
    );
    expect(flawsOf(copy().set('fetch.txt', utf8ToBytes('https://elsewhere.example\n'))).join('\n')).toContain(
      'from elsewhere',
    );
  });
});

test('somebody who makes the lists anew still cannot change a bit of what is proven', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PROVEN), fc.nat({ max: 100_000 }), (path, bit) => {
      const { steps, state } = runCheck(sealBag(copy().set(path, flip(path, bit))));
      expect(state, path).not.toBe('holds');
      expect(steps[0]?.state, 'the lists are right again').toBe('holds');
    }),
    { numRuns: 150 },
  );
});
