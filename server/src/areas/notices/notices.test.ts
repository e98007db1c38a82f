import { describeNotice } from '@fap/shared/notices/describe-notice.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notice } from '../../db/schema/notices.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makePiece,
  makeSubmission,
  type TestAccount,
} from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { setRoles } from '../auth/people/set-roles.ts';
import { removeReport } from '../merges/remove-report.ts';
import { claimLayer } from '../puzzle/claim-layer.ts';
import { requestTakeover } from '../puzzle/request-takeover.ts';
import { reviewContribution } from '../puzzle/review-contribution.ts';
import { submitReport } from '../reports/index.ts';
import { listNotices } from './list-notices.ts';
import { notify } from './notify.ts';
import { readNotices } from './read-notices.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const noticesOf = async (ctx: Ctx, show: 'all' | 'unread' = 'all') =>
  (await listNotices(ctx, { limit: 50, show })).notices;
const contentsOf = async (account: TestAccount) =>
  (await noticesOf(actAs(world, account))).map(({ kind, payload }) => ({ kind, payload }));
const confirm = (by: Ctx, contributionId: string, verdict: 'confirm' | 'dispute' = 'confirm') =>
  reviewContribution(by, { contributionId, verdict, note: 'a note in words' });

async function openPiece() {
  const { clusterId } = await makeCluster(world);
  const { contribution, author } = await makePiece(world, clusterId, 5);
  return { id: contribution.id, author, clusterId };
}

async function reportOf({ id }: TestAccount): Promise<string> {
  const [row] = await world.db.select({ id: report.id }).from(report).where(eq(report.reporterId, id));
  return row?.id ?? '';
}

describe('reviews of a piece', () => {
  it('make one notice that counts, until it is read', async () => {
    const { id, author, clusterId } = await openPiece();
    await confirm(await actAsNew(world), id);
    await world.drain();
    await confirm(await actAsNew(world), id);
    await world.drain();
    const counted = {
      kind: 'piece-confirmed',
      payload: { clusterId, contributionId: id, layer: 5, people: 2 },
    };
    expect(await contentsOf(author)).toContainEqual(counted);
    expect((await contentsOf(author)).filter(({ kind }) => kind === 'piece-confirmed')).toHaveLength(1);
    await readNotices(actAs(world, author), { upTo: world.clock.now().toISOString() });
    world.clock.advanceSeconds(1);
    await confirm(await actAsNew(world, 'analyst'), id);
    await world.drain();
    const [newest] = await noticesOf(actAs(world, author), 'unread');
    expect(newest).toMatchObject({ kind: 'piece-confirmed', payload: { people: 1 }, readAt: null });
  });

  it('are counted once when two processes drain the same events and when they are drained again', async () => {
    const { id, author } = await openPiece();
    await confirm(await actAsNew(world), id);
    await confirm(await actAsNew(world), id, 'dispute');
    await confirm(await actAsNew(world), id);
    await Promise.all([world.drain(), world.drain(), world.drain()]);
    await world.drain();
    const kinds = await contentsOf(author);
    expect(kinds).toContainEqual({
      kind: 'piece-confirmed',
      payload: expect.objectContaining({ people: 2 }),
    });
    expect(kinds).toContainEqual({
      kind: 'piece-disputed',
      payload: expect.objectContaining({ people: 1 }),
    });
    expect(kinds).toContainEqual({ kind: 'layer-completed', payload: expect.objectContaining({ layer: 5 }) });
    expect(kinds).toHaveLength(3);
  });

  it('name nobody, and none of their words', async () => {
    const { id, author } = await openPiece();
    const reviewer = await makeAccount(world);
    await confirm(actAs(world, reviewer), id);
    await world.drain();
    const all = await noticesOf(actAs(world, author));
    const shown = JSON.stringify([all, all.map((one) => describeNotice(one, one.clusterName))]);
    expect(all).not.toEqual([]);
    for (const secret of [reviewer.displayName, reviewer.id, reviewer.email, 'a note in words'])
      expect(shown).not.toContain(secret);
  });
});

describe('what an account is told of', () => {
  it('its report joined a cluster, and filled layers: one notice for all of them', async () => {
    const first = await makeCluster(world);
    await world.drain();
    const filled = (await contentsOf(first.reporter)).filter(({ kind }) => kind === 'report-used');
    expect(filled).toHaveLength(1);
    const joiner = await makeAccount(world);
    const joined = await submitReport(
      actAs(world, joiner),
      makeSubmission(world, { evidence: first.submission.evidence }),
    );
    expect(joined.clusterId).toBe(first.clusterId);
    const reportId = await reportOf(joiner);
    await world.drain();
    expect(await contentsOf(joiner)).toContainEqual({
      kind: 'report-joined',
      payload: { clusterId: first.clusterId, reportId },
    });
    expect(await contentsOf(first.reporter), 'others hear nothing').toEqual(filled);
    const { clusterId } = await removeReport(await actAsNew(world, 'analyst'), {
      reportId,
      reason: 'a different party',
    });
    await world.drain();
    expect(await contentsOf(joiner)).toContainEqual({
      kind: 'report-moved',
      payload: { clusterId, reportId },
    });
  });

  it('somebody asks to take over its layer: once, however often they ask', async () => {
    const { clusterId } = await makeCluster(world);
    const holder = await makeAccount(world);
    const place = { clusterId, layer: 7 };
    await claimLayer(actAs(world, holder), place);
    const asker = await actAsNew(world);
    await requestTakeover(asker, place);
    await requestTakeover(asker, place);
    await world.drain();
    expect(await contentsOf(holder)).toEqual([{ kind: 'takeover-asked', payload: place }]);
    expect(await noticesOf(asker)).toEqual([]);
  });

  it('roles that an admin gave or took, but not those it gave itself', async () => {
    const admin = await makeAccount(world, 'admin');
    const person = await makeAccount(world, 'analyst');
    const change = (accountId: string, roles: ('analyst' | 'leo' | 'admin')[]) =>
      setRoles(actAs(world, admin), { accountId, roles, reason: 'a new task' });
    await change(person.id, ['leo']);
    await change(person.id, ['leo']);
    await change(admin.id, ['admin', 'analyst']);
    await world.drain();
    expect(await contentsOf(person)).toEqual([
      { kind: 'roles-changed', payload: { given: ['leo'], taken: ['analyst'] } },
    ]);
    expect(await contentsOf(admin)).toEqual([]);
  });
});

describe('reading', () => {
  const tell = (account: TestAccount) =>
    transact(world.ctx, 'platform', (tx) =>
      notify(tx, {
        accountId: account.id,
        content: { kind: 'roles-changed', payload: { given: ['leo'], taken: [] } },
      }),
    );

  it('is refused for a stranger’s notice, which stays unread', async () => {
    const owner = await makeAccount(world);
    await tell(owner);
    const [told] = await noticesOf(actAs(world, owner));
    const stranger = await actAsNew(world);
    await expect(readNotices(stranger, { ids: [told?.id ?? ''] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await readNotices(stranger, { upTo: world.clock.now().toISOString() });
    expect(await noticesOf(stranger)).toEqual([]);
    expect(await noticesOf(actAs(world, owner), 'unread')).toHaveLength(1);
  });

  it('of what was read already changes nothing, and is not recorded again', async () => {
    const owner = await makeAccount(world);
    await tell(owner);
    const [told] = await noticesOf(actAs(world, owner));
    for (let time = 0; time < 2; time += 1)
      expect(await readNotices(actAs(world, owner), { ids: [told?.id ?? ''] })).toEqual({ unread: 0 });
    const recorded = and(eq(auditEntry.action, 'notice.read'), eq(auditEntry.entityId, owner.id));
    expect(await world.db.$count(auditEntry, recorded)).toBe(1);
  });

  it('up to a time leaves what grew later', async () => {
    const owner = await makeAccount(world);
    await tell(owner);
    const upTo = world.clock.now().toISOString();
    world.clock.advanceSeconds(5);
    await tell(owner);
    expect(await readNotices(actAs(world, owner), { upTo })).toEqual({ unread: 1 });
  });

  it('pages keep their order, newest first', async () => {
    const owner = await makeAccount(world);
    const ctx = actAs(world, owner);
    const made = Array.from({ length: 5 }, (_, index) => `evidence-${index}`);
    for (const evidenceId of made) {
      await transact(world.ctx, 'platform', (tx) =>
        notify(tx, {
          accountId: owner.id,
          content: { kind: 'evidence-unreadable', payload: { evidenceId, items: 1 } },
        }),
      );
      await readNotices(ctx, { upTo: world.clock.now().toISOString() });
    }
    const seen: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 3; pages += 1) {
      const page = await listNotices(ctx, { limit: 2, show: 'all', ...(cursor ? { cursor } : {}) });
      seen.push(...page.notices.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    }
    expect(new Set(seen).size).toBe(5);
  });
});

it('two transactions that tell the same account at once leave one notice that counts both', async () => {
  const owner = await makeAccount(world);
  const payload = { evidenceId: 'evidence-1', items: 1 };
  const tell = () =>
    transact(world.ctx, 'platform', (tx) =>
      notify(tx, { accountId: owner.id, content: { kind: 'evidence-anchored', payload } }),
    );
  await Promise.all(Array.from({ length: 8 }, tell));
  const rows = await world.db.select().from(notice).where(eq(notice.accountId, owner.id));
  expect(rows.map((row) => row.payload)).toEqual([{ evidenceId: 'evidence-1', items: 8 }]);
});
