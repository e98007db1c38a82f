import { AGENTS_TOPIC } from '@fap/shared/agents/events.ts';
import { CHAIN_TOPIC, CLUSTERS_TOPIC } from '@fap/shared/clusters/events.ts';
import { DASHBOARD_TOPIC } from '@fap/shared/dashboard/events.ts';
import { DETECTION_TOPIC } from '@fap/shared/detection/events.ts';
import { HARVEST_TOPIC } from '@fap/shared/harvest/events.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Doc } from 'yjs';
import { ALL_ENDPOINTS } from './areas.ts';
import { collabUpdate } from './db/schema/platform.ts';
import { createLog } from './platform/runtime/log.ts';
import { pollUntil } from './platform/runtime/poll-until.ts';
import { CANARIES, findCanaries, makeCanaryReport } from './testing/canaries.ts';
import { ENDPOINT_EXAMPLES, makeScene } from './testing/endpoint-examples.ts';
import { addressOf, type Scene } from './testing/examples-of.ts';
import { makeAccount, makeBoardUpdate, makeCluster, makeSubmission } from './testing/factories.ts';
import { openDocument } from './testing/live-client.ts';
import type { TestResponse } from './testing/send-request.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { TestSocket } from './testing/test-socket.ts';

const WORK_LIMIT_MS = 20_000;
const PASSWORD = 'a password of tests';

const logLines: string[] = [];
let server: TestServer;
let victim: string;
let stranger: string;
let admin: string;
let watcher: TestSocket;
let clusterId: string;
let evidenceId: string;
let submission: Submission;
let joined: TestResponse;

const topics = () => [
  CHAIN_TOPIC,
  CLUSTERS_TOPIC,
  AGENTS_TOPIC,
  DASHBOARD_TOPIC,
  DETECTION_TOPIC,
  HARVEST_TOPIC,
  RECONDOGS_TOPIC,
];

beforeAll(async () => {
  server = await startTestServer({}, createLog('trace', { write: (line) => logLines.push(line) }));
  const { world } = server;
  stranger = await server.signIn(await makeAccount(world));
  admin = await server.signIn(await makeAccount(world, 'admin'));
  watcher = await server.connect(stranger);
  for (const topic of topics()) await watcher.subscribe(topic);

  const form = { email: CANARIES.email, password: PASSWORD, displayName: CANARIES.name };
  await server.send('POST', '/api/signup', { form });
  victim = await server.signIn({ ...form, id: '', roles: [] });
  const multipart = new FormData();
  const file = new File([makeCanaryReport(world).evidence], `letter to ${CANARIES.name}.txt`, {
    type: 'text/plain',
  });
  multipart.set('evidence', file);
  evidenceId = (await server.send('POST', '/api/evidence/upload', { cookie: victim, multipart })).json()
    .evidenceId as string;
  submission = makeCanaryReport(world, { evidenceIds: [evidenceId] });
  const founded = await server.send('POST', '/api/clusters', { cookie: victim, json: submission });
  clusterId = founded.json().clusterId as string;
  // Another victim names the same site, so the answer describes the cluster.
  const json = makeSubmission(world, {
    evidence: `It was ${submission.evidence.split('?')[0]}`,
  });
  joined = await server.send('POST', '/api/clusters', { cookie: stranger, json });
  await server.settle();
  await runAllWork();
  await mergeAndSplit();
});
afterAll(() => server.stop());

/** Runs every unit on the cluster, a scan, and the DNA job. */
async function runAllWork(): Promise<void> {
  await watcher.subscribe(puzzleTopic(clusterId));
  const deployed = { clusterId, reconDogTargets: [...UNIT_KEYS], priority: 'high' };
  expect(
    (await server.send('POST', '/api/admin/recondogs/trigger', { cookie: admin, json: deployed })).status,
  ).toBe(202);
  const scan = await server.send('POST', '/api/detection/run-scan', { cookie: admin });
  expect([200, 202], scan.text).toContain(scan.status);
  const status = () => server.send('GET', `/api/recondogs/status/${clusterId}`, { cookie: stranger });
  const isDone = ({ text }: TestResponse) =>
    /"endedAt":"/u.test(text) && !/"status":"(?:queued|running)"/u.test(text);
  const done = await pollUntil(status, isDone, WORK_LIMIT_MS);
  expect(isDone(done), done.text).toBe(true);
  const dna = () => server.send('GET', `/api/cluster-dna/${clusterId}`, { cookie: stranger });
  const isComputed = ({ text }: TestResponse) =>
    /"reports":2,"strength":\d/u.test(text) && text.includes('"quotes":[{');
  const computed = await pollUntil(dna, isComputed, WORK_LIMIT_MS);
  expect(isComputed(computed), computed.text.slice(0, 2_000)).toBe(true);
  const analysed = await server.send('POST', '/api/analysis/cluster-mutation', {
    cookie: stranger,
    json: { clusterId },
  });
  expect(analysed.json()).toMatchObject({ reports: 2 });
}

/** Merges another cluster with this one and splits it again; the stated reason contains canaries. */
async function mergeAndSplit(): Promise<void> {
  const { clusterId: own } = await makeCluster(server.world);
  const reason = `${CANARIES.name} (${CANARIES.email}, ${CANARIES.phone}) was told so by both`;
  for (const [change, json] of [
    ['merge', { intoClusterId: clusterId, reason }],
    ['split', { reason }],
  ] as const) {
    const answer = await server.send('POST', `/api/clusters/${own}/${change}`, { cookie: admin, json });
    expect(answer.status, answer.text).toBe(200);
  }
  await server.settle();
}

test('the canaries can be found: in the report, and in the file that their owner opens', async () => {
  expect(findCanaries(JSON.stringify(makeCanaryReport(server.world))).length).toBeGreaterThan(20);
  const own = await server.send('GET', `/api/evidence/${evidenceId}/file`, { cookie: victim });
  expect(findCanaries(own.text)).toContain(CANARIES.email);
  expect(joined.json()).toMatchObject({ joined: true, clusterId });
});

/** Calls that change nothing of the cluster, so that they can be asked again. */
const isQuestion = ({ method, limit }: EndpointDefinition) =>
  method === 'GET' || limit === 'previews' || limit === 'analyses';

/** Asks every endpoint as a new member, gives each answer to `judge`, and names the calls that succeeded. */
async function askEverything(
  judge: (name: string, answer: TestResponse) => void,
  isAsked: (endpoint: EndpointDefinition) => boolean = () => true,
  item = evidenceId,
): Promise<string[]> {
  const member = await makeAccount(server.world);
  const cookie = await server.signIn(member);
  const scene: Scene = { ...(await makeScene(server, async () => item)), clusterId, member, cookie };
  const answered: string[] = [];
  for (const endpoint of ALL_ENDPOINTS.filter(isAsked)) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const example = await ENDPOINT_EXAMPLES[name]?.(scene);
    expect(example, name).toBeDefined();
    const path = addressOf(endpoint.path, example);
    const request = { ...example, ...(example?.isAnonymous ? {} : { cookie }) };
    const answer = await server.send(endpoint.method, path, request);
    judge(name, answer);
    if (answer.status < 300) answered.push(name);
  }
  return answered;
}

test('no endpoint leaks a canary to another member', async () => {
  const answered = await askEverything((name, { text, headers }) => {
    expect(findCanaries(text), `${name}: ${text.slice(0, 2_000)}`).toEqual([]);
    expect(findCanaries(JSON.stringify([...headers])), name).toEqual([]);
  });
  expect(answered).toEqual(
    expect.arrayContaining([
      'GET /api/clusters',
      'GET /api/cluster-dna/:clusterId',
      'GET /api/clusters/:id',
      'GET /api/clusters/:id/changes',
      'GET /api/cluster-families',
      'GET /api/cluster-mutations/:clusterId',
      'POST /api/analysis/cluster-mutation',
      'GET /api/puzzle/:clusterId',
      'GET /api/recondogs/status/:clusterId',
      'POST /api/analysis/detonate-playbook',
      'GET /api/backtrace/funnel/:clusterId',
      'GET /api/vault/entries',
      'GET /api/evidence/:id/proof.ots',
    ]),
  );
  // Every call there is, each with data made for it: three hundred, one after the other.
}, 240_000);

test('the report’s own words as an evidence item leak nothing either: not its name, not a word', async () => {
  const mine = await server.send('GET', '/api/reports', { cookie: victim });
  const id = mine.json<{ reports: { id: string }[] }>().reports[0]?.id ?? '';
  const told = await server.send('GET', `/api/reports/${id}`, { cookie: victim });
  const statement = told.json<OwnReport>().versions[0]?.statement;
  const own = await server.send('GET', `/api/evidence/${statement?.id}/file`, { cookie: victim });
  expect(findCanaries(own.text).length).toBeGreaterThan(20);
  const answered = await askEverything(
    (name, { text, headers }) => {
      expect(findCanaries(text), `${name}: ${text.slice(0, 2_000)}`).toEqual([]);
      expect(findCanaries(JSON.stringify([...headers])), name).toEqual([]);
    },
    ({ path }) => path.includes('/evidence') || path.includes('/vault'),
    statement?.id,
  );
  expect(answered).toEqual(
    expect.arrayContaining(['GET /api/evidence/:id', 'GET /api/evidence/:id/reading']),
  );
});

test('the words of the other side are shown, with placeholders, and so are typed facts', async () => {
  const { text } = await server.send('GET', `/api/cluster-dna/${clusterId}`, { cookie: stranger });
  expect(text).toMatch(/Pay the release fee today or be arrested, and tell nobody, \[VICTIM_1\]/u);
  const puzzle = await server.send('GET', `/api/puzzle/${clusterId}`, { cookie: stranger });
  expect(puzzle.text).toMatch(/\$1,000 to \$5,000 asked or paid/u);
  expect(puzzle.text).not.toContain('1,200');
  const reading = await server.send('GET', `/api/evidence/${evidenceId}/reading`, { cookie: stranger });
  expect(reading.json()).toMatchObject({ grade: 'crowd', evidence: { fileName: 'exhibit.txt' } });
  expect(reading.text).toContain('[PHONE_1]');
});

test('the reason of a merge is shown only to those who may merge', async () => {
  const changes = (cookie: string) => server.send('GET', `/api/clusters/${clusterId}/changes`, { cookie });
  expect((await changes(stranger)).text).toMatch(/"reason":null/u);
  expect((await changes(stranger)).text).not.toMatch(/"reason":"/u);
  expect(findCanaries((await changes(admin)).text)).toContain(CANARIES.phone);
});

test('no search and no answer to a report leaks a canary', async () => {
  const puzzle = (await server.send('GET', `/api/puzzle/${clusterId}`, { cookie: stranger })).json<Puzzle>();
  const persona = puzzle.contributions.find(({ layer }) => layer === 3)?.content ?? '';
  const similar = await server.send('POST', '/api/puzzle/similar', {
    cookie: stranger,
    json: { clusterId, content: persona },
  });
  const preview = await server.send('POST', '/api/clusters/preview-match', {
    cookie: stranger,
    json: { description: 'The same site as before', evidence: submission.evidence.split('?')[0] },
  });
  expect(similar.status, similar.text).toBe(200);
  expect(preview.json()).toMatchObject({ match: { clusterId } });
  for (const answer of [similar, preview, joined]) expect(findCanaries(answer.text), answer.text).toEqual([]);
});

test('no live event leaks a canary', async () => {
  for (const topic of [...topics(), puzzleTopic(clusterId)]) await watcher.subscribe(topic, 0);
  await watcher.waitFor('the founding', () => watcher.of(CHAIN_TOPIC).length > 0);
  await watcher.command('unsubscribe', { topic: 'nothing' });
  for (const topic of [RECONDOGS_TOPIC, puzzleTopic(clusterId)])
    expect(watcher.of(topic).length, topic).toBeGreaterThan(0);
  for (const event of watcher.received) {
    const text = JSON.stringify(event);
    expect(findCanaries(text), text.slice(0, 2_000)).toEqual([]);
  }
});

test('no shared document leaks a canary', async () => {
  await makeBoardUpdate(server.world, { clusterId, author: await makeAccount(server.world) });
  const doc = new Doc();
  const provider = openDocument(server, { cookie: stranger }, clusterId, doc);
  await new Promise<void>((resolve) => provider.once('sync', () => resolve()));
  const shown = JSON.stringify([doc.getMap('pieces').toJSON(), doc.getXmlFragment('notes').toString()]);
  provider.destroy();
  const rows = await server.world.db
    .select({ bytes: collabUpdate.bytes })
    .from(collabUpdate)
    .where(eq(collabUpdate.room, puzzleRoom(clusterId)));
  const stored = rows.map(({ bytes }) => Buffer.from(bytes).toString('utf8')).join('\n');
  expect(shown).toContain('A card');
  expect(findCanaries(`${shown}\n${stored}`)).toEqual([]);
});

test('no log line contains a canary, not even when storing a report failed', async () => {
  const { db } = server.world;
  await db.execute(
    sql`alter table report add constraint canary_refused check (scam_name not like '%refused%') not valid`,
  );
  const json = makeCanaryReport(server.world, { scamName: `Is refused: ${CANARIES.name}` });
  const refused = await server.send('POST', '/api/clusters', { cookie: victim, json });
  await db.execute(sql`alter table report drop constraint canary_refused`);
  expect(refused.status).toBe(500);
  expect(findCanaries(refused.text)).toEqual([]);
  expect(logLines.some((line) => line.includes('canary_refused'))).toBe(true);
  for (const line of logLines) expect(findCanaries(line), line.slice(0, 3_000)).toEqual([]);
});

test('a withdrawn report’s words, the other side’s too, come out of no endpoint and no fact', async () => {
  const QUOTE = /or be arrested/iu;
  const before: string[] = [];
  await askEverything((name, { text }) => QUOTE.test(text) && before.push(name), isQuestion);
  expect(before).toEqual(
    expect.arrayContaining(['GET /api/cluster-dna/:clusterId', 'POST /api/analysis/detonate-playbook']),
  );
  const mine = await server.send('GET', '/api/reports', { cookie: victim });
  const id = mine.json<{ reports: { id: string }[] }>().reports[0]?.id ?? '';
  const path = `/api/reports/${id}`;
  const withdrawn = await server.send('POST', `${path}/withdraw`, { cookie: victim, json: { reason: '' } });
  expect(withdrawn.status, withdrawn.text).toBe(200);
  const judge = (name: string, { text }: TestResponse) => {
    expect(text, name).not.toMatch(QUOTE);
    expect(findCanaries(text), name).toEqual([]);
  };
  await askEverything(judge, isQuestion);
  await server.settle();
  await askEverything(judge, isQuestion);
  const late = await server.connect(stranger);
  for (const topic of [...topics(), puzzleTopic(clusterId)]) await late.subscribe(topic, 0);
  await late.waitFor('the founding', () => late.of(CHAIN_TOPIC).length > 0);
  await late.command('unsubscribe', { topic: 'nothing' });
  expect(JSON.stringify(late.received)).not.toMatch(QUOTE);
  expect((await server.send('GET', path, { cookie: victim })).text).toMatch(QUOTE);
});
