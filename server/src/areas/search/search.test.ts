import { SEARCH_KINDS, type SearchKind } from '@fap/shared/search/contract.ts';
import { tellingWords } from '@fap/shared/search/fold-words.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makeOwnFile,
  makePiece,
} from '../../testing/factories.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { changeName } from '../auth/account/change-name.ts';
import { writeComment } from '../comments/index.ts';
import { searchEverything } from './search-everything.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Titles found, by kind. */
async function find(ctx: World['ctx'], q: string, limit = 5) {
  const groups = await searchEverything(ctx, { q, kinds: SEARCH_KINDS, limit });
  return Object.fromEntries(groups.map(({ kind, results }) => [kind, results])) as Partial<
    Record<SearchKind, (typeof groups)[number]['results']>
  >;
}

/** Makes a cluster with this name; its id is given. */
async function makeNamed(name: string): Promise<string> {
  const { clusterId } = await makeCluster(world);
  await world.db.update(cluster).set({ name }).where(eq(cluster.id, clusterId));
  return clusterId;
}
const titles = async (ctx: World['ctx'], kind: SearchKind, q: string) =>
  (await find(ctx, q))[kind]?.map(({ title }) => title) ?? [];

describe('words', () => {
  it('are the same in the database and in the program, in every script and with hostile characters', async () => {
    const texts = [
      'Élodie Müller-Łukasz paid 1,200 € — “today”',
      'ΟΔΥΣΣΕΥΣ ЁЖИК Їжак Øresund',
      'hxxps://evil-site[.]example/login?id=7',
      '詐欺サイト กลโกง',
      'soft\u00adhyphen zero\u200bwidth',
      'x'.repeat(200),
      'the and of',
      '🎣 phishing 🎣',
      ...HOSTILE_TEXTS,
    ].map((text) => text.replaceAll('\u0000', '').toWellFormed());
    for (const text of texts) {
      const [row] = await world.db.execute<{ words: string[] }>(sql`select search_words(${text}) as words`);
      expect([text, row?.words]).toEqual([text, tellingWords(text).slice(0, 200)]);
    }
  });
});

describe('finds', () => {
  it('a cluster by a beginning, without accents, and with a typing error of each kind', async () => {
    const ctx = await actAsNew(world);
    const name = `Zürich ${world.name('harbourlight')}`;
    await makeNamed(name);
    for (const q of [
      'zurich harbourl',
      'harbourlight',
      'harbuorlight',
      'harborlight',
      'harbourrlight',
      'harbaurlight',
    ])
      expect([q, await titles(ctx, 'cluster', q)]).toEqual([q, [name]]);
    expect(await titles(ctx, 'cluster', 'harbxxrlight')).toEqual([]);
  });

  it('only what has all words, the best title first', async () => {
    const ctx = await actAsNew(world);
    const mark = world.name('quokka').replaceAll('-', '');
    await makeNamed(`Lending by ${mark}`);
    await makeNamed(`${mark} Lending`);
    await makeNamed(`${mark} Parcels`);
    expect(await titles(ctx, 'cluster', `${mark} lending`)).toEqual([
      `${mark} Lending`,
      `Lending by ${mark}`,
    ]);
  });

  it('pieces with their cluster and layer, and their authors with their newest piece', async () => {
    const ctx = await actAsNew(world);
    const { clusterId } = await makeCluster(world);
    const author = await makeAccount(world);
    const { contribution } = await makePiece(world, clusterId, 9, author);
    const [piece] = (await find(ctx, contribution.content)).piece ?? [];
    expect(piece).toMatchObject({ id: contribution.id, clusterId, layer: 9, title: contribution.content });
    const [person] = (await find(ctx, author.displayName)).person ?? [];
    expect(person).toMatchObject({ id: author.id, title: author.displayName, clusterId, layer: 9 });
  });

  it('comments with their author and place', async () => {
    const ctx = await actAsNew(world);
    const { clusterId } = await makeCluster(world);
    const author = await makeAccount(world);
    const mark = world.name('narwhal').replaceAll('-', '');
    const target = { kind: 'layer', id: '9' } as const;
    const { comment } = await writeComment(actAs(world, author), {
      clusterId,
      target,
      text: `Who is ${mark}?`,
    });
    for (const q of [mark, mark.replace('narwhal', 'narhwal')])
      expect((await find(ctx, q)).comment?.[0]).toMatchObject({
        id: comment.id,
        clusterId,
        title: `Who is ${mark}?`,
        snippet: expect.stringMatching(new RegExp(`^${author.displayName} on a layer · `, 'u')),
      });
  });

  it('own files by their misspelt name', async () => {
    const owner = await makeAccount(world);
    const id = await makeOwnFile(world, owner.id);
    expect((await find(actAs(world, owner), 'lettre')).evidence?.[0]?.id).toBe(id);
  });

  it('pages about kinds of scam, and nothing for one letter', async () => {
    const ctx = await actAsNew(world);
    expect((await find(ctx, 'recovery')).content?.length).toBeGreaterThan(0);
    expect(await find(ctx, 'r')).toEqual({});
    expect(await find(ctx, '...')).toEqual({});
  });

  it('at most as many of a kind as asked for', async () => {
    const ctx = await actAsNew(world);
    const mark = world.name('wombat').replaceAll('-', '');
    for (let i = 0; i < 3; i += 1) await makeNamed(`${mark} number ${i}`);
    expect((await find(ctx, mark, 2)).cluster).toHaveLength(2);
  });

  it('a person by the new name alone once it changed', async () => {
    const ctx = await actAsNew(world);
    const { clusterId } = await makeCluster(world);
    const author = await makeAccount(world);
    await makePiece(world, clusterId, 3, author);
    const name = `Renamed ${world.name('walrus')}`;
    await changeName(actAs(world, author), name);
    expect(await titles(ctx, 'person', author.displayName)).toEqual([]);
    expect(await titles(ctx, 'person', name)).toEqual([name]);
  });
});
