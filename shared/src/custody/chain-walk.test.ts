import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CustodyEntry, commitTo, entryHash, genesisHash } from './chain.ts';
import { ChainWalk, type WitnessedHead } from './chain-walk.ts';

const NAME = 'FAP-1-BCT2ZX3TQTKIWVXU-49';
const salt = new Uint8Array(16).fill(7);

function makeChain(length: number): CustodyEntry[] {
  const entries: CustodyEntry[] = [];
  let hash = genesisHash(NAME);
  for (let seq = 1; seq <= length; seq += 1) {
    const statement = {
      seq,
      at: new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString(),
      action: seq % 3 ? 'evidence.opened' : 'puzzle.contributed',
      actor: commitTo(`account-${seq % 5}`, salt),
      subject: commitTo({ type: 'evidence', id: `evidence-${seq}` }, salt),
      change: commitTo({ before: null, after: { layer: seq } }, salt),
    };
    hash = entryHash(hash, statement);
    entries.push({ ...statement, entryHash: hash });
  }
  return entries;
}

function walk(
  entries: readonly CustodyEntry[],
  { length, head, witnessed = [] }: { length: number; head: string; witnessed?: WitnessedHead[] },
) {
  const steps = new ChainWalk(NAME, witnessed);
  for (const entry of entries) {
    const flaw = steps.take(entry);
    if (flaw) return flaw;
  }
  return steps.finish(length, head);
}

const LENGTH = 20;
const chain = makeChain(LENGTH);
const claims = { length: LENGTH, head: chain.at(-1)?.entryHash ?? '' };

test('the format, as anybody can compute it: SHA-256(32 bytes before ‖ JSON with sorted keys)', () => {
  const { entryHash: hash, ...statement } = chain[0] as CustodyEntry;
  const { action, actor, at, change, seq, subject } = statement;
  const genesis = createHash('sha256').update(NAME).digest();
  const json = JSON.stringify({ action, actor, at, change, seq, subject });
  expect(createHash('sha256').update(genesis).update(json).digest('hex')).toBe(hash);
});

test('a whole chain fits, and an empty one', () => {
  expect(walk(chain, claims)).toBeNull();
  expect(walk([], { length: 0, head: genesisHash(NAME) })).toBeNull();
});

describe('every corruption is named by its first bad entry', () => {
  const place = fc.integer({ min: 1, max: LENGTH });
  const field = fc.constantFrom('actor', 'subject', 'change', 'entryHash', 'action', 'at');

  test('one character of one field', () => {
    fc.assert(
      fc.property(place, field, fc.nat(63), (seq, name, position) => {
        const entries = chain.map((entry) => {
          if (entry.seq !== seq) return entry;
          const text = entry[name as 'actor'];
          const at = position % text.length;
          return {
            ...entry,
            [name]: `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`,
          };
        });
        fc.pre(
          entries.some(
            (entry, index) =>
              entry !== chain[index] && JSON.stringify(entry) !== JSON.stringify(chain[index]),
          ),
        );
        expect(walk(entries, claims)?.seq).toBe(seq);
      }),
    );
  });

  test('one taken out, one put in twice, two that changed places', () => {
    fc.assert(
      fc.property(place, fc.constantFrom('out', 'twice', 'swapped'), (seq, what) => {
        const entries = [...chain];
        const at = seq - 1;
        if (what === 'out') entries.splice(at, 1);
        else if (what === 'twice') entries.splice(at, 0, chain[at] as CustodyEntry);
        else {
          fc.pre(seq < LENGTH);
          entries.splice(at, 2, chain[at + 1] as CustodyEntry, chain[at] as CustodyEntry);
        }
        const bad = what === 'twice' ? seq + 1 : seq;
        expect(walk(entries, claims)?.seq).toBe(bad);
      }),
    );
  });

  test('an end that was cut off, also where length and head were changed with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LENGTH - 1 }), (length) => {
        const cut = chain.slice(0, length);
        expect(walk(cut, claims)?.seq).toBe(length + 1);
        const head = cut.at(-1)?.entryHash ?? '';
        expect(walk(cut, { length, head })).toBeNull();
        const witnessed = [{ seq: LENGTH, hash: claims.head, witness: 'A dossier' }];
        expect(walk(cut, { length, head, witnessed })?.seq).toBe(length + 1);
      }),
    );
  });

  test('a chain made anew from some entry on, by a head that somebody else holds', () => {
    fc.assert(
      fc.property(place, (from) => {
        const forged: CustodyEntry[] = chain.slice(0, from - 1);
        let hash = forged.at(-1)?.entryHash ?? genesisHash(NAME);
        for (const { entryHash: _, ...entry } of chain.slice(from - 1)) {
          const statement = entry.seq === from ? { ...entry, action: 'report.withdrawn' } : entry;
          hash = entryHash(hash, statement);
          forged.push({ ...statement, entryHash: hash });
        }
        expect(walk(forged, { length: LENGTH, head: hash })).toBeNull();
        const witnessed = [{ seq: LENGTH, hash: claims.head, witness: 'The stamp of entry 20' }];
        expect(walk(forged, { length: LENGTH, head: hash, witnessed })).toMatchObject({ seq: LENGTH });
      }),
    );
  });

  test('another name', () => {
    const steps = new ChainWalk(`${NAME}x`);
    expect(steps.take(chain[0] as CustodyEntry)?.seq).toBe(1);
  });
});

test('the same value under another salt is another commitment, so that nobody can try values', () => {
  expect(commitTo('account-1', salt)).not.toBe(commitTo('account-1', new Uint8Array(16)));
});
