import { Readable } from 'node:stream';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAs, actAsNew, makeCluster } from '../../testing/factories.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { uploadEvidence } from '../evidence/upload-evidence.ts';
import { collectBatch } from './anchoring/collect-batch.ts';
import { listEntries } from './list-entries.ts';
import { countByAnchorState } from './queries.ts';

let world: World;
let owner: Ctx;
let stranger: Ctx;
let analyst: Ctx;
let clusterId: string;
beforeAll(async () => {
  world = await createWorld();
  owner = await actAsNew(world);
  stranger = await actAsNew(world);
  analyst = await actAsNew(world, 'analyst');
  clusterId = (await makeCluster(world)).clusterId;
});

async function handIn(fileName: string, into?: string, content = world.name('content')): Promise<string> {
  const file = {
    sha256: sha256Hex(content),
    sizeBytes: content.length,
    head: Buffer.from(content),
    open: () => Readable.from([content]),
    keep: () => Promise.resolve(),
    isKept: () => Promise.resolve(true),
    discard: () => Promise.resolve(),
  };
  return (await uploadEvidence(owner, { fileName, file, clusterId: into })).row.id;
}

async function find(ctx: Ctx, q: string): Promise<string[]> {
  const { rows } = await listEntries(ctx, { q, limit: 50 }, await countByAnchorState(ctx));
  return rows.map(({ id }) => id);
}

test('a report\u2019s own words are an entry of its reporter\u2019s vault alone', async () => {
  const made = await makeCluster(world);
  const [statement] = await world.db
    .select({ id: evidenceItem.id })
    .from(evidenceItem)
    .where(and(eq(evidenceItem.clusterId, made.clusterId), eq(evidenceItem.kind, 'statement')));
  const id = statement?.id ?? 'no statement';
  expect(await find(actAs(world, made.reporter), id)).toEqual([id]);
  for (const ctx of [analyst, stranger]) expect(await find(ctx, id)).toEqual([]);
});

test('the counts are of what an analyst can page through, before and after a batch is built', async () => {
  const made = await makeCluster(world);
  await handIn('beside-the-words.txt', made.clusterId);
  const listed = async (ctx: Ctx) => {
    const counts = await countByAnchorState(ctx);
    const { rows } = await listEntries(ctx, { limit: 10_000 }, counts);
    const of = (state: string) => rows.filter((row) => (row.anchor?.state ?? 'processing') === state).length;
    expect(counts).toEqual({
      total: rows.length,
      processing: of('processing'),
      anchored: of('anchored'),
      verified: of('verified'),
      failed: of('failed'),
    });
    return counts.total;
  };
  await world.drain();
  const before = await listed(analyst);
  expect(before).toBeGreaterThan(0);
  await collectBatch(world.ctx);
  expect(await listed(analyst)).toBe(before);
  const others = (await countByAnchorState(stranger)).total;
  expect((await countByAnchorState(actAs(world, made.reporter))).total).toBe(others + 1);
});

describe('a search', () => {
  test.for([
    ['Überweisung.txt', ['überweisung', 'ÜBERWEISUNG.TXT', 'U\u0308berwei', 'über txt']],
    ['U\u0308berfall.txt', ['Überfall', 'überf']],
    ['Lange Straße 5.txt', ['straße', 'STRASSE', 'strasse lange', 'Straße 5']],
    ['हिन्दी पत्र.txt', ['हिन्दी', 'हिन्', 'पत्र हिन्दी', 'हिन्\u200dदी']],
    ['3月日本語請求書.txt', ['日本語', '請求書', '3月日本語請求書.txt', '日本 txt']],
    ['Договор № 7.txt', ['договор', 'ДОГОВОР 7']],
    ["it's [a] ‘note’ & more.txt", ["it's", '[a] & more', '‘note’']],
  ] as const)('finds %s by %j', async ([fileName, questions]) => {
    const id = await handIn(fileName, clusterId);
    for (const question of questions) {
      expect(await find(owner, question), question).toContain(id);
      // The name is its owner's; an analyst has it shown, one evidence item at a time.
      expect(await find(analyst, question), question).not.toContain(id);
      expect(await find(stranger, question), question).not.toContain(id);
    }
  });

  test('has every word begin a word, not stand within one', async () => {
    const id = await handIn('Mahnbescheid Dortmund.txt');
    expect(await find(owner, 'bescheid')).not.toContain(id);
    expect(await find(owner, 'mahn hamburg')).not.toContain(id);
    expect(await find(owner, 'dort mahn')).toContain(id);
  });

  test('for an evidence item by its hash and its id is anybody\u2019s who may know of it', async () => {
    const content = world.name('content');
    const id = await handIn('a.txt', clusterId, content);
    for (const question of [
      sha256Hex(content),
      sha256Hex(content).slice(0, 30).toUpperCase(),
      id,
      id.slice(9),
    ]) {
      expect(await find(stranger, question), question).toEqual([id]);
    }
    expect(await find(stranger, `${id} ${clusterId}`)).toEqual([id]);
    const hidden = await handIn('b.txt');
    expect(await find(stranger, hidden)).toEqual([]);
  });

  test('for a cluster finds an item that was put into it later, and nothing before', async () => {
    const content = world.name('content');
    const id = await handIn('later.txt', undefined, content);
    const later = (await makeCluster(world)).clusterId;
    expect(await find(owner, later)).toEqual([]);
    expect(await handIn('later.txt', later, content)).toBe(id);
    for (const ctx of [owner, analyst, stranger]) {
      expect(await find(ctx, later)).toEqual([id]);
      expect(await find(ctx, ` ${later.toUpperCase()}  plain`)).toEqual([id]);
      expect(await find(ctx, `${later} ${clusterId}`)).toEqual([]);
    }
    expect(await find(owner, `${later} later`)).toEqual([id]);
    expect(await find(stranger, `${later} later`)).toEqual([]);
  });

  test.for([...HOSTILE_TEXTS, "'", "a' | 'b", ':*', "a':* | 'b", '\\', "\\' | 'a", '!a', 'a <-> b'])(
    'for %j is answered',
    async (question) => {
      const text = question.slice(0, 200);
      for (const ctx of [owner, stranger, analyst]) expect(await find(ctx, text)).toBeInstanceOf(Array);
    },
  );
});
