import type { NoticeKind, NoticeMail } from '@fap/shared/notices/kinds.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { transact } from '../../platform/write/transact.ts';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { listNotices } from './list-notices.ts';
import { mailDigests } from './mail-digests.ts';
import { notify } from './notify.ts';
import { getPreferences, setPreferences } from './preferences.ts';
import { readNotices } from './read-notices.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  // Without a worker: the tests say when the daily mail runs.
  server = await startTestServer({ SERVICES: 'web' });
  world = server.world;
});
afterAll(() => server.stop());

async function makeReader(isAddressConfirmed = true): Promise<TestAccount> {
  const reader = await makeAccount(world);
  if (isAddressConfirmed)
    await world.db
      .update(account)
      .set({ emailConfirmedAt: world.clock.now() })
      .where(eq(account.id, reader.id));
  return reader;
}
const tellOfFiles = ({ id: accountId }: TestAccount, evidenceId = 'evidence-1') =>
  transact(world.ctx, 'platform', (tx) =>
    notify(tx, { accountId, content: { kind: 'evidence-unreadable', payload: { evidenceId, items: 1 } } }),
  );
const tellOfRoles = ({ id: accountId }: TestAccount) =>
  transact(world.ctx, 'platform', (tx) =>
    notify(tx, { accountId, content: { kind: 'roles-changed', payload: { given: ['leo'], taken: [] } } }),
  );
async function choose(reader: TestAccount, kind: NoticeKind, mail: NoticeMail, digestHour = 8) {
  const { mail: before, push } = await getPreferences(actAs(world, reader));
  await setPreferences(actAs(world, reader), { digestHour, mail: { ...before, [kind]: mail }, push });
}
const mailTo = ({ email }: TestAccount) =>
  world.db.select().from(mailMessage).where(eq(mailMessage.recipient, email)).orderBy(mailMessage.createdAt);
const passHours = (hours: number) => world.clock.advanceSeconds(hours * 3600);
const hourNow = () => world.clock.now().getUTCHours();
const readAll = (reader: TestAccount) =>
  readNotices(actAs(world, reader), { upTo: world.clock.now().toISOString() });
const stopLinkIn = (text: string | null | undefined): string =>
  /^\/api\/notices\/unsubscribe\?\S+$/mu.exec(text ?? '')?.[0] ?? '';

describe('mail at once', () => {
  it('is the default for alerts only, and goes to confirmed addresses only', async () => {
    const [reader, unproven] = [await makeReader(), await makeReader(false)];
    for (const one of [reader, unproven]) {
      await tellOfRoles(one);
      await tellOfFiles(one);
    }
    const [message, ...more] = await mailTo(reader);
    expect(message).toMatchObject({ subject: 'Your roles changed' });
    expect(message?.body).toContain('You are now: police officer.');
    expect(more).toEqual([]);
    expect(await mailTo(unproven)).toEqual([]);
  });

  it('comes once for a notice that grows', async () => {
    const reader = await makeReader();
    await choose(reader, 'evidence-unreadable', 'at-once');
    for (let time = 0; time < 3; time += 1) await tellOfFiles(reader);
    expect(await mailTo(reader)).toHaveLength(1);
  });

  it('does not come to somebody who wants none', async () => {
    const reader = await makeReader();
    await choose(reader, 'roles-changed', 'never');
    await tellOfRoles(reader);
    expect(await mailTo(reader)).toEqual([]);
    expect((await listNotices(actAs(world, reader), { limit: 5, show: 'all' })).unread).toBe(1);
  });
});

describe('the daily mail', () => {
  it('comes at the chosen hour, once, also from two processes at the same time', async () => {
    const reader = await makeReader();
    await choose(reader, 'evidence-unreadable', 'daily', (hourNow() + 2) % 24);
    await tellOfFiles(reader);
    passHours(1);
    await mailDigests(world.ctx);
    expect(await mailTo(reader), 'not before its hour').toEqual([]);
    passHours(1);
    await Promise.all([mailDigests(world.ctx), mailDigests(world.ctx), mailDigests(world.ctx)]);
    await mailDigests(world.ctx);
    const messages = await mailTo(reader);
    expect(messages).toMatchObject([{ subject: 'You have a new notice' }]);
    expect(messages[0]?.body).toContain('We could not read a file of yours.');
    passHours(24);
    await mailDigests(world.ctx);
    expect(await mailTo(reader), 'a notice is mailed once').toHaveLength(1);
    await readAll(reader);
    await tellOfFiles(reader);
    await mailDigests(world.ctx);
    expect(await mailTo(reader), 'the next one waits for the next day').toHaveLength(1);
    passHours(24);
    await mailDigests(world.ctx);
    expect(await mailTo(reader)).toHaveLength(2);
  });

  it('makes up for an hour in which no process ran', async () => {
    const reader = await makeReader();
    await choose(reader, 'evidence-unreadable', 'daily', (hourNow() + 1) % 24);
    await tellOfFiles(reader);
    passHours(5);
    await mailDigests(world.ctx);
    expect(await mailTo(reader)).toHaveLength(1);
  });

  it('leaves out what was read, and what its receiver wants at once or never', async () => {
    const reader = await makeReader();
    await choose(reader, 'evidence-unreadable', 'daily', (hourNow() + 1) % 24);
    await tellOfFiles(reader);
    await readAll(reader);
    await transact(world.ctx, 'platform', (tx) =>
      notify(tx, {
        accountId: reader.id,
        content: { kind: 'evidence-anchored', payload: { evidenceId: 'evidence-1', items: 1 } },
      }),
    );
    passHours(2);
    await mailDigests(world.ctx);
    expect(await mailTo(reader)).toEqual([]);
  });

  it('does not go to an address that is not confirmed, nor to a suspended account', async () => {
    const [unproven, suspended] = [await makeReader(false), await makeReader()];
    for (const one of [unproven, suspended]) {
      await choose(one, 'evidence-unreadable', 'daily', (hourNow() + 1) % 24);
      await tellOfFiles(one);
    }
    await world.db
      .update(account)
      .set({ suspendedAt: world.clock.now() })
      .where(eq(account.id, suspended.id));
    passHours(2);
    await mailDigests(world.ctx);
    for (const one of [unproven, suspended]) expect(await mailTo(one)).toEqual([]);
  });
});

describe('the link in a mail', () => {
  const pressAt = (link: string) =>
    server.send('POST', '/api/notices/unsubscribe', {
      form: { token: new URLSearchParams(link.split('?')[1]).get('token') ?? '' },
    });

  it('stops mail of its kind without signing in; opening it alone stops nothing', async () => {
    const reader = await makeReader();
    await tellOfRoles(reader);
    const link = stopLinkIn((await mailTo(reader))[0]?.body);
    const opened = await server.send('GET', link);
    expect(opened.status).toBe(200);
    expect(opened.text).toContain('My roles changed');
    expect((await getPreferences(actAs(world, reader))).mail['roles-changed']).toBe('at-once');
    for (let time = 0; time < 2; time += 1) expect((await pressAt(link)).status).toBe(200);
    await readAll(reader);
    await tellOfRoles(reader);
    expect(await mailTo(reader)).toHaveLength(1);
    expect((await getPreferences(actAs(world, reader))).mail['takeover-asked']).toBe('at-once');
  });

  it('of the daily mail stops every kind that comes daily', async () => {
    const reader = await makeReader();
    await choose(reader, 'evidence-unreadable', 'daily', (hourNow() + 1) % 24);
    await tellOfFiles(reader);
    passHours(2);
    await mailDigests(world.ctx);
    await pressAt(stopLinkIn((await mailTo(reader))[0]?.body));
    const { mail } = await getPreferences(actAs(world, reader));
    expect([mail['evidence-unreadable'], mail['roles-changed']]).toEqual(['never', 'at-once']);
  });

  it('does nothing when it was changed for another account or kind, or invented', async () => {
    const [reader, other] = [await makeReader(), await makeReader()];
    for (const one of [reader, other]) await tellOfRoles(one);
    const link = stopLinkIn((await mailTo(reader))[0]?.body);
    const changed = [
      link.replace(reader.id, other.id),
      link.replace('roles-changed', 'takeover-asked'),
      '/api/notices/unsubscribe?token=x',
      '/api/notices/unsubscribe?token=',
      link.slice(0, -1),
    ];
    for (const one of changed) expect((await pressAt(one)).status, one).toBe(400);
    for (const one of [reader, other])
      expect((await getPreferences(actAs(world, one))).mail).toMatchObject({
        'roles-changed': 'at-once',
        'takeover-asked': 'at-once',
      });
  });
});
