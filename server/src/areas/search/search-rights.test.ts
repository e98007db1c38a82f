import { ROLES, type Role } from '@fap/shared/auth/capabilities.ts';
import { SEARCH_KINDS, type SearchKind } from '@fap/shared/search/contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { hiddenBoardPart } from '../../db/schema/puzzle.ts';
import { report } from '../../db/schema/reports.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makePiece,
  makeReadItem,
  type TestAccount,
} from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { suspendAccount } from '../auth/people/suspend-account.ts';
import { removeComment } from '../comments/change-comment.ts';
import { writeComment } from '../comments/index.ts';
import { searchWords } from '../evidence/index.ts';
import { changeConsent } from '../reports/own/change-consent.ts';
import { withdrawReport } from '../reports/own/withdraw-report.ts';
import { searchEverything } from './search-everything.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The kinds in which something is found. */
async function kindsFor(ctx: Awaited<ReturnType<typeof actAsNew>>, q: string): Promise<SearchKind[]> {
  return (await searchEverything(ctx, { q, kinds: SEARCH_KINDS, limit: 5 })).map(({ kind }) => kind);
}
const markOf = (base: string) => server.world.name(base).replaceAll('-', '');
const reportOf = async (reporter: TestAccount): Promise<string> => {
  const [row] = await server.world.db
    .select({ id: report.id })
    .from(report)
    .where(eq(report.reporterId, reporter.id));
  if (!row) throw new Error('the report is gone');
  return row.id;
};

describe.each(ROLES)('somebody else who is %s', (role: Role) => {
  const someone = () => actAsNew(server.world, ...(role === 'member' ? [] : [role]));

  it('finds no word that a victim wrote, and the victim does', async () => {
    const mark = markOf('secretword');
    const { reporter } = await makeCluster(server.world, {
      description: `I am ${mark} and they took everything from me.`,
      scamPersonas: 'A mentor',
    });
    await server.settle();
    expect(await kindsFor(await someone(), mark)).toEqual([]);
    expect(await kindsFor(actAs(server.world, reporter), mark)).toContain('report');
  });

  it('finds no file by its name, but by its SHA-256 once it belongs to a cluster', async () => {
    const mark = markOf('passport');
    const { reporter } = await makeCluster(server.world);
    const id = await makeReadItem(server.world, await reportOf(reporter));
    const [row] = await server.world.db.select().from(evidenceItem).where(eq(evidenceItem.id, id));
    if (!row) throw new Error('the file is gone');
    const named = { ...row, fileName: `${mark}.pdf` };
    await server.world.db
      .update(evidenceItem)
      .set({ fileName: named.fileName, ...searchWords(named) })
      .where(eq(evidenceItem.id, id));
    const ctx = await someone();
    expect(await kindsFor(ctx, mark)).toEqual([]);
    expect(await kindsFor(actAs(server.world, reporter), mark)).toEqual(['evidence']);
    const [group] = await searchEverything(ctx, { q: row.sha256, kinds: ['evidence'], limit: 5 });
    expect(group?.results.map(({ title }) => title)).toEqual(['exhibit.pdf']);
  });

  it('finds no reporter by name', async () => {
    const { reporter } = await makeCluster(server.world);
    await server.settle();
    expect(await kindsFor(await someone(), reporter.displayName)).not.toContain('person');
  });

  it('finds what is said in a puzzle, and nothing that a moderator took away or that is about such a thing', async () => {
    const mark = markOf('remark');
    const { clusterId } = await makeCluster(server.world);
    const author = await makeAccount(server.world);
    const { contribution } = await makePiece(server.world, clusterId, 4, author);
    const say = async (words: string, target: { kind: 'piece' | 'card' | 'layer'; id: string }) => {
      const written = { clusterId, target, text: `${mark} ${words}` };
      return (await writeComment(actAs(server.world, author), written)).comment.id;
    };
    const shown = await say('about a layer', { kind: 'layer', id: '4' });
    const hidden = await say('that is hidden', { kind: 'layer', id: '4' });
    await say('about a hidden piece', { kind: 'piece', id: contribution.id });
    await say('about a hidden card', { kind: 'card', id: 'a-card' });
    const ctx = await someone();
    const idsFor = async () => {
      const [group] = await searchEverything(ctx, { q: mark, kinds: ['comment'], limit: 9 });
      return group?.results.map(({ id }) => id) ?? [];
    };
    expect(await idsFor()).toHaveLength(4);
    await decide({ kind: 'comment', id: hidden });
    await decide({ kind: 'piece', id: contribution.id });
    const part = { kind: 'notes' as const, lines: [] };
    const row = { key: server.world.name('part'), clusterId, cardId: 'a-card', part, hiddenAt: new Date() };
    await server.world.db.insert(hiddenBoardPart).values(row);
    expect(await idsFor()).toEqual([shown]);
  });

  it(`finds an indicator only if the role may look one up`, async () => {
    const mark = markOf('shadybroker');
    await makeCluster(server.world, { evidence: `Go to https://${mark}.example/ and pay` });
    await server.settle();
    const isAllowed = role === 'analyst' || role === 'admin';
    const kinds = (await kindsFor(await someone(), mark)).filter((kind) => kind === 'indicator');
    expect(kinds).toEqual(isAllowed ? ['indicator'] : []);
  });
});

it('an analyst finds no number or address that may be a person’s own and nobody confirmed', async () => {
  const mark = markOf('someone');
  await makeCluster(server.world, {
    evidence: `Write to ${mark}@mail.example or go to https://${mark}.example/`,
  });
  await server.settle();
  const [group] = await searchEverything(await actAsNew(server.world, 'analyst'), {
    q: mark,
    kinds: ['indicator'],
    limit: 20,
  });
  expect(group?.results.filter(({ snippet }) => snippet.startsWith('email'))).toEqual([]);
  expect(group?.results.length).toBeGreaterThan(0);
});

it('a reporter’s own words are found by nobody else, whichever consents are given or revoked', async () => {
  const mark = markOf('confession');
  const { reporter } = await makeCluster(server.world, {
    description: `The ${mark} desk promised profits and then locked the balance.`,
    consentWords: true,
  });
  await server.settle();
  const others = await Promise.all([actAsNew(server.world), actAsNew(server.world, 'analyst')]);
  const expectUnfound = async () => {
    for (const other of others) expect(await kindsFor(other, mark)).toEqual([]);
  };
  await expectUnfound();
  const id = await reportOf(reporter);
  for (const consent of ['crowd', 'analysts'] as const) {
    await changeConsent(actAs(server.world, reporter), { id, consent, isGiven: false });
    await server.settle();
    await expectUnfound();
  }
});

async function decide(target: { kind: 'piece' | 'comment'; id: string }, decision = 'hide'): Promise<void> {
  const answer = await server.send('POST', '/api/moderation/decisions', {
    cookie: await server.signIn(await makeAccount(server.world, 'analyst')),
    json: { target, decision, reason: 'It names a private person' },
  });
  expect(answer.status, answer.text).toBe(200);
}

describe('vanishes at once', () => {
  it.each(['hide', 'redact'] as const)('a piece that a moderator decides to %s', async (decision) => {
    const { clusterId } = await makeCluster(server.world);
    const { contribution } = await makePiece(server.world, clusterId, 4);
    const member = await actAsNew(server.world);
    expect(await kindsFor(member, contribution.content)).toContain('piece');
    await decide({ kind: 'piece', id: contribution.id }, decision);
    expect(await kindsFor(member, contribution.content)).toEqual([]);
    expect(await kindsFor(member, 'names a private person')).not.toContain('piece');
  });

  it.each(['hide', 'redact', 'delete'] as const)('a comment that is taken away by %s', async (way) => {
    const mark = markOf('spoken');
    const { clusterId } = await makeCluster(server.world);
    const author = await makeAccount(server.world);
    const said = { clusterId, target: { kind: 'notes', id: 'notes' } as const, text: `A ${mark} word` };
    const { comment } = await writeComment(actAs(server.world, author), said);
    const member = await actAsNew(server.world);
    expect(await kindsFor(member, mark)).toEqual(['comment']);
    if (way === 'delete') await removeComment(actAs(server.world, author), comment.id);
    else await decide({ kind: 'comment', id: comment.id }, way);
    expect(await kindsFor(member, mark)).toEqual([]);
    expect(await kindsFor(member, 'names a private person')).not.toContain('comment');
  });

  it('what a withdrawn report filled in, with its files', async () => {
    const mark = markOf('lure');
    const { reporter } = await makeCluster(server.world, {
      evidence: `Go to https://${mark}.example/ today`,
      evidenceAuthor: 'other-side',
    });
    await server.settle();
    const id = await reportOf(reporter);
    const evidenceId = await makeReadItem(server.world, id);
    const analyst = await actAsNew(server.world, 'analyst');
    expect(await kindsFor(analyst, evidenceId)).toContain('evidence');
    const member = await actAsNew(server.world);
    expect(await kindsFor(member, mark)).toContain('piece');
    await withdrawReport(actAs(server.world, reporter), { id, reason: '' });
    await server.settle();
    expect(await kindsFor(analyst, evidenceId)).not.toContain('evidence');
    expect(await kindsFor(member, mark)).toEqual([]);
  });

  it('a suspended account', async () => {
    const { author } = await pieceBySomebody();
    const member = await actAsNew(server.world);
    expect(await kindsFor(member, author.displayName)).toContain('person');
    await suspendAccount(await actAsNew(server.world, 'admin'), { accountId: author.id, reason: 'spam' });
    expect(await kindsFor(member, author.displayName)).toEqual([]);
  });

  it('a deleted account, with what it said if its owner asked for that', async () => {
    const { author, clusterId } = await pieceBySomebody();
    const mark = markOf('farewell');
    const said = { clusterId, target: { kind: 'layer', id: '4' } as const, text: `My ${mark}` };
    await writeComment(actAs(server.world, author), said);
    const cookie = await server.signIn(author);
    const begun = await server.send('POST', '/api/account/erasure', {
      cookie,
      json: { currentPassword: author.password, code: '' },
    });
    await server.send('POST', '/api/account/erasure/confirm', {
      json: { token: begun.json<{ token: string }>().token, alsoPieces: true },
    });
    const member = await actAsNew(server.world);
    expect(await kindsFor(member, author.displayName)).toEqual([]);
    await server.settle();
    const nameOf = async () =>
      (await server.world.db.select().from(account).where(eq(account.id, author.id)))[0]?.displayName;
    expect(await pollUntil(nameOf, (name) => name === 'Deleted member', 20_000)).toBe('Deleted member');
    expect(await kindsFor(member, 'Deleted member')).not.toContain('person');
    expect(
      await pollUntil(
        () => kindsFor(member, mark),
        (kinds) => kinds.length === 0,
        20_000,
      ),
    ).toEqual([]);
  });
});

async function pieceBySomebody(): Promise<{ author: TestAccount; clusterId: string }> {
  const { clusterId } = await makeCluster(server.world);
  return { ...(await makePiece(server.world, clusterId, 4)), clusterId };
}
