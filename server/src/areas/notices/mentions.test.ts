import { beforeAll, describe, expect, it } from 'vitest';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makePiece,
  type TestAccount,
} from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { suspendAccount } from '../auth/people/suspend-account.ts';
import { removeComment } from '../comments/change-comment.ts';
import { writeComment } from '../comments/write-comment.ts';
import { editContribution, withdrawContribution } from '../puzzle/change-contribution.ts';
import { claimLayer } from '../puzzle/claim-layer.ts';
import { contributePiece } from '../puzzle/contribute-piece.ts';
import { releaseClaim } from '../puzzle/release-claim.ts';
import { reviewContribution } from '../puzzle/review-contribution.ts';
import { listNotices } from './list-notices.ts';
import { readNotices } from './read-notices.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** The notices of mentions somebody has, once all that happened is told. */
async function mentionsOf(person: TestAccount) {
  await world.drain();
  const { notices } = await listNotices(actAs(world, person), { limit: 50, show: 'all' });
  return notices.flatMap(({ kind, payload }) => (kind === 'mentioned' ? [payload] : []));
}

/** A puzzle with two people who have a piece in it. */
async function openPuzzle() {
  const cluster = await makeCluster(world);
  const { author: ana } = await makePiece(world, cluster.clusterId, 2);
  const { author: ben, contribution: piece } = await makePiece(world, cluster.clusterId, 3);
  const write = (by: TestAccount, mentions: string[], key?: string) =>
    contributePiece(actAs(world, by), {
      clusterId: cluster.clusterId,
      layer: 5,
      content: `@somebody should look at ${key ?? world.name('fact')}`,
      type: 'text',
      confidence: 60,
      mentions,
      idempotencyKey: key,
    });
  return { ...cluster, ana, ben, piece, write };
}

describe('somebody mentioned in a piece', () => {
  it('is told once, also when the piece comes twice; its author is not', async () => {
    const { ana, ben, write, clusterId } = await openPuzzle();
    const key = world.name('key');
    const { contribution } = await write(ana, [ben.id, ana.id], key);
    expect(await write(ana, [ben.id, ana.id], key)).toMatchObject({ isRepeated: true });
    expect(await mentionsOf(ben)).toEqual([
      { clusterId, contributionId: contribution.id, layer: 5, place: 'piece' },
    ]);
    expect(await mentionsOf(ana)).toEqual([]);
  });

  it('can be who reviewed or claimed something there, also when the claim ended', async () => {
    const { ana, piece, write, clusterId } = await openPuzzle();
    const reviewer = await makeAccount(world);
    await reviewContribution(actAs(world, reviewer), {
      contributionId: piece.id,
      verdict: 'confirm',
      note: '',
    });
    const holder = await makeAccount(world);
    await claimLayer(actAs(world, holder), { clusterId, layer: 7 });
    await releaseClaim(actAs(world, holder), { clusterId, layer: 7 });
    await write(ana, [reviewer.id, holder.id]);
    expect(await mentionsOf(reviewer)).toHaveLength(1);
    expect(await mentionsOf(holder)).toHaveLength(1);
  });

  it('is nobody who has done nothing there: no stranger, and not the victim whose report it is', async () => {
    const { ana, write, reporter } = await openPuzzle();
    const stranger = await makeAccount(world);
    const { author: elsewhere } = await makePiece(world, (await makeCluster(world)).clusterId, 2);
    for (const id of [stranger.id, elsewhere.id, reporter.id, 'no-such-account'])
      await expect(write(ana, [id]), id).rejects.toMatchObject({ code: 'INVALID' });
    expect(await mentionsOf(reporter)).toEqual([]);
  });

  it('is left out while suspended, and the piece is kept', async () => {
    const { ana, ben, write } = await openPuzzle();
    const admin = await makeAccount(world, 'admin');
    await suspendAccount(actAs(world, admin), { accountId: ben.id, reason: 'a test' });
    expect(await write(ana, [ben.id])).toMatchObject({ isRepeated: false });
    expect(await mentionsOf(ben)).toEqual([]);
  });

  it('is not told of a piece that was withdrawn before', async () => {
    const { ana, ben, write } = await openPuzzle();
    const { contribution } = await write(ana, [ben.id]);
    await withdrawContribution(actAs(world, ana), contribution.id);
    expect(await mentionsOf(ben)).toEqual([]);
  });
});

describe('an edit', () => {
  it('tells only whom the piece did not mention before', async () => {
    const { ana, ben, write, clusterId } = await openPuzzle();
    const { author: cleo } = await makePiece(world, clusterId, 4);
    const { contribution } = await write(ana, [ben.id]);
    await world.drain();
    const edit = (mentions: string[]) =>
      editContribution(actAs(world, ana), { id: contribution.id, content: 'Said better', mentions });
    await readAll(ben);
    await edit([ben.id, cleo.id]);
    await edit([cleo.id]);
    expect(await mentionsOf(ben)).toHaveLength(1);
    expect(await mentionsOf(cleo)).toHaveLength(1);
  });

  it('does not make them more than ten', async () => {
    const { ana, write, clusterId } = await openPuzzle();
    const people: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const holder = await makeAccount(world);
      await claimLayer(actAs(world, holder), { clusterId, layer: index + 4 > 14 ? 1 : index + 4 });
      people.push(holder.id);
    }
    const { contribution } = await write(ana, people.slice(0, 10));
    await expect(
      editContribution(actAs(world, ana), {
        id: contribution.id,
        content: 'One more',
        mentions: people.slice(10),
      }),
    ).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('somebody mentioned in the note of a review', () => {
  it('is told, but the author of the piece not twice', async () => {
    const { ana, ben, piece, clusterId } = await openPuzzle();
    await reviewContribution(await actAsNew(world), {
      contributionId: piece.id,
      verdict: 'dispute',
      note: '@Ana knows better',
      mentions: [ana.id, ben.id],
    });
    expect(await mentionsOf(ana)).toEqual([
      { clusterId, contributionId: piece.id, layer: 3, place: 'review' },
    ]);
    expect(await mentionsOf(ben)).toEqual([]);
  });

  it('is nobody who has done nothing there', async () => {
    const { piece } = await openPuzzle();
    const stranger = await makeAccount(world);
    await expect(
      reviewContribution(await actAsNew(world), {
        contributionId: piece.id,
        verdict: 'dispute',
        note: '@Stranger',
        mentions: [stranger.id],
      }),
    ).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('somebody mentioned in a comment', () => {
  const target = { kind: 'layer' as const, id: '2' };
  const told = async (person: TestAccount) => {
    await world.drain();
    const { notices } = await listNotices(actAs(world, person), { limit: 50, show: 'all' });
    return notices.filter(({ kind }) => kind === 'comment-mentioned').map(({ payload }) => payload);
  };

  it('is told, with the comment to go to', async () => {
    const { ana, ben, clusterId } = await openPuzzle();
    const { comment } = await writeComment(actAs(world, ana), {
      clusterId,
      target,
      text: '@Ben',
      mentions: [ben.id],
    });
    expect(await told(ben)).toEqual([{ clusterId, commentId: comment.id }]);
  });

  it('is not told of one that was deleted before', async () => {
    const { ana, ben, clusterId } = await openPuzzle();
    const input = { clusterId, target, text: '@Ben', mentions: [ben.id] };
    const { comment } = await writeComment(actAs(world, ana), input);
    await removeComment(actAs(world, ana), comment.id);
    expect(await told(ben)).toEqual([]);
  });
});

/** Reads all notices, so that a later one would be a row of its own. */
async function readAll(person: TestAccount): Promise<void> {
  await readNotices(actAs(world, person), { upTo: world.clock.now().toISOString() });
  world.clock.advanceSeconds(1);
}
