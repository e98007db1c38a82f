import { noticesTopic } from '@fap/shared/notices/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/write/transact.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { notify } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
});
afterAll(() => server.stop());

const tell = ({ id: accountId }: TestAccount) =>
  transact(server.world.ctx, 'platform', (tx) =>
    notify(tx, { accountId, content: { kind: 'roles-changed', payload: { given: ['leo'], taken: [] } } }),
  );

test('an account watches its own notices on every device; for all others the topic does not exist', async () => {
  const owner = await makeAccount(server.world);
  const topic = noticesTopic(owner.id);
  const cookies = [await server.signIn(owner), await server.signIn(owner)];
  const [phone, laptop] = await Promise.all(cookies.map((cookie) => server.connect(cookie)));
  for (const role of [[], ['admin']] as const) {
    const other = await server.connect(await server.signIn(await makeAccount(server.world, ...role)));
    for (const name of [topic, noticesTopic(''), `${topic} `])
      expect(await other.subscribe(name, 0), name).toMatchObject({ ok: false, isFinal: true });
  }
  for (const socket of [phone, laptop]) expect(await socket?.subscribe(topic, 0)).toMatchObject({ ok: true });
  await tell(owner);
  for (const socket of [phone, laptop]) await socket?.waitForEvent('the notice', 'notices:added', () => true);

  const [cookie = ''] = cookies;
  const listed = (await server.send('GET', '/api/notices', { cookie })).json<{
    notices: { id: string }[];
    unread: number;
  }>();
  expect(listed).toMatchObject({ unread: 1, notices: [{ kind: 'roles-changed', readAt: null }] });
  const ids = listed.notices.map(({ id }) => id);
  const stranger = await server.signIn(await makeAccount(server.world, 'admin'));
  const refused = await server.send('POST', '/api/notices/read', { cookie: stranger, json: { ids } });
  expect(refused.status).toBe(404);
  const read = await server.send('POST', '/api/notices/read', { cookie, json: { ids } });
  expect(read.json()).toEqual({ unread: 0 });
  await laptop?.waitForEvent('the reading elsewhere', 'notices:read', () => true);
});
