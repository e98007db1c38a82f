import { CLUSTERS_TOPIC } from '@fap/shared/clusters/events.ts';
import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { noticesTopic } from '@fap/shared/notices/events.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaApproval, mediaEscalation } from '../../db/schema/escalation.ts';
import { notice } from '../../db/schema/notices.ts';
import { auditEntry, outboxEvent } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { findCanaries, makeCanaryReport } from '../../testing/canaries.ts';
import { actAs, makeAccount } from '../../testing/factories.ts';
import { completeLayer, joinCluster } from '../../testing/make-nearly-solved.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';
import { submitReport } from '../reports/index.ts';

/** A sum that nobody else names, and that is in no band's ends; in dollars or cents, but not four sevens that a hash happens to have in a row. */
const SUM = { text: '$7,777.13', figures: /(?<![\da-f])7,?777(?:\.?13)?(?![\da-f])/u };

let server: TestServer;
let clusterId: string;
const cookies: Record<'one' | 'two' | 'officer' | 'member', string> = {
  one: '',
  two: '',
  officer: '',
  member: '',
};
let sockets: TestSocket[];
const answers: string[] = [];

const send = async (cookie: string, method: string, path: string, json?: object) => {
  const answer = await server.send(method, path, { cookie, ...(json ? { json } : {}) });
  answers.push(answer.text);
  return answer;
};
const read = async (cookie: string) => {
  const listed = (await send(cookie, 'GET', '/api/media-escalations?limit=500')).json<Escalation[]>();
  return listed.find(({ cluster }) => cluster.id === clusterId);
};

/** Everybody's sockets listen while victims report, the puzzle is solved and two people approve. */
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  const { world } = server;
  const accounts = {
    one: await makeAccount(world, 'analyst'),
    two: await makeAccount(world, 'analyst'),
    officer: await makeAccount(world, 'leo'),
    member: await makeAccount(world),
  };
  for (const name of ['one', 'two', 'officer', 'member'] as const)
    cookies[name] = await server.signIn(accounts[name]);
  await send(cookies.officer, 'PUT', '/api/media-escalations/subscription', { isOn: true });
  sockets = [];
  for (const name of ['one', 'officer', 'member'] as const) {
    const socket = await server.connect(cookies[name]);
    sockets.push(socket);
    await socket.subscribe(CLUSTERS_TOPIC);
    await socket.subscribe(noticesTopic(accounts[name].id));
  }
  const words = makeCanaryReport(world, { amountInvolved: SUM.text });
  const victim = await makeAccount(world);
  ({ clusterId } = await submitReport(actAs(world, victim), words));
  for (const socket of sockets) await socket.subscribe(puzzleTopic(clusterId));
  // They name the same site, and the same words about it.
  const { amountInvolved: _, ...more } = makeCanaryReport(world, { evidence: words.evidence });
  for (let others = 1; others < 5; others += 1) await joinCluster(world, words, { ...more });
  const joined = await world.db.select().from(report).where(eq(report.clusterId, clusterId));
  expect(joined).toHaveLength(5);
  for (let layer = 1; layer <= 13; layer += 1) await completeLayer(world, clusterId, layer);
  await world.drain();
  for (const cookie of [cookies.one, cookies.two]) {
    const shown = await read(cookie);
    const approved = await send(cookie, 'POST', `/api/media-escalations/${shown?.proposal?.id}/approvals`, {
      sha256: shown?.summary?.sha256,
    });
    expect(approved.status, approved.text).toBe(200);
  }
});
afterAll(() => server.stop());

const judge = (what: string, text: string) => {
  expect(findCanaries(text), what).toEqual([]);
  expect(text, what).not.toMatch(SUM.figures);
};

describe('what victims wrote, who they are and what they lost', () => {
  test('is in their reports, so that the canaries can be found', async () => {
    const rows = await server.world.db.select().from(report).where(eq(report.clusterId, clusterId));
    expect(findCanaries(JSON.stringify(rows)).length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).toMatch(SUM.figures);
  });

  test('is in no answer: summary, proposal and its decision, list and overview, for nobody', async () => {
    for (const cookie of Object.values(cookies)) {
      expect((await read(cookie))?.summary?.text).toContain('At least 5 people reported');
      await send(cookie, 'GET', '/api/media-escalations/overview');
    }
    for (const answer of answers) judge('an answer', answer);
  });

  test('is in no row of the proposal, approval, event, audit row and notice', async () => {
    const { db } = server.world;
    const rows = [
      ...(await db.select().from(mediaEscalation)),
      ...(await db.select().from(mediaApproval)),
      ...(await db.select().from(outboxEvent).where(like(outboxEvent.type, 'escalation.%'))),
      ...(await db.select().from(auditEntry).where(eq(auditEntry.entityType, 'media-escalation'))),
      ...(await db
        .select()
        .from(notice)
        .where(inArray(notice.kind, ['escalation-proposed']))),
    ];
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) judge('a row', JSON.stringify(row));
  });

  test('is in nothing that sockets got, nor in the inbox of an officer', async () => {
    const inbox = await server.send('GET', '/api/notices', { cookie: cookies.officer });
    expect(inbox.text).toContain('escalation-proposed');
    judge('the inbox', inbox.text);
    for (const { received } of sockets) {
      expect(received.some(({ name }) => name === 'clusters:escalated')).toBe(true);
      judge('a socket', JSON.stringify(received));
    }
  });
});
