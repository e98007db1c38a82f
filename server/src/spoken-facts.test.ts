import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handPayments } from './areas/elder/payments/hand-payments.ts';
import { makeGuardianship } from './areas/elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from './areas/elder/testing/payments.ts';
import { makeElder } from './areas/elder/testing/people.ts';
import { contributePiece } from './areas/puzzle/contribute-piece.ts';
import { languageCookie } from './platform/http/language.ts';
import { publish, recordAudit, transact } from './platform/write/transact.ts';
import { actAs, makeAccount, makeCluster } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { TestSocket } from './testing/test-socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A socket of somebody who reads a language, on a topic. */
async function listen(
  cookie: string,
  language: Language,
  topic: string,
  after?: number,
): Promise<TestSocket> {
  const socket = await server.connect(`${cookie}; ${languageCookie(language)}`);
  expect(await socket.subscribe(topic, after)).toMatchObject({ ok: true });
  return socket;
}

const payloadOf = async (socket: TestSocket, name: string) => (await socket.waitForEvent(name, name)).payload;

test('a layer of a puzzle keeps the names that each reader has, live and replayed, and pieces stay as written', async () => {
  const { world } = server;
  const { clusterId } = await makeCluster(world);
  const topic = puzzleTopic(clusterId);
  const agent = await makeAccount(world);
  const cookie = await server.signIn(agent);
  const [english, spanish] = [await listen(cookie, 'en', topic), await listen(cookie, 'es', topic)];
  const { layer, contribution } = await contributePiece(actAs(world, agent), {
    clusterId,
    layer: 6,
    content: 'Not found. They wrote Please try again',
    type: 'text',
    confidence: 70,
  });
  const heard = await payloadOf(english, puzzleFacts.layer.name);
  expect(heard.layer).toEqual(layer);
  const said = await payloadOf(spanish, puzzleFacts.layer.name);
  expect(said).toEqual({
    ...heard,
    layer: {
      ...layer,
      name: 'Creación de confianza',
      question: expect.any(String),
      description: expect.any(String),
    },
  });
  expect((said.layer as typeof layer).question).toMatch(/^¿/u);
  for (const socket of [english, spanish])
    expect((await payloadOf(socket, puzzleFacts.contribution.name)).contribution).toEqual(contribution);
  const later = await listen(cookie, 'es', topic, Number(said.seq) - 1);
  expect(await payloadOf(later, puzzleFacts.layer.name)).toEqual(said);
});

test('an alert reaches an elder in one language and a guardian in another', async () => {
  const { world } = server;
  const [elder, guardian] = [await makeElder(world), await makeAccount(world)];
  await makeGuardianship(world, { elder, guardian });
  const topic = elderTopic(elder.id);
  const own = await listen(await server.signIn(elder), 'es', topic);
  const theirs = await listen(await server.signIn(guardian), 'en', topic);
  const payment = makeRiskyPayment(world);
  await handPayments(actAs(world, elder), {
    elderId: elder.id,
    source: 'call',
    payments: [payment],
    balance: null,
  });
  const [said, heard] = [
    await payloadOf(own, elderFacts.alert.name),
    await payloadOf(theirs, elderFacts.alert.name),
  ];
  expect(heard.reason).toMatch(/\b(?:the|you|this|it)\b/u);
  expect(said.reason).not.toBe(heard.reason);
  expect(said.reason).not.toMatch(/\b(?:the|you|this|it)\b/u);
  const { transaction } = (await payloadOf(own, elderFacts.transaction.name)) as unknown as {
    transaction: { payee: string; reasons: { sentence: string }[] };
  };
  expect(transaction.payee).toBe(payment.payee);
  for (const { sentence } of transaction.reasons) expect(sentence).not.toMatch(/\b(?:the|you|this|it)\b/u);
});

test('a browser that asks for Spanish hears what a unit found in Spanish, without any choice', async () => {
  const { world } = server;
  const { clusterId } = await makeCluster(world);
  const cookie = await server.signIn(await makeAccount(world));
  const english = await listen(cookie, 'en', RECONDOGS_TOPIC);
  const spanish = await server.connect(cookie, { 'accept-language': 'de, es-MX;q=0.9, en;q=0.8' });
  await spanish.subscribe(RECONDOGS_TOPIC);
  const finding = {
    title: 'A file was changed after it was made',
    detail: 'It was saved again on the same day.',
    citations: [],
  };
  await transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.told', entityType: 'topic', entityId: RECONDOGS_TOPIC });
    publish(tx, RECONDOGS_TOPIC, recondogFacts.operation, {
      operationId: 'op',
      clusterId,
      unit: 'metaminer',
      status: 'ok',
      progress: 100,
      finding,
    });
  });
  expect((await payloadOf(english, recondogFacts.operation.name)).finding).toEqual(finding);
  const said = (await payloadOf(spanish, recondogFacts.operation.name)).finding as typeof finding;
  expect(said.title).toBe('Un archivo se cambió después de crearse');
});

test('a refused command says why in the language of the connection', async () => {
  const socket = await server.connect(
    `${await server.signIn(await makeAccount(server.world))}; ${languageCookie('es')}`,
  );
  expect(await socket.subscribe('nothing')).toEqual({ ok: false, error: 'Tema desconocido', isFinal: true });
});
