import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { ANCHOR_STATES, type AnchorState } from '@fap/shared/vault/constants.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import { makeAccount } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { searchWords } from '../evidence/index.ts';
import { findNewest, hasWords } from './find-newest.ts';

const WORDS = ['bank', 'bankrupt', 'straße', 'हिन्दी', '日本語', 'letter'];

interface Kept {
  id: string;
  createdAt: Date;
  namedWords: readonly string[];
  status: AnchorState;
}

let world: World;
let ownerId: string;
const all: Kept[] = [];
beforeAll(async () => {
  world = await createWorld();
  ownerId = (await makeAccount(world)).id;
  const batches = ANCHOR_STATES.map((state) => ({ id: world.name(state), root: '', size: 1, state }));
  const start = world.clock.now().getTime();
  await world.db
    .insert(anchorBatch)
    .values(batches.map((batch) => ({ ...batch, createdAt: new Date(start) })));
  for (let index = 0; index < 60; index += 1) {
    const id = world.name('evidence');
    // All letters are old; three arrive at the same time.
    const name =
      index < 9
        ? 'letter'
        : WORDS.slice(0, 5)
            .filter((_, bit) => (index >> bit) & 1)
            .join(' ');
    const file = { id, sha256: sha256Hex(id), fileName: `${name}.txt`, mimeType: 'text/plain', sizeBytes: 1 };
    const createdAt = new Date(start + Math.floor(index / 3) * 1000);
    const batch = batches[(index * 7) % 5];
    const item = { ...file, ...searchWords(file), ownerId, createdAt };
    await world.db.insert(evidenceItem).values(item);
    await world.db
      .insert(anchorLeaf)
      .values({ evidenceId: id, digest: file.sha256, batchId: batch?.id ?? null, createdAt });
    all.push({ ...item, status: batch?.state ?? 'processing' });
  }
});

const newestFirst = (a: Kept, b: Kept) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

test('whether scanned or gathered, the newest matches are found, in order', async () => {
  const questions = fc.record({
    words: fc.uniqueArray(fc.constantFrom(...WORDS, 'ban', 'txt', '日', 'absent'), { maxLength: 2 }),
    status: fc.option(fc.constantFrom(...ANCHOR_STATES), { nil: undefined }),
    limit: fc.integer({ min: 1, max: 70 }),
    scanLimit: fc.constantFrom(1, 5, 20, 59, 60, 10_000),
    // It affects only the query plan, and so the time.
    others: fc.constantFrom(0, 10, 10_000),
  });
  await fc.assert(
    fc.asyncProperty(questions, async ({ words: asked, status, limit, scanLimit, others }) => {
      const words = asked.map((word) => word.replace('ß', 'ss'));
      const expected = all
        .filter((one) => words.every((word) => one.namedWords.some((own) => own.startsWith(word))))
        .filter((one) => status === undefined || one.status === status)
        .sort(newestFirst)
        .slice(0, limit);
      const found = await findNewest(world.db, {
        scope: eq(evidenceItem.ownerId, ownerId),
        words: hasWords(evidenceItem.namedWords, words),
        state: status && { status, size: all.filter((one) => one.status === status).length, others },
        limit,
        scanLimit,
      });
      expect(found).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: 150 },
  );
});
