import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Webhook, WebhookMessage } from '@fap/shared/webhooks/contract.ts';
import { CHOSEN_EVENT_NAMES } from '@fap/shared/webhooks/events.ts';
import type { WebhookPayload } from '@fap/shared/webhooks/payloads.ts';
import { FAILURES_UNTIL_OFF } from '@fap/shared/webhooks/states.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { notice } from '../../db/schema/notices.ts';
import { partner } from '../../db/schema/partners.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { webhook, webhookMessage } from '../../db/schema/webhooks.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { actAs, makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { makeNearlySolved } from '../../testing/make-nearly-solved.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { approveSummary } from '../escalation/approve-summary.ts';
import { closeProposal } from '../escalation/close-proposal.ts';
import { getEscalation } from '../escalation/list-escalations.ts';
import { addPartner, endPartner } from '../partners/register/manage-partners.ts';
import { lockWebhook } from './register/manage-webhooks.ts';
import { deliverMessage, giveUpMessage } from './sending/deliver-message.ts';
import { tellFigures } from './sending/tell-figures.ts';
import { tellWebhooks } from './sending/tell-webhooks.ts';
import { signatureHeaders } from './signing/sign.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
/** How the receiver answers on a path; 204 where nothing is said. */
const answers = new Map<string, (response: ServerResponse) => void>();

let receiver: Server;
let origin: string;
let server: TestServer;
let analyst: TestAccount;
let admin: TestAccount;
let cookie: string;
let adminCookie: string;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestServer({ ALLOW_PRIVATE_FETCH: '1' });
  analyst = await makeAccount(server.world, 'analyst');
  admin = await makeAccount(server.world, 'admin');
  cookie = await server.signIn(analyst);
  adminCookie = await server.signIn(admin);
});
afterAll(async () => {
  await server.stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

interface Added {
  webhook: Webhook;
  secret: string;
  path: string;
}
async function addWebhook(changes: object = {}, as = cookie): Promise<Added> {
  const path = `/${server.world.name('hook')}`;
  const json = { name: 'A newsroom', url: `${origin}${path}`, events: ['escalation.approved'], ...changes };
  const answer = await server.send('POST', '/api/webhooks', { cookie: as, json });
  expect(answer.status, answer.text).toBe(201);
  return { ...answer.json<Omit<Added, 'path'>>(), path };
}
const call = (method: string, path: string, json?: object, as = cookie) =>
  server.send(method, `/api/webhooks${path === '' ? '' : `/${path}`}`, { cookie: as, ...(json && { json }) });
const messagesOf = async (id: string) => (await call('GET', `${id}/messages`)).json<WebhookMessage[]>();
const arrivedAt = (path: string) => received.filter((one) => one.path === path);
async function waitFor(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  expect(
    await pollUntil(
      async () => holds(),
      (value) => value,
      20_000,
    ),
    what,
  ).toBe(true);
}
/** A queued message that no job takes, so that a test makes the attempts itself. */
async function makeMessage(webhookId: string): Promise<string> {
  const id = server.world.ctx.ids.next('msg');
  await server.world.db.insert(webhookMessage).values({
    id,
    webhookId,
    event: 'webhook.test',
    body: '{"type":"webhook.test"}',
    state: 'queued',
    createdAt: server.world.clock.now(),
  });
  return id;
}
const reach = (allowPrivate = true) => ({ ownOrigin: () => server.url, allowPrivate });
const deliver = (messageId: string, allowPrivate?: boolean) =>
  deliverMessage(server.world.ctx, reach(allowPrivate), messageId);

test('messages are signed as in the test vector of Standard Webhooks', () => {
  expect(
    signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    }),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

describe('a test message', () => {
  test('arrives by the job queue, signed over what was sent, and stands in the log', async () => {
    const { webhook: added, secret, path } = await addWebhook();
    expect((await call('POST', `${added.id}/test`)).status).toBe(201);
    await waitFor('the test message', () => arrivedAt(path).length > 0);
    const [got] = arrivedAt(path);
    const { type, data } = JSON.parse(got?.body ?? '') as { type: string; data: object };
    expect([type, data]).toEqual(['webhook.test', { message: expect.any(String) }]);
    const id = String(got?.headers['webhook-id']);
    const at = new Date(Number(got?.headers['webhook-timestamp']) * 1000);
    expect(got?.headers).toMatchObject(signatureHeaders(secret, { id, at, body: got?.body ?? '' }));
    await waitFor('the log', async () => (await messagesOf(added.id))[0]?.state === 'delivered');
    expect(await messagesOf(added.id)).toMatchObject([
      { id, state: 'delivered', attempts: 1, log: [{ status: 204, error: null }] },
    ]);
  });

  test('is sent again by hand with the same id and body', async () => {
    const { webhook: added, path } = await addWebhook();
    const { id } = (await call('POST', `${added.id}/test`)).json<WebhookMessage>();
    await waitFor('the first', async () => (await messagesOf(added.id))[0]?.state === 'delivered');
    expect((await call('POST', `messages/${id}/again`)).status).toBe(201);
    await waitFor('the second', () => arrivedAt(path).length === 2);
    const [first, second] = arrivedAt(path);
    expect([second?.headers['webhook-id'], second?.body]).toEqual([
      first?.headers['webhook-id'],
      first?.body,
    ]);
  });

  test('is tried again by the queue after a failure, and arrives once the receiver is back', async () => {
    const { webhook: added, path } = await addWebhook();
    answers.set(path, (response) => {
      if (arrivedAt(path).length >= 2) answers.delete(path);
      response.writeHead(503).end();
    });
    await call('POST', `${added.id}/test`);
    await waitFor('the third attempt', async () => (await messagesOf(added.id))[0]?.state === 'delivered');
    const [message] = await messagesOf(added.id);
    expect(message?.log.map(({ status }) => status)).toEqual([204, 503, 503]);
    const ids = new Set(arrivedAt(path).map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([message?.id]);
  });
});

describe('an attempt that fails', () => {
  test('because the receiver hangs ends by itself and may be made again', async () => {
    const { webhook: added, path } = await addWebhook();
    answers.set(path, () => {});
    const id = await makeMessage(added.id);
    // The twenty seconds it has pass quicker here.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(500));
    await expect(deliver(id)).rejects.toThrow('It took too long');
    expect(asked).toHaveBeenCalledWith(20_000);
    asked.mockRestore();
    expect(await messagesOf(added.id)).toMatchObject([
      { id, state: 'queued', log: [{ status: null, error: 'It took too long' }] },
    ]);
  });

  test('by a redirect is not followed, wherever it leads', async () => {
    const { webhook: added, path } = await addWebhook();
    const elsewhere = `/${server.world.name('elsewhere')}`;
    answers.set(path, (response) => response.writeHead(307, { location: `${origin}${elsewhere}` }).end());
    const id = await makeMessage(added.id);
    await expect(deliver(id)).rejects.toThrow('It answered 307');
    expect(arrivedAt(elsewhere)).toEqual([]);
  });

  test('by an answer without end is cut off', async () => {
    const { webhook: added, path } = await addWebhook();
    answers.set(path, (response) => response.writeHead(200).end('x'.repeat(200_000)));
    await expect(deliver(await makeMessage(added.id))).rejects.toThrow('It is larger than 64 KiB');
  });

  test('leads into no private network, by number, by name, or once a name leads there', async () => {
    const { port } = receiver.address() as AddressInfo;
    const before = received.length;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433']) {
      const { webhook: added } = await addWebhook({ url: `http://${host}:${port}/inside` });
      await expect(deliver(await makeMessage(added.id), false), host).rejects.toThrow(
        'Its address is not in the public internet',
      );
    }
    expect(received.length).toBe(before);
  });

  test('of three messages in a row switches it off, which is told, and a success in between forgets', async () => {
    const { webhook: added, path } = await addWebhook();
    const fail = async () => giveUpMessage(server.world.ctx, await makeMessage(added.id));
    for (let i = 1; i < FAILURES_UNTIL_OFF; i += 1) await fail();
    await deliver(await makeMessage(added.id));
    for (let i = 1; i < FAILURES_UNTIL_OFF; i += 1) await fail();
    expect((await call('GET', '')).json<Webhook[]>().find(({ id }) => id === added.id)?.off).toBeNull();
    await fail();
    const off = (await call('GET', '')).json<Webhook[]>().find(({ id }) => id === added.id)?.off;
    expect(off).toMatchObject({ reason: 'failing' });
    await server.settle();
    const notices = await server.world.db.select().from(notice).where(eq(notice.accountId, analyst.id));
    expect(notices.map(({ kind, payload }) => [kind, payload])).toContainEqual([
      'webhook-off',
      { webhookId: added.id },
    ]);
    const arrived = arrivedAt(path).length;
    const waiting = await makeMessage(added.id);
    await deliver(waiting);
    expect(arrivedAt(path).length).toBe(arrived);
    expect((await call('POST', `${added.id}/test`)).status).toBe(409);
    expect((await call('POST', `messages/${waiting}/again`)).status).toBe(409);
    expect((await call('POST', `${added.id}/on`)).json<Webhook>().off).toBeNull();
    expect((await call('POST', `${added.id}/on`)).status).toBe(409);
    expect((await call('POST', `messages/${waiting}/again`)).status).toBe(201);
  });

  test('and whoever manages the webhook at that moment do not wait for each other', async () => {
    const { webhook: added } = await addWebhook();
    const messageId = await makeMessage(added.id);
    const isWaiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let givenUp: Promise<void> | undefined;
    await transact(actAs(server.world, analyst), 'webhooks.manage', async (tx) => {
      await lockWebhook(tx, added.id);
      givenUp = giveUpMessage(server.world.ctx, messageId);
      await waitFor(
        'the failure waits for the webhook',
        async () => (await server.world.db.execute(isWaiting)).length > 0,
      );
      // A deadlock if the one that waits for the webhook had locked its message.
      await tx.db.update(webhookMessage).set({ attempts: 7 }).where(eq(webhookMessage.id, messageId));
      await recordAudit(tx, { action: 'webhook.tested', entityType: 'webhook', entityId: added.id });
    });
    await givenUp;
    expect((await messagesOf(added.id))[0]).toMatchObject({ id: messageId, state: 'failed', attempts: 7 });
  });

  test('with 410 switches it off at once', async () => {
    const { webhook: added, path } = await addWebhook();
    answers.set(path, (response) => response.writeHead(410).end());
    const id = await makeMessage(added.id);
    await deliver(id);
    expect(await messagesOf(added.id)).toMatchObject([{ id, state: 'failed', log: [{ status: 410 }] }]);
    expect((await call('GET', '')).json<Webhook[]>().find((one) => one.id === added.id)?.off).toMatchObject({
      reason: 'gone',
    });
  });
});

describe('what is sent', () => {
  const sentTo = async (webhookId: string) =>
    (
      await server.world.db
        .select()
        .from(webhookMessage)
        .where(eq(webhookMessage.webhookId, webhookId))
        .orderBy(webhookMessage.createdAt)
    ).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });

  test('is a press summary once two people approved it, and that it was withdrawn', async () => {
    const { webhook: added } = await addWebhook({ events: ['escalation.approved', 'escalation.withdrawn'] });
    const clusterId = await makeNearlySolved(server.world);
    const [first, second] = [actAs(server.world, analyst), actAs(server.world, admin)];
    const { proposal, summary } = await getEscalation(first, clusterId);
    const [id, sha256] = [proposal?.id ?? '', summary?.sha256 ?? ''];
    await approveSummary(first, id, sha256);
    await server.settle();
    expect(await sentTo(added.id)).toEqual([]);
    await approveSummary(second, id, sha256);
    await server.settle();
    await closeProposal(first, id, { state: 'withdrawn', reason: 'words that must not leave' });
    await server.settle();
    const sent = await sentTo(added.id);
    expect(sent).toMatchObject([
      { type: 'escalation.approved', data: { sha256, text: summary?.text } },
      { type: 'escalation.withdrawn', data: { sha256 } },
    ]);
    expect(JSON.stringify(sent)).not.toContain('words that must not leave');
    const [{ name } = { name: '' }] = await server.world.db
      .select({ name: cluster.name })
      .from(cluster)
      .where(eq(cluster.id, clusterId));
    expect(JSON.stringify(sent)).not.toContain(name);
  });

  test('has the fields of its event alone', async () => {
    const { webhook: added } = await addWebhook({ events: ['escalation.withdrawn'] });
    const data = {
      clusterChainId: 'FAP-1',
      sha256: 'a'.repeat(64),
      withdrawnAt: '2026-03-02T09:00:00.000Z',
      reason: 'words that must not leave',
    };
    await transact(server.world.ctx, 'platform', (tx) =>
      tellWebhooks(tx, { event: 'escalation.withdrawn', data }),
    );
    const [sent] = await sentTo(added.id);
    expect(Object.keys(sent?.data ?? {})).toEqual(['clusterChainId', 'sha256', 'withdrawnAt']);
  });

  test('figures hold no kind of scam that fewer than five people reported', async () => {
    const { webhook: added } = await addWebhook({ events: ['figures.daily'] });
    const romance = async () => {
      await tellFigures(server.world.ctx);
      const all = (await sentTo(added.id)).map(({ data }) => data as WebhookPayload<'figures.daily'>);
      return all.at(-1)?.byKind.find(({ scamType }) => scamType === 'romance')?.people;
    };
    for (let people = 1; people < 5; people += 1) await makeCluster(server.world, { scamType: 'romance' });
    expect(await romance()).toBeUndefined();
    server.world.clock.advanceMinutes(1);
    await makeCluster(server.world, { scamType: 'romance' });
    expect(await romance()).toBe(5);
    server.world.clock.advanceMinutes(1);
    const [one] = await server.world.db.select().from(report).where(eq(report.scamType, 'romance'));
    await server.world.db
      .update(report)
      .set({ withdrawnAt: server.world.clock.now(), clusterId: null, withdrawnFrom: one?.clusterId ?? null })
      .where(eq(report.id, one?.id ?? ''));
    expect(await romance()).toBeUndefined();
  });

  test('of a partner’s collection goes to partners of that kind, and to none whose partnership ended', async () => {
    const ctx = actAs(server.world, admin);
    const [authority, company] = await Promise.all(
      (['authority', 'company'] as const).map((kind) => addPartner(ctx, { name: `A ${kind}`, kind })),
    );
    const events = ['collection.changed'];
    const its = await addWebhook({ events, partnerId: company?.id }, adminCookie);
    const others = await addWebhook({ events, partnerId: authority?.id }, adminCookie);
    const tell = () =>
      transact(server.world.ctx, 'platform', (tx) =>
        tellWebhooks(tx, {
          event: 'collection.changed',
          data: { collectionId: 'a collection', kind: 'company' },
          kind: 'company',
        }),
      );
    await tell();
    expect([await sentTo(its.webhook.id), await sentTo(others.webhook.id)]).toEqual([
      [expect.objectContaining({ data: { collectionId: 'a collection', kind: 'company' } })],
      [],
    ]);
    // What was told goes out by itself.
    await vi.waitFor(() => expect(arrivedAt(its.path)).toHaveLength(1), { timeout: 10_000 });
    const waiting = await makeMessage(its.webhook.id);
    const before = arrivedAt(its.path).length;
    await endPartner(ctx, company?.id ?? '');
    await deliver(waiting);
    expect(arrivedAt(its.path).length).toBe(before);
    await server.world.db
      .update(partner)
      .set({ endedAt: null })
      .where(eq(partner.id, company?.id ?? ''));
  });
});

describe('who may', () => {
  test('a member and an officer may not; a partner’s webhook is for admins', async () => {
    for (const roles of [[], ['leo']] as const) {
      const other = await server.signIn(await makeAccount(server.world, ...roles));
      expect((await server.send('GET', '/api/webhooks', { cookie: other })).status).toBe(403);
    }
    const { id } = await addPartner(actAs(server.world, admin), { name: 'A bank', kind: 'company' });
    const input = { name: 'A bank', url: `${origin}/bank`, events: ['collection.changed'] };
    const json = { ...input, partnerId: id };
    expect((await server.send('POST', '/api/webhooks', { cookie, json })).status).toBe(403);
    const { webhook: its } = await addWebhook(json, adminCookie);
    expect((await call('PUT', its.id, input)).status).toBe(403);
    expect((await call('DELETE', its.id)).status).toBe(403);
    expect((await call('POST', `${its.id}/test`)).status).toBe(403);
    expect((await call('PUT', its.id, input, adminCookie)).status).toBe(200);
  });

  test('the secret is in one answer; a new one signs from then on; removed, it is gone', async () => {
    const { webhook: added, secret, path } = await addWebhook();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
    expect((await call('GET', '')).text).not.toContain(secret);
    const renewed = (await call('POST', `${added.id}/secret`)).json<{ secret: string }>().secret;
    expect(renewed).not.toBe(secret);
    const id = await makeMessage(added.id);
    await deliver(id);
    const [got] = arrivedAt(path);
    const at = new Date(Number(got?.headers['webhook-timestamp']) * 1000);
    expect(got?.headers).toMatchObject(signatureHeaders(renewed, { id, at, body: got?.body ?? '' }));
    const waiting = await makeMessage(added.id);
    expect((await call('DELETE', added.id)).status).toBe(200);
    await deliver(waiting);
    expect(arrivedAt(path)).toHaveLength(1);
    const [row] = await server.world.db.select().from(webhook).where(eq(webhook.id, added.id));
    expect(row?.secret).toBe('');
    expect((await call('GET', `${added.id}/messages`)).status).toBe(404);
    const rows = await server.world.db
      .select()
      .from(auditEntry)
      .where(inArray(auditEntry.entityId, [added.id]));
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['webhook.added', 'webhook.secret-renewed', 'webhook.removed']),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('an address we send nothing to is refused with a reason', async () => {
    const strict = { name: 'A newsroom', events: ['escalation.approved'] };
    for (const url of ['ftp://newsroom.invalid/', 'no address', 'https://user:word@newsroom.invalid/hook']) {
      const answer = await server.send('POST', '/api/webhooks', { cookie, json: { ...strict, url } });
      expect(answer.status, url).toBe(400);
    }
    const events = CHOSEN_EVENT_NAMES;
    const answer = await server.send('POST', '/api/webhooks', {
      cookie,
      json: { name: 'A newsroom', url: `${origin}/x`, events },
    });
    expect(answer.json().message).toBe(
      'Only a partner’s webhook is told of its collection. Please choose the partner.',
    );
  });
});
