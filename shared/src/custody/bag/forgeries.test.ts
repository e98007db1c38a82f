import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { canonicalJson, sha256Hex } from '../../kernel/canonical-json.ts';
import { writeProofFile } from '../../vault/opentimestamps/proof-file.ts';
import { makeBlock } from '../../vault/testing/made-block.ts';
import { proofOf } from '../../vault/testing/made-proof.ts';
import { entryHash, genesisHash } from '../chain.ts';
import { BAG_PATHS, type BagBlockHeader, type BagCustodyLog, type BagHead, OWN_LOG } from './bag-layout.ts';
import { type MadeFiles, makeBagFiles, sealBag } from './testing/make-bag.ts';
import { flawsOf, runCheck } from './testing/run-check.ts';

// Whoever forges here makes the lists of the bag anew, so that its first step always holds.

const GOOD = makeBagFiles();
const copy = (): MadeFiles => new Map(GOOD);
const textOf = (path: string): string => new TextDecoder().decode(GOOD.get(path));
const jsonOf = <Value>(path: string): Value => JSON.parse(textOf(path)) as Value;
const [LETTER = '', CHAT = ''] = [...GOOD.keys()].filter((path) =>
  /^data\/evidence\/[^/]+\/(?:letter|chat)/u.test(path),
);
const proofBeside = (path: string): string => path.replace(/[^/]+$/u, 'proof.ots');

function change<Value>(path: string, edit: (value: Value) => Value | undefined): MadeFiles {
  const value = jsonOf<Value>(path);
  return sealBag(copy().set(path, utf8ToBytes(JSON.stringify(edit(value) ?? value))));
}
const changeLog = (edit: (log: BagCustodyLog) => BagCustodyLog | undefined) => change(OWN_LOG.log, edit);
const changeHeads = (edit: (heads: BagHead[]) => BagHead[] | undefined) => change(OWN_LOG.heads, edit);
const changeHeaders = (edit: (headers: BagBlockHeader[]) => BagBlockHeader[] | undefined) =>
  change(BAG_PATHS.headers, edit);
const put = (path: string, bytes: Uint8Array) => sealBag(copy().set(path, bytes));
const without = (path: string) => {
  const files = copy();
  files.delete(path);
  return sealBag(files);
};
/** The whole log computed anew. */
function rechain(log: BagCustodyLog): BagCustodyLog {
  let before = genesisHash(log.chain);
  const entries = log.entries.map((entry, index) => {
    const statement = { ...entry, seq: index + 1 };
    before = entryHash(before, statement);
    return { ...statement, entryHash: before };
  });
  return { ...log, entries };
}
const stateOf = (files: MadeFiles, name: string) => runCheck(files).steps.find((step) => step.name === name);

describe('the custody log', () => {
  test.each(['at', 'action', 'actor', 'subject', 'change', 'entryHash'] as const)(
    'a changed %s is found at its entry',
    (field) => {
      for (const index of [0, 3, 5]) {
        const files = changeLog((log) => {
          const value = field === 'at' || field === 'action' ? 'other' : sha256Hex('other');
          const entries = log.entries.map((entry, at) =>
            at === index ? { ...entry, [field]: value } : entry,
          );
          return { ...log, entries };
        });
        expect(flawsOf(files)[0]).toMatch(
          new RegExp(`^log: data/custody/log.json, entry ${index + 1}: `, 'u'),
        );
      }
    },
  );

  test.each<[string, (log: BagCustodyLog) => BagCustodyLog, string]>([
    [
      'exchanged entries',
      (log) => ({ ...log, entries: [1, 0, 2, 3, 4, 5].flatMap((at) => log.entries[at] ?? []) }),
      'log: data/custody/log.json, entry 1: Entry 1 is missing.',
    ],
    [
      'an entry left out',
      (log) => ({ ...log, entries: log.entries.filter(({ seq }) => seq !== 4) }),
      'log: data/custody/log.json, entry 4: Entry 4 is missing.',
    ],
    [
      'an entry twice',
      (log) => ({
        ...log,
        entries: log.entries.flatMap((entry) => (entry.seq === 2 ? [entry, entry] : [entry])),
      }),
      'log: data/custody/log.json, entry 3: Entry 2 comes twice.',
    ],
    [
      'a log cut at its end',
      (log) => ({ ...log, entries: log.entries.slice(0, 5) }),
      'heads: data/custody/heads.json, head of entry 6: The log ends at entry 5, though entry 6 was stamped: entries are missing.',
    ],
    [
      'another chain',
      (log) => ({ ...log, chain: 'FAP-1-OTHER' }),
      'log: data/custody/log.json, entry 1: Entry 1 does not lead',
    ],
  ])('%s: the place is named', (_, edit, flaw) => {
    expect(flawsOf(changeLog(edit))[0]).toContain(flaw);
  });

  test('a log that was computed anew is not the one that was stamped', () => {
    const files = changeLog((log) => {
      const actor = sha256Hex('somebody else');
      return rechain({
        ...log,
        entries: log.entries.map((entry) => (entry.seq === 1 ? { ...entry, actor } : entry)),
      });
    });
    expect(stateOf(files, 'log')?.state).toBe('holds');
    expect(flawsOf(files)[0]).toContain(
      'heads: data/custody/heads.json, head of entry 3: The log has another hash at entry 3',
    );
  });

  test('what an entry says beyond its hash is refused', () => {
    const files = changeLog((log) => ({
      ...log,
      entries: log.entries.map((entry) => ({ ...entry, who: 'an officer' })),
    }));
    expect(flawsOf(files)[0]).toContain(
      'log: data/custody/log.json: It is not in the form it has to be, at entries.0.who',
    );
  });
});

describe('heads and manifests', () => {
  test.each<[string, (heads: BagHead[]) => BagHead[] | undefined, string]>([
    ['order', (heads) => heads.toReversed(), 'head of entry 3: The heads are not in their order'],
    [
      'head',
      ([, second]) => (second ? [{ ...second, head: sha256Hex('x') }] : []),
      'head of entry 6: The log has another hash',
    ],
    [
      'place',
      (heads) => heads.map((head) => (head.seq === 6 ? { ...head, seq: 5 } : head)),
      'head of entry 5: The log has another hash',
    ],
    [
      'digest',
      (heads) => heads.map((head) => ({ ...head, digest: sha256Hex('x') })),
      'head of entry 3: Its digest is',
    ],
    [
      'manifest',
      (heads) => heads.map((head) => ({ ...head, manifestSha256: sha256Hex('x') })),
      'head of entry 3: The manifest that was stamped with it is missing',
    ],
    [
      'proof',
      (heads) => heads.map((head) => ({ ...head, proof: 'elsewhere.ots' })),
      'Its proof is said to be elsewhere.ots',
    ],
    ['number', (heads) => heads.slice(1), 'No stamped head names it'],
  ])('another %s of a head is named', (_, edit, flaw) => {
    expect(flawsOf(changeHeads(edit)).join('\n')).toContain(flaw);
  });

  test('a manifest that was changed, is another chain’s, or is written in another way is named', () => {
    const [, newest] = jsonOf<BagHead[]>(OWN_LOG.heads);
    const path = OWN_LOG.manifest(newest?.manifestSha256 ?? '');
    expect(
      flawsOf(put(path, utf8ToBytes(textOf(path).replace('victim-supplied', 'server-captured')))).join('\n'),
    ).toContain('was changed');
    const restamp = (text: string) => {
      const files = copy();
      files.delete(path);
      files.set(OWN_LOG.manifest(sha256Hex(text)), utf8ToBytes(text));
      const heads = jsonOf<BagHead[]>(OWN_LOG.heads).map((head) =>
        head.seq === 6 ? { ...head, manifestSha256: sha256Hex(text) } : head,
      );
      return sealBag(files.set(OWN_LOG.heads, utf8ToBytes(JSON.stringify(heads))));
    };
    const manifest = JSON.parse(textOf(path)) as { chain: string };
    expect(flawsOf(restamp(JSON.stringify(manifest, null, 1))).join('\n')).toContain(
      'not written in the one way',
    );
    expect(flawsOf(restamp(canonicalJson({ ...manifest, chain: 'FAP-1-OTHER' }))).join('\n')).toContain(
      'manifest of another chain',
    );
    expect(flawsOf(restamp(canonicalJson({ ...manifest, version: 1, items: [] }))).join('\n')).toContain(
      'Its digest is',
    );
  });
});

describe('evidence files', () => {
  test('another file, another size, and two files in one place are named', () => {
    expect(flawsOf(put(LETTER, utf8ToBytes('Pay nothing.')))).toEqual([
      expect.stringContaining(`files: ${LETTER}: It is not the file that was handed in`),
      expect.stringContaining(`proofs: ${proofBeside(LETTER)}: This is the proof of another file`),
    ]);
    expect(flawsOf(put(`${LETTER}.2`, utf8ToBytes('more')))[0]).toContain(
      'There is more than one file of it',
    );
    const exchanged = sealBag(
      copy()
        .set(LETTER, GOOD.get(CHAT) ?? new Uint8Array())
        .set(CHAT, GOOD.get(LETTER) ?? new Uint8Array()),
    );
    expect(flawsOf(exchanged).filter((flaw) => flaw.startsWith('files: '))).toHaveLength(2);
  });

  test('what the reader may not have is listed as not in this copy, and its proof is still checked', () => {
    const step = stateOf(without(LETTER), 'files');
    expect(step).toMatchObject({
      state: 'open',
      summary: expect.stringContaining('Not in this copy: 1 of 3 evidence files.'),
    });
    expect(step?.findings[0]?.text).toMatch(/^Not in this copy\. Its SHA-256 is [0-9a-f]{64}/u);
    expect(stateOf(without(LETTER), 'proofs')?.state).toBe('holds');
  });

  test('an item that no manifest knows is not taken for evidence', () => {
    const step = stateOf(put('data/evidence/smuggled/letter.txt', utf8ToBytes('more')), 'files');
    expect(step).toMatchObject({
      state: 'open',
      findings: [{ place: 'data/evidence/smuggled' }, {}, {}, {}],
    });
  });
});

describe('proofs', () => {
  const head = OWN_LOG.headProof(6);
  const file = utf8ToBytes('any');

  test('the proof of another file, no proof, and a missing one are named', () => {
    const files = sealBag(copy().set(head, GOOD.get(proofBeside(LETTER)) ?? new Uint8Array()));
    expect(flawsOf(files)).toEqual([
      expect.stringContaining(`proofs: ${head}: This is the proof of another file`),
    ]);
    expect(flawsOf(put(head, utf8ToBytes('no proof')))).toEqual([
      `proofs: ${head}: It is no OpenTimestamps proof: it does not begin like an OpenTimestamps file.`,
    ]);
    expect(flawsOf(without(head))).toEqual([
      `proofs: ${head}: data/custody/heads.json names it, and it is missing.`,
    ]);
    const sha1 = writeProofFile(proofOf(file, [{ type: 'bitcoin', height: 101 }], 'sha1'));
    expect(flawsOf(put(head, sha1))[0]).toContain('by sha1');
  });

  test('a pending proof is said to be pending', () => {
    const files = copy().set(LETTER, file);
    files.set(
      proofBeside(LETTER),
      writeProofFile(proofOf(file, [{ type: 'pending', calendar: 'https://calendar.test' }])),
    );
    const step = stateOf(sealBag(files), 'proofs');
    expect(step?.state).toBe('open');
    expect(step?.findings[0]).toMatchObject({
      place: proofBeside(LETTER),
      text: expect.stringContaining('Pending: https://calendar.test'),
    });
  });

  test('a head without a proof, and a block without a header, stay open', () => {
    const files = copy();
    files.delete(head);
    const heads = jsonOf<BagHead[]>(OWN_LOG.heads).map((one) =>
      one.seq === 6 ? { ...one, proof: null } : one,
    );
    const step = stateOf(sealBag(files.set(OWN_LOG.heads, utf8ToBytes(JSON.stringify(heads)))), 'proofs');
    expect(step).toMatchObject({
      state: 'open',
      findings: expect.arrayContaining([
        expect.objectContaining({ text: expect.stringContaining('no proof yet') }),
      ]),
    });
    const headless = runCheck(changeHeaders((headers) => headers.slice(0, 1)));
    expect(headless.steps[4]).toMatchObject({ state: 'open' });
    expect(headless.steps[4]?.findings[0]?.text).toContain(
      'It names block 102, whose header is not in this bag',
    );
  });
});

describe('block headers', () => {
  const edited = (edit: (bytes: Uint8Array) => void) =>
    changeHeaders((headers) =>
      headers.map((one) => {
        if (one.height !== 102) return one;
        const bytes = hexToBytes(one.header);
        edit(bytes);
        return { ...one, header: bytesToHex(bytes) };
      }),
    );

  test('a header without the work that it names is refused, and what it proves with it', () => {
    // Half of all hashes are good enough for regtest: a harder target is not met.
    const flaws = flawsOf(edited((bytes) => bytes.set([0xff, 0xff, 0x00, 0x1d], 72)));
    expect(flaws).toContain(
      'headers: data/headers.json, block 102: Its hash does not have the proof of work that it names.',
    );
    expect(flaws.filter((flaw) => flaw.startsWith('proofs: '))).toHaveLength(3);
    expect(flawsOf(edited((bytes) => bytes.set([0, 0, 0, 0], 72)))).toContain(
      'headers: data/headers.json, block 102: The difficulty it names is none.',
    );
  });

  test('a header with another Merkle root proves nothing', () => {
    const [first] = jsonOf<BagBlockHeader[]>(BAG_PATHS.headers);
    const other = makeBlock({
      height: 102,
      digests: [sha256Hex('other')],
      time: 1_800_000_000,
      previous: first?.header ?? '',
    });
    const flaws = flawsOf(
      changeHeaders((headers) =>
        headers.map((one) => (one.height === 102 ? { ...one, header: other.header } : one)),
      ),
    );
    expect(flaws).toHaveLength(3);
    for (const flaw of flaws) expect(flaw).toMatch(/^proofs: .*: The proof does not lead to block 102/u);
  });

  test('a header that does not follow the one before it, or is there twice, is named', () => {
    const loose = makeBlock({ height: 102, digests: [sha256Hex('other')], time: 1_800_000_000 });
    const flaws = flawsOf(
      changeHeaders((headers) =>
        headers.map((one) => (one.height === 102 ? { ...one, header: loose.header } : one)),
      ),
    );
    expect(flaws).toContain(
      'headers: data/headers.json, block 102: It does not follow the header of block 101 that is in the bag.',
    );
    expect(flawsOf(changeHeaders((headers) => [...headers, ...headers])).join('\n')).toContain(
      'two headers of this height',
    );
  });

  test('a header of the development chain cannot pass for one of Bitcoin', () => {
    const flaws = flawsOf(changeHeaders((headers) => headers.map((one) => ({ ...one, chain: 'bitcoin' }))));
    expect(flaws).toContain(
      'headers: data/headers.json, block 101: It is far too easy to be of Bitcoin: anybody could have made it up.',
    );
    expect(flaws.filter((flaw) => flaw.startsWith('proofs: '))).toHaveLength(5);
  });

  test('a header that is none is refused', () => {
    expect(
      flawsOf(changeHeaders((headers) => headers.map((one) => ({ ...one, header: '00' })))).join('\n'),
    ).toContain('not 160 hexadecimal digits');
  });
});
