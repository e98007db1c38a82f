import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { guardianship } from '../../../db/schema/elder.ts';
import { mailMessage } from '../../../db/schema/mail.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { actAs, makeAccount, type TestAccount } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { listAudit } from '../../administration/list-audit.ts';
import { listUnsent } from '../../mail/list-messages.ts';
import { listOwnAlerts } from '../alerts/list-alerts.ts';
import { decideAsGuardian } from '../payments/decide-payment.ts';
import { listPayments } from '../payments/list-payments.ts';
import { activateShield, changeShield, setHelper } from '../shield/change-shield.ts';
import { getStatus } from '../shield/get-status.ts';
import { makeGuardianship } from '../testing/make-guardianship.ts';
import { makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder } from '../testing/people.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { changeGuardian, leaveElder, revokeGuardian } from './end-guardianship.ts';
import { inviteGuardian } from './invite-guardian.ts';
import { listActs } from './list-acts.ts';
import { listOwnGuardians } from './list-own-guardians.ts';
import { listPeople } from './list-people.ts';
import { noteViews } from './note-views.ts';

let world: World;
let elder: TestAccount;
let guardian: TestAccount;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  guardian = await makeAccount(world);
});

async function tokenTo(email: string): Promise<string> {
  const messages = await world.db.select().from(mailMessage).where(eq(mailMessage.recipient, email));
  const token = messages
    .map(({ body }) => /guardian-invitation\?token=(\S+)/u.exec(body ?? '')?.[1])
    .findLast((found) => found !== undefined);
  if (!token) throw new Error(`no invitation to ${email}`);
  return token;
}
const invite = (email: string) => inviteGuardian(actAs(world, elder), { email });

describe('an invitation', () => {
  test('goes by mail, tells who invites to what, and is accepted once, by whoever has the link', async () => {
    const email = `${world.name('niece')}@people.test`;
    const made = await invite(email);
    const token = await tokenTo(email);
    expect(await getInvitation(world.ctx, token)).toMatchObject({
      elderName: elder.displayName,
      scopes: ['status', 'alerts', 'amounts', 'decide'],
    });
    expect(await acceptInvitation(actAs(world, guardian), token)).toMatchObject({
      guardianshipId: made.id,
      elderId: elder.id,
    });
    for (const again of [guardian, await makeAccount(world)])
      await expect(acceptInvitation(actAs(world, again), token)).rejects.toMatchObject({ code: 'INVALID' });
    const [row] = await world.db.select().from(guardianship).where(eq(guardianship.id, made.id));
    expect(row?.secretHash).toBeNull();
  });

  test('expires after seven days, and ends when it is withdrawn or sent anew', async () => {
    const email = `${world.name('niece')}@people.test`;
    const first = await invite(email);
    const old = await tokenTo(email);
    const second = await invite(email);
    const newer = await tokenTo(email);
    expect(second.id).not.toBe(first.id);
    await expect(getInvitation(world.ctx, old)).rejects.toMatchObject({ code: 'INVALID' });
    world.clock.advanceSeconds(7 * 86_400 + 1);
    await expect(getInvitation(world.ctx, newer)).rejects.toMatchObject({ code: 'INVALID' });
    const third = await invite(email);
    await revokeGuardian(actAs(world, elder), third.id);
    await expect(getInvitation(world.ctx, await tokenTo(email))).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('two people who accept one link at once: one becomes the guardian', async () => {
    const email = `${world.name('niece')}@people.test`;
    await invite(email);
    const token = await tokenTo(email);
    const outcomes = await Promise.allSettled(
      [guardian, await makeAccount(world)].map((who) => acceptInvitation(actAs(world, who), token)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is refused to oneself, to who is a guardian already, and above five', async () => {
    await expect(invite(elder.email)).rejects.toMatchObject({ code: 'INVALID' });
    await makeGuardianship(world, { elder, guardian });
    await expect(invite(guardian.email)).rejects.toMatchObject({ code: 'CONFLICT' });
    for (let more = 1; more < 5; more += 1) await invite(`${world.name('more')}@people.test`);
    await expect(invite(`${world.name('sixth')}@people.test`)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of the shield’s activation is sent once, however often it is switched on', async () => {
    const choices = {
      bankingOverlay: false,
      breadcrumbMode: false,
      guardianEmail: `${world.name('son')}@people.test`,
      transactionThreshold: 500,
      selectedBank: 'chase' as const,
    };
    await activateShield(actAs(world, elder), choices);
    await activateShield(actAs(world, elder), choices);
    expect((await getStatus(actAs(world, elder))).guardianContacts).toHaveLength(1);
    const mails = await world.db
      .select()
      .from(mailMessage)
      .where(eq(mailMessage.recipient, choices.guardianEmail));
    expect(mails).toHaveLength(1);
  });
});

describe('invitations to strangers', () => {
  const choices = {
    bankingOverlay: false,
    breadcrumbMode: false,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase' as const,
  };
  /** Invites by switching the shield on, and withdraws the invitation. */
  async function mailOnce(guardianEmail: string): Promise<void> {
    const ctx = actAs(world, elder);
    await activateShield(ctx, { ...choices, guardianEmail });
    for (const { id } of await listOwnGuardians(ctx)) await revokeGuardian(ctx, id);
  }
  const mailsTo = async (email: string) =>
    (await world.db.select().from(mailMessage).where(eq(mailMessage.recipient, email))).length;

  test('are as few by the shield’s activation as by themselves', async () => {
    for (let times = 0; times < 20; times += 1) await mailOnce(`${world.name('stranger')}@people.test`);
    const email = `${world.name('stranger')}@people.test`;
    await expect(mailOnce(email)).rejects.toMatchObject({ code: 'TOO_MANY' });
    await expect(invite(email)).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect(await mailsTo(email)).toBe(0);
  });

  test('are five a day to one address, whoever sends them', async () => {
    const email = `${world.name('stranger')}@people.test`;
    for (let times = 0; times < 5; times += 1) await mailOnce(email);
    await expect(mailOnce(email)).rejects.toMatchObject({ code: 'TOO_MANY' });
    const other = actAs(world, await makeElder(world));
    await expect(inviteGuardian(other, { email })).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect(await mailsTo(email)).toBe(5);
    world.clock.advanceSeconds(86_400);
    await inviteGuardian(other, { email });
    expect(await mailsTo(email)).toBe(6);
  });

  test('that are not sent, because somebody is known, cost nothing', async () => {
    const guardianEmail = `${world.name('son')}@people.test`;
    for (let times = 0; times < 8; times += 1)
      await activateShield(actAs(world, elder), { ...choices, guardianEmail });
    expect(await mailsTo(guardianEmail)).toBe(1);
  });

  test('don’t carry a name that leads somewhere', async () => {
    const email = `${world.name('stranger')}@people.test`;
    const displayName = 'Bank URGENT: call +1 900 555 0199';
    await inviteGuardian(actAs(world, { ...elder, displayName }), { email });
    const [mail] = await world.db.select().from(mailMessage).where(eq(mailMessage.recipient, email));
    expect(mail?.subject).toBe('Somebody asks you to be their guardian');
    expect(mail?.body).not.toContain('900');
  });
});

test('the elder sees with which address an invitation was accepted', async () => {
  const email = `${world.name('mary')}@people.test`;
  await invite(email);
  expect(await listOwnGuardians(actAs(world, elder))).toMatchObject([{ email, accountEmail: null }]);
  await acceptInvitation(actAs(world, guardian), await tokenTo(email));
  expect(await listOwnGuardians(actAs(world, elder))).toMatchObject([
    { email, accountEmail: guardian.email, name: guardian.displayName },
  ]);
});

test('the elder reads what a guardian wrote about a decision, with the payment and with what they did', async () => {
  await makeGuardianship(world, { elder, guardian });
  const [held] = await handIn(world, elder, makeRiskyPayment(world));
  const note = 'I asked her, it is fine';
  await noteViews(actAs(world, guardian));
  world.clock.advanceSeconds(1);
  await decideAsGuardian(actAs(world, guardian), { paymentId: held?.id ?? '', decision: 'release', note });
  const ctx = actAs(world, elder);
  const { acts } = await listActs(ctx, { limit: 50 });
  expect(acts.map((act) => [act.kind, act.note])).toEqual([
    ['released', note],
    ['viewed', null],
  ]);
  expect((await listPayments(ctx, { limit: 1, show: 'all' })).transactions).toMatchObject([
    { decisionNote: note },
  ]);
});

test('the elder chooses who is mailed first', async () => {
  const names = ['first', 'second', 'third'].map((name) => `${world.name(name)}@people.test`);
  for (const email of names) await invite(email);
  const ctx = actAs(world, elder);
  const order = async () => (await listOwnGuardians(ctx)).map(({ email }) => names.indexOf(email));
  expect(await order()).toEqual([0, 1, 2]);
  const [, , third] = await listOwnGuardians(ctx);
  await changeGuardian(ctx, third?.id ?? '', { position: 0 });
  expect(await order()).toEqual([2, 0, 1]);
  await changeGuardian(ctx, third?.id ?? '', { position: 9 });
  expect(await order()).toEqual([0, 1, 2]);
});

describe('what a guardian sees', () => {
  test('follows the scopes, and every look is told to the elder once in half an hour', async () => {
    const id = await makeGuardianship(world, { elder, guardian, scopes: ['alerts'] });
    const ctx = actAs(world, guardian);
    expect(await listPeople(ctx)).toMatchObject([
      { isActive: null, scamsBlocked: null, lastActivityAt: null },
    ]);
    await changeGuardian(actAs(world, elder), id, { scopes: ['status'] });
    expect(await listPeople(ctx)).toMatchObject([{ isActive: true, scamsBlocked: 0, openAlerts: 0 }]);
    await noteViews(ctx);
    await noteViews(ctx);
    const looks = async () =>
      (await listActs(actAs(world, elder), { limit: 50 })).acts.filter(({ kind }) => kind === 'viewed');
    expect(await looks()).toHaveLength(1);
    world.clock.advanceSeconds(31 * 60);
    await noteViews(ctx);
    expect(await looks()).toHaveLength(2);
  });

  test('does not move with payments: the time of the last activity is that of the elder’s own acts', async () => {
    await makeGuardianship(world, { elder, guardian });
    const seen = async () => (await listPeople(actAs(world, guardian)))[0]?.lastActivityAt;
    const before = await seen();
    world.clock.advanceSeconds(3_600);
    await handIn(world, elder, makeRiskyPayment(world));
    expect(await seen()).toBe(before);
  });

  test('never holds the second way to help', async () => {
    await makeGuardianship(world, { elder, guardian });
    await setHelper(actAs(world, elder), {
      name: 'Secretname Neighbour',
      phone: '+1 202 555 0199',
      email: '',
    });
    const ctx = actAs(world, guardian);
    expect(JSON.stringify([await listPeople(ctx), await getStatus(ctx)])).not.toMatch(/Secretname|0199/u);
  });

  test('ends when the guardian leaves', async () => {
    const id = await makeGuardianship(world, { elder, guardian });
    await expect(leaveElder(actAs(world, elder), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await leaveElder(actAs(world, guardian), id);
    expect(await listPeople(actAs(world, guardian))).toEqual([]);
  });
});

describe('signs of misuse are told to the elder and the second way to help, and not to guardians', () => {
  const helper = () => `${elder.id}@helper.test`;
  const conduct = async () =>
    (await listOwnAlerts(actAs(world, elder), { limit: 50, show: 'all' })).alerts.filter(
      ({ kind }) => kind === 'guardian-conduct',
    );
  const mailed = async () =>
    (await world.db.select().from(mailMessage).where(eq(mailMessage.recipient, helper()))).length;
  const release = async (payee: string) => {
    const [held] = await handIn(world, elder, makeRiskyPayment(world, { payee }));
    await decideAsGuardian(actAs(world, guardian), { paymentId: held?.id ?? '', decision: 'release' });
  };
  beforeEach(async () => {
    await setHelper(actAs(world, elder), { name: 'Ida', phone: '', email: helper() });
    await makeGuardianship(world, { elder, guardian });
  });

  test('releases mostly to one payee, from the third on, once', async () => {
    await release('Orchard Trust');
    // One of another kind must not hide it.
    await release('Lake Motors');
    await release('Orchard Trust');
    expect(await conduct()).toEqual([]);
    await release('Orchard Trust');
    await release('Orchard Trust');
    expect(await conduct()).toMatchObject([{ reason: expect.stringContaining(guardian.displayName) }]);
    expect(await mailed()).toBe(1);
  });

  test('and an admin who is a guardian reads in no list that there is a second way to help', async () => {
    const admin = await makeAccount(world, 'admin');
    const other = actAs(world, await makeAccount(world, 'admin'));
    await makeGuardianship(world, { elder, guardian: admin });
    for (let times = 0; times < 3; times += 1) await release('Orchard Trust');
    await world.db.update(mailMessage).set({ status: 'failed' }).where(eq(mailMessage.recipient, helper()));
    const read = async (ctx: Ctx) => {
      const { items, total } = await listUnsent(ctx, { limit: 500 });
      return { mails: items.filter(({ to }) => to === helper()).length, total };
    };
    const [theirs, others] = [await read(actAs(world, admin)), await read(other)];
    expect([theirs.mails, others.mails]).toEqual([0, 1]);
    expect(theirs.total).toBe((others.total ?? 0) - 1);
    await changeShield(actAs(world, elder), { transactionThreshold: 400 });
    const trail = await listAudit(actAs(world, admin), {
      ...{ limit: 500, actor: elder.id, action: '', entity: '', from: undefined, to: undefined },
    });
    expect(JSON.stringify(trail.items)).not.toMatch(/helper/iu);
    // Naming somebody looks like any other change.
    const settings = trail.items.filter(({ action }) => action === 'elder.settings-changed');
    expect(settings).toHaveLength(2);
    expect(settings.map(({ before, after }) => [before, after])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('releases to several payees are none', async () => {
    const others = ['Lake Motors', 'Hill Dental', 'City Clinic', 'Elm Nursery'];
    for (const payee of [...others, 'Orchard Trust', 'Orchard Trust', 'Orchard Trust']) await release(payee);
    expect(await conduct()).toEqual([]);
  });

  test('a payee with the guardian’s own name', async () => {
    await release(`Zelle to ${guardian.displayName.toUpperCase()}`);
    expect(await conduct()).toMatchObject([{ reason: expect.stringContaining('same name') }]);
  });

  test('looks at night, in three nights', async () => {
    const toHour = (hour: number) => {
      const now = world.clock.now();
      const ms = (((hour - now.getUTCHours() + 24) % 24) + 24) * 3_600_000;
      world.clock.advanceSeconds(ms / 1_000);
    };
    for (let night = 0; night < 3; night += 1) {
      expect(await conduct()).toEqual([]);
      toHour(2);
      await noteViews(actAs(world, guardian));
    }
    expect(await conduct()).toMatchObject([{ reason: expect.stringContaining('3 nights') }]);
  });
});
