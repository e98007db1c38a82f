import { type BagCustodyLog, OWN_LOG } from '@fap/shared/custody/bag/bag-layout.ts';
import { openBag } from '@fap/shared/custody/bag/open-bag.ts';
import type { Network } from '@fap/shared/partners/contract.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailMessage } from '../../../db/schema/mail.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import { makeAccount, makeCluster } from '../../../testing/factories.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { stampHead } from '../../custody/stamping/stamp-heads.ts';
import { makePartner } from '../testing/share-indicators.ts';
import { mailHeads } from './mail-heads.ts';

let server: TestServer;
let admin: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  admin = await server.signIn(await makeAccount(server.world, 'admin'));
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const setWitness = (id: string, email: string | null, cookie = admin) =>
  server.send('PUT', `/api/partners/${id}/witness`, { cookie, json: { email } });
const mailsTo = (recipient: string) =>
  server.world.db
    .select({ subject: mailMessage.subject, body: mailMessage.body })
    .from(mailMessage)
    .where(eq(mailMessage.recipient, recipient))
    .orderBy(asc(mailMessage.createdAt), asc(mailMessage.id));
const chainOf = async (id: string) => {
  const [row] = await server.world.db.select().from(custodyChain).where(eq(custodyChain.id, id));
  if (!row) throw new Error('there is no log');
  return row;
};
/** The custody log in the evidence bag of a cluster's dossier. */
async function logInBag(clusterId: string): Promise<BagCustodyLog> {
  const cookie = await server.signIn(await makeAccount(server.world, 'analyst'));
  const { bytes } = await server.send('GET', `/api/leo/dossier/${clusterId}.zip`, { cookie });
  const opening = openBag(bytes);
  for (;;) {
    const { value, done } = opening.next();
    if (done) return JSON.parse(new TextDecoder().decode(value.get(OWN_LOG.log))) as BagCustodyLog;
  }
}
/** A cluster whose head was handed in for a stamp a while ago. */
async function makeStamped(): Promise<string> {
  const { clusterId } = await makeCluster(server.world);
  await stampHead(server.world.ctx, clusterId);
  server.world.clock.advanceMinutes(2);
  return clusterId;
}

describe('heads of custody logs', () => {
  test('are mailed once, with entry and hash as they are; what comes later is in the next message', async () => {
    const { id } = await makePartner(server.world);
    const clusterId = await makeStamped();
    const first = await chainOf(clusterId);
    expect((await setWitness(id, 'heads@police.test')).json()).toMatchObject({
      isWitness: true,
      witnessEmail: 'heads@police.test',
    });
    await mailHeads(server.world.ctx);
    await mailHeads(server.world.ctx);
    const [mail, ...others] = await mailsTo('heads@police.test');
    expect(others).toEqual([]);
    expect(mail?.body).toContain(`${first.name} entry ${first.length}\nhash ${first.head}\ndigest `);
    expect(mail?.body).toContain(`in ${OWN_LOG.log}: compare it there`);
    // The log has grown since, and still has that entry with that hash.
    const { entries } = await logInBag(clusterId);
    expect(entries.length).toBeGreaterThan(first.length);
    expect(entries[first.length - 1]).toMatchObject({ seq: first.length, entryHash: first.head });
    const second = await chainOf(await makeStamped());
    expect(await mailHeads(server.world.ctx)).toBe(1);
    const [, next] = await mailsTo('heads@police.test');
    expect(next?.subject).toBe('1 head of custody logs, to be kept');
    expect(next?.body).toContain(second.head);
    expect(next?.body).not.toContain(first.head);
    const log = await server.send('GET', `/api/partners/deliveries?partnerId=${id}`, { cookie: admin });
    expect(log.json()).toMatchObject([{ kind: 'heads', count: 1 }, { kind: 'heads' }]);
  });

  test('go to nobody who is no witness any more, or whose partnership ended; cases stay here', async () => {
    const [left, ended, kept] = [
      await makePartner(server.world),
      await makePartner(server.world),
      await makePartner(server.world),
    ];
    expect((await setWitness(left.id, 'left@police.test')).status).toBe(200);
    expect((await setWitness(left.id, null)).status).toBe(200);
    expect((await setWitness(ended.id, 'ended@police.test')).status).toBe(200);
    await server.send('DELETE', `/api/partners/${ended.id}`, { cookie: admin });
    expect((await setWitness(ended.id, 'ended@police.test')).status).toBe(409);
    await setWitness(kept.id, 'kept@police.test');
    const caseId = await makeCase(server.world, await makeAccount(server.world));
    await stampHead(server.world.ctx, caseId);
    await makeStamped();
    await mailHeads(server.world.ctx);
    expect(await mailsTo('left@police.test')).toEqual([]);
    expect(await mailsTo('ended@police.test')).toEqual([]);
    const [mail] = await mailsTo('kept@police.test');
    expect(mail?.body).not.toContain((await chainOf(caseId)).name);
  });

  test('the address is for those who manage partners; everybody sees that it is a witness', async () => {
    const { id } = await makePartner(server.world);
    expect((await setWitness(id, 'seen@police.test', member)).status).toBe(403);
    expect((await setWitness(id, 'no address')).status).toBe(400);
    await setWitness(id, 'seen@police.test');
    const answer = await server.send('GET', '/api/partners', { cookie: member });
    expect(answer.text).not.toContain('seen@police.test');
    const { partners } = answer.json<Network>();
    expect(partners.find((one) => one.id === id)).toMatchObject({ isWitness: true, witnessEmail: null });
  });
});
