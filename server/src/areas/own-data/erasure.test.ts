import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { elderFacts, elderTopic, guardianLog } from '@fap/shared/elder/events.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { account } from '../../db/schema/auth.ts';
import { alertTaking } from '../../db/schema/dashboard.ts';
import { alertRecipient, guardianAct, guardianship } from '../../db/schema/elder.ts';
import { alertSubscription } from '../../db/schema/escalation.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { auditEntry, collabCheckpoint, collabUpdate, topicEvent } from '../../db/schema/platform.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import {
  actAs,
  makeAccount,
  makeBoardUpdate,
  makeCluster,
  makePiece,
  type TestAccount,
} from '../../testing/factories.ts';
import { makeNearlySolved } from '../../testing/make-nearly-solved.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { hashPassword } from '../auth/index.ts';
import { codeOf, makeFactor } from '../auth/testing/make-factor.ts';
import { takeAlert } from '../dashboard/alerts/take-alert.ts';
import { listOwnAlerts } from '../elder/alerts/list-alerts.ts';
import { listActs } from '../elder/guardians/list-acts.ts';
import { listOwnGuardians } from '../elder/guardians/list-own-guardians.ts';
import { decideAsGuardian } from '../elder/payments/decide-payment.ts';
import { makeGuardianship } from '../elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from '../elder/testing/payments.ts';
import { handIn, makeElder } from '../elder/testing/people.ts';
import { approveSummary } from '../escalation/approve-summary.ts';
import { getEscalation } from '../escalation/list-escalations.ts';
import { subscribeAlerts } from '../escalation/subscribe-alerts.ts';
import { uploadEvidence } from '../evidence/upload-evidence.ts';
import { packCheckpoint } from '../puzzle/history/checkpoint-bytes.ts';
import { eraseOwnData } from './erasure/erase-own-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const begin = async (who: TestAccount, code = '') =>
  server.send('POST', '/api/account/erasure', {
    cookie: await server.signIn(who),
    json: { currentPassword: who.password, code },
  });
const confirm = (token: string, alsoPieces = false) =>
  server.send('POST', '/api/account/erasure/confirm', { json: { token, alsoPieces } });
const rowOf = async ({ id }: TestAccount) => {
  const [row] = await server.world.db.select().from(account).where(eq(account.id, id));
  return row;
};

/** Deletes an account and waits until everything is erased. */
async function erase(who: TestAccount, alsoPieces = false): Promise<void> {
  const { token } = (await begin(who)).json<{ token: string }>();
  expect((await confirm(token, alsoPieces)).status).toBe(200);
  await server.settle();
  const name = async () => (await rowOf(who))?.displayName;
  expect(await pollUntil(name, (one) => one === 'Deleted member', 20_000)).toBe('Deleted member');
}

const cardsOf = async (clusterId: string) => [...boardPieces(await boardOf(clusterId)).values()];
const cardIdsOf = async (clusterId: string) => [...boardPieces(await boardOf(clusterId)).keys()];

/** A puzzle's document, from its whole log. */
async function boardOf(clusterId: string): Promise<Doc> {
  const rows = await server.world.db
    .select({ bytes: collabUpdate.bytes })
    .from(collabUpdate)
    .where(eq(collabUpdate.room, puzzleRoom(clusterId)))
    .orderBy(asc(collabUpdate.id));
  const doc = new Doc();
  for (const { bytes } of rows) applyUpdate(doc, bytes);
  return doc;
}

const pieceOf = async (clusterId: string, authorId: string) => {
  const rows = await server.world.db.select().from(contribution).where(eq(contribution.clusterId, clusterId));
  return rows.find((row) => row.authorId === authorId);
};

async function workOf(who: TestAccount): Promise<string> {
  const { clusterId } = await makeCluster(server.world);
  await makePiece(server.world, clusterId, 12, who);
  await makeBoardUpdate(server.world, { clusterId, author: who });
  return clusterId;
}

async function upload(who: TestAccount, words: string): Promise<{ id: string; sha256: string }> {
  const cookie = await server.signIn(who);
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart: textFile(words) });
  const { evidenceId, fileHash } = answer.json<{ evidenceId: string; fileHash: string }>();
  return { id: evidenceId, sha256: fileHash };
}
const never = () => Promise.reject(new Error('nothing is left to do'));
const isOnDisk = (sha256: string) => existsSync(join(server.dataDir, 'evidence', sha256));

describe('what somebody wrote for others', () => {
  it('stays without the name unless they ask', async () => {
    const who = await makeAccount(server.world);
    const clusterId = await workOf(who);
    await erase(who);
    expect((await pieceOf(clusterId, who.id))?.content).toMatch(/^What is known about/u);
    expect(await cardsOf(clusterId)).toMatchObject([{ label: 'A card', by: 'Deleted member' }]);
    const stranger = await server.signIn(await makeAccount(server.world));
    const puzzle = await server.send('GET', `/api/puzzle/${clusterId}`, { cookie: stranger });
    expect(puzzle.text).not.toContain(who.displayName);
  });

  it('goes if they ask: piece, card and the place it held', async () => {
    const who = await makeAccount(server.world);
    const clusterId = await workOf(who);
    await erase(who, true);
    expect(await pieceOf(clusterId, who.id)).toMatchObject({
      content: 'The person who wrote this piece deleted it.',
      status: 'withdrawn',
    });
    expect(await cardsOf(clusterId)).toEqual([]);
  });

  it('goes from cards on which others pinned their pieces, through the whole history; the card stays', async () => {
    const [who, other] = [await makeAccount(server.world), await makeAccount(server.world)];
    const { clusterId } = await makeCluster(server.world);
    const { contribution: piece } = await makePiece(server.world, clusterId, 12, who);
    const words = 'Words of the one who leaves';
    for (const label of [words, 'What the other made of it'])
      await makeBoardUpdate(server.world, { clusterId, author: other, card: { label, pieceId: piece.id } });
    expect(await cardsOf(clusterId)).toHaveLength(2);
    const update = encodeStateAsUpdate(await boardOf(clusterId));
    await server.world.db.insert(collabCheckpoint).values({
      room: puzzleRoom(clusterId),
      lastUpdateId: 1,
      bytes: packCheckpoint({ update, written: [] }),
    });
    await erase(who, true);
    expect(await cardsOf(clusterId)).toMatchObject([
      { label: '', pieceId: piece.id, by: other.displayName },
      { label: '', pieceId: piece.id, by: other.displayName },
    ]);
    expect(await server.world.db.select().from(collabCheckpoint)).toEqual([]);
    const rows = await server.world.db.select({ bytes: collabUpdate.bytes }).from(collabUpdate);
    expect(rows.some(({ bytes }) => Buffer.from(bytes).includes(words))).toBe(false);
  });

  it('of a card that a moderator hid, what it said goes if they ask; else it can be shown again without the name', async () => {
    const [asks, doesNot] = [await makeAccount(server.world), await makeAccount(server.world)];
    const moderator = await server.signIn(await makeAccount(server.world, 'analyst'));
    const decide = (target: object, decision: string) =>
      server.send('POST', '/api/moderation/decisions', {
        cookie: moderator,
        json: { target, decision, reason: 'It names a private person' },
      });
    const hidden = async (who: TestAccount) => {
      const clusterId = await workOf(who);
      const [id = ''] = await cardIdsOf(clusterId);
      const target = { kind: 'card', clusterId, id, passage: 'A card' };
      expect((await decide(target, 'hide')).status).toBe(200);
      return { clusterId, target };
    };
    const [gone, kept] = [await hidden(asks), await hidden(doesNot)];
    await erase(asks, true);
    await erase(doesNot);
    expect((await decide(gone.target, 'show')).status, 'nothing is kept of it').toBe(409);
    expect(await cardsOf(gone.clusterId)).toEqual([]);
    expect((await decide(kept.target, 'show')).status).toBe(200);
    expect(await cardsOf(kept.clusterId)).toMatchObject([{ label: 'A card', by: 'Deleted member' }]);
  });

  it('leaves the cards of somebody of another name alone', async () => {
    const [who, other] = [await makeAccount(server.world), await makeAccount(server.world)];
    const clusterId = await workOf(who);
    await makeBoardUpdate(server.world, { clusterId, author: other });
    await erase(who, true);
    expect(await cardsOf(clusterId)).toMatchObject([{ by: other.displayName }]);
  });
});

it('a second run changes nothing, also not for others who are gone', async () => {
  const [who, other] = [await makeAccount(server.world), await makeAccount(server.world)];
  const clusterId = await workOf(who);
  await makeBoardUpdate(server.world, { clusterId, author: other });
  await erase(other);
  await erase(who, true);
  const before = [await cardsOf(clusterId), await server.world.db.$count(auditEntry)];
  const documents = { writeAs: never, clear: never, redact: never };
  const store = { remove: () => Promise.resolve() } as unknown as EvidenceStore;
  const again = { accountId: who.id, alsoPieces: true };
  await eraseOwnData(server.world.ctx, { store, documents }, again);
  expect([await cardsOf(clusterId), await server.world.db.$count(auditEntry)]).toEqual(before);
  expect(await cardsOf(clusterId)).toMatchObject([{ by: 'Deleted member' }]);
});

it('an account that its owner did not delete is never erased', async () => {
  const who = await makeAccount(server.world);
  const documents = { writeAs: never, clear: never, redact: never };
  const ports = { store: {} as EvidenceStore, documents };
  const erasing = eraseOwnData(server.world.ctx, ports, { accountId: who.id, alsoPieces: false });
  await expect(erasing).rejects.toThrow('was not deleted by its owner');
});

describe('a guardian who deletes their account', () => {
  const listsOf = async (elder: TestAccount) => {
    const ctx = actAs(server.world, elder);
    const { acts } = await listActs(ctx, { limit: 50 });
    const { alerts } = await listOwnAlerts(ctx, { limit: 50, show: 'all' });
    const conduct = alerts.filter(({ kind }) => kind === 'guardian-conduct');
    return { acts, guardians: await listOwnGuardians(ctx), conduct };
  };
  const guarded = async () => {
    const { world } = server;
    const [elder, guardian] = [await makeElder(world), await makeAccount(world)];
    await makeGuardianship(world, { elder, guardian });
    const [held] = await handIn(world, elder, makeRiskyPayment(world));
    const decision = { paymentId: held?.id ?? '', decision: 'release' } as const;
    await decideAsGuardian(actAs(world, guardian), decision);
    return { elder, guardian };
  };

  it('leaves the record of what they did, and the elder is told', async () => {
    const { elder, guardian } = await guarded();
    const own = await server.connect(await server.signIn(elder));
    await own.subscribe(elderTopic(elder.id));
    await erase(guardian);
    const { acts, guardians, conduct } = await listsOf(elder);
    const name = `Deleted member (${guardian.email})`;
    expect(acts).toMatchObject([{ kind: 'released', guardianName: name }]);
    expect(guardians).toEqual([]);
    expect(conduct.map(({ reason }) => reason)).toEqual([
      `${name} deleted their account and is not your guardian any more. What they saw and did stays in your list.`,
    ]);
    await own.waitForEvent('the alert', elderFacts.alert.name);
    const [row] = await server.world.db
      .select()
      .from(guardianship)
      .where(eq(guardianship.guardianId, guardian.id));
    expect(row).toMatchObject({ revokedAt: expect.any(Date), secretHash: null });
    expect(
      await server.world.db.$count(alertRecipient, eq(alertRecipient.guardianshipId, row?.id ?? '')),
    ).toBe(0);
    const log = guardianLog(elder.id, row?.id ?? '', 0);
    expect(await server.world.db.$count(topicEvent, eq(topicEvent.topic, log)), 'facts to them').toBe(0);
    own.close();
  });

  it('is forgotten with the elder’s own account', async () => {
    const { elder, guardian } = await guarded();
    await erase(guardian);
    await erase(elder);
    expect(await server.world.db.$count(guardianship, eq(guardianship.elderId, elder.id))).toBe(0);
    expect(await server.world.db.$count(guardianAct, eq(guardianAct.elderId, elder.id))).toBe(0);
  });
});

describe('originals', () => {
  it('go with their owner, but not while somebody else has the same bytes', async () => {
    const [one, other] = [await makeAccount(server.world), await makeAccount(server.world)];
    const words = server.world.name('the same letter');
    const { sha256 } = await upload(one, words);
    const theirs = await upload(other, words);
    expect(theirs.sha256).toBe(sha256);
    await erase(one);
    await server.settle();
    expect(isOnDisk(sha256)).toBe(true);
    const cookie = await server.signIn(other);
    expect((await server.send('GET', `/api/evidence/${theirs.id}/file`, { cookie })).status).toBe(200);
    await erase(other);
    expect(
      await pollUntil(
        () => Promise.resolve(isOnDisk(sha256)),
        (is) => !is,
        10_000,
      ),
    ).toBe(false);
    const [row] = await server.world.db.select().from(evidenceItem).where(eq(evidenceItem.id, theirs.id));
    expect(row, 'the hash stays').toMatchObject({ sha256, fileName: '', state: 'unreadable' });
  });
});

it('an upload whose equal bytes were removed meanwhile is refused, and nothing is kept', async () => {
  const who = await makeAccount(server.world);
  const content = server.world.name('bytes');
  const file = {
    sha256: sha256Hex(content),
    sizeBytes: content.length,
    head: Buffer.from(content),
    open: () => Readable.from([content]),
    keep: () => Promise.resolve(),
    isKept: () => Promise.resolve(false),
    discard: () => Promise.resolve(),
  };
  const handedIn = uploadEvidence(actAs(server.world, who), { fileName: 'note.txt', file });
  await expect(handedIn).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await server.world.db.$count(evidenceItem, eq(evidenceItem.ownerId, who.id))).toBe(0);
});

describe('before an account is deleted', () => {
  it('a token is good once, and a wrong one deletes nothing', async () => {
    const who = await makeAccount(server.world);
    expect((await confirm('not-a-token')).status).toBe(400);
    const first = (await begin(who)).json<{ token: string }>().token;
    const second = (await begin(who)).json<{ token: string }>().token;
    expect((await confirm(first)).status, 'a newer one replaces it').toBe(400);
    expect((await rowOf(who))?.erasedAt).toBeNull();
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).status).toBe(400);
  });

  it('somebody with an authenticator app needs a code', async () => {
    const who = await makeAccount(server.world);
    const cookie = await server.signIn(who);
    const secret = await makeFactor(server.world, who.id);
    const json = { currentPassword: who.password };
    const without = await server.send('POST', '/api/account/erasure', { cookie, json });
    expect(without.status).toBe(400);
    const code = codeOf(server.world, secret);
    const withCode = await server.send('POST', '/api/account/erasure', { cookie, json: { ...json, code } });
    expect(withCode.status, withCode.text).toBe(200);
  });

  it('the last admin cannot go; an admin beside another can', async () => {
    const [one, other] = [await makeAccount(server.world, 'admin'), await makeAccount(server.world, 'admin')];
    const { token } = (await begin(one)).json<{ token: string }>();
    await erase(other);
    const alone = await begin(one);
    expect([alone.status, alone.json().message]).toEqual([
      409,
      'This is the last admin. Make somebody else an admin first.',
    ]);
    expect((await confirm(token)).status, 'the rule holds at the last step, too').toBe(409);
    expect((await rowOf(one))?.erasedAt).toBeNull();
  });

  it('an admin cannot bring a deleted account back', async () => {
    const [admin, who] = [await makeAccount(server.world, 'admin'), await makeAccount(server.world)];
    await erase(who);
    const answer = await server.send('POST', `/api/admin/accounts/${who.id}/restore`, {
      cookie: await server.signIn(admin),
      json: { reason: 'It was a mistake' },
    });
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Its owner deleted this account. It cannot come back.',
    ]);
  });
});

it('the last message is the only row with the address, and has its end', async () => {
  const who = await makeAccount(server.world);
  await erase(who);
  const rows = await server.world.db.select().from(mailMessage).where(eq(mailMessage.recipient, who.email));
  expect(rows.map(({ subject }) => subject)).toEqual(['Your account is deleted']);
  expect(rows[0]?.forgetAt).not.toBeNull();
});

it('others who signed up with the same address keep their messages', async () => {
  const [who, namesake] = [await makeAccount(server.world), await makeAccount(server.world)];
  const passwordHash = await hashPassword('another password');
  const shared = { email: who.email, passwordHash };
  await server.world.db.update(account).set(shared).where(eq(account.id, namesake.id));
  const at = server.world.clock.now();
  const message = {
    id: server.world.name('mail'),
    recipient: who.email,
    subject: 'For both',
    status: 'sent' as const,
  };
  await server.world.db.insert(mailMessage).values({ ...message, createdAt: at });
  await erase(who);
  expect(await server.world.db.$count(mailMessage, eq(mailMessage.id, message.id))).toBe(1);
});

it('frees the alerts somebody had taken, so that others can take them', async () => {
  const { world } = server;
  const [gone, next] = [await makeAccount(world, 'analyst'), await makeAccount(world, 'analyst')];
  const place = { kind: 'cluster-solved' as const, subjectId: await makeNearlySolved(world) };
  await takeAlert(actAs(world, gone), place);
  await erase(gone);
  await takeAlert(actAs(world, next), place);
  expect(await world.db.$count(alertTaking, eq(alertTaking.takenBy, next.id))).toBe(1);
});

it('ends an officer’s alerts; an approval of somebody who is gone counts for nothing, and says no name', async () => {
  const { world } = server;
  const officer = await makeAccount(world, 'leo');
  await subscribeAlerts(actAs(world, officer), true);
  const approver = await makeAccount(world, 'analyst');
  const clusterId = await makeNearlySolved(world);
  const reader = actAs(world, await makeAccount(world, 'analyst'));
  const { proposal, summary } = await getEscalation(reader, clusterId);
  await approveSummary(actAs(world, approver), proposal?.id ?? '', summary?.sha256 ?? '');
  await erase(officer);
  await erase(approver);
  world.clock.advanceMinutes(1);
  expect(await world.db.$count(alertSubscription, eq(alertSubscription.accountId, officer.id))).toBe(0);
  await approveSummary(reader, proposal?.id ?? '', summary?.sha256 ?? '');
  const shown = await getEscalation(reader, clusterId);
  expect(shown.proposal?.state).toBe('approved-once');
  expect(shown.approvals).toMatchObject([{ by: 'Deleted member', isVoid: true }, { isVoid: false }]);
});
