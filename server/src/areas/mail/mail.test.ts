import type { Locale } from '@fap/shared/auth/locales.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { createSmtpMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { actAsNew, makeAccount } from '../../testing/factories.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { mailJobs, SEND_MESSAGE_JOB } from './jobs.ts';
import { listKept, listUnsent } from './list-messages.ts';
import { type QueueMailInput, queueMail } from './queue-mail.ts';
import { retryMessage } from './retry-message.ts';
import { giveUpMessage, sendMessage } from './send-message.ts';

const FIRST = { limit: 50 };
const origin = () => 'https://fap.example';
const TEXT = 'Hello,\n\nopen this link:\n/reset?token=a&b=<c>\n\n<script>alert(1)</script>';
const SENT = TEXT.replace('/reset', `${origin()}/reset`);

let world: World;
let server: TestMailServer;
let mailer: Mailer;
beforeEach(async () => {
  world = await createWorld();
  server = await startMailServer();
  mailer = createSmtpMailer({ url: server.url, from: 'Platform <no-reply@fap.example>' });
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

const queue = ({
  subject = 'A new password',
  ...input
}: Partial<QueueMailInput> & { subject?: string } = {}) =>
  transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.mailed', entityType: 'test', entityId: 'test' });
    return queueMail(tx, {
      to: 'maya@people.test',
      reader: null,
      write: () => ({ subject, paragraphs: TEXT.split('\n\n') }),
      ...input,
    });
  });
const rowOf = async (id: string) =>
  (await world.db.select().from(mailMessage).where(eq(mailMessage.id, id)))[0];

describe('a queued message', () => {
  it('becomes a job once its transaction has committed, and only then', async () => {
    const jobs = world.ctx.jobs as RecordedJobs;
    let lost = '';
    const failing = transact(world.ctx, 'platform', async (tx) => {
      lost = await queueMail(tx, {
        to: 'a@b.test',
        reader: null,
        write: () => ({ subject: 'Never', paragraphs: ['Never'] }),
      });
      throw new Error('the change fails');
    });
    await expect(failing).rejects.toThrow('the change fails');
    const id = await queue();
    await world.drain();
    const queued = jobs.of(SEND_MESSAGE_JOB).map(({ payload }) => payload);
    expect(queued).toContainEqual({ messageId: id });
    expect(queued).not.toContainEqual({ messageId: lost });
    expect(await rowOf(lost)).toBeUndefined();
  });

  it('arrives as plain text and as HTML with the link, whose other marks are escaped', async () => {
    const id = await queue();
    await sendMessage(world.ctx, { mailer, origin }, id);
    const [message] = server.received;
    expect(message).toMatchObject({
      subject: 'A new password',
      to: [{ address: 'maya@people.test' }],
      from: { name: 'Platform', address: 'no-reply@fap.example' },
      messageId: `<${id}@fap.example>`,
    });
    expect(message?.text?.replaceAll('\r\n', '\n').trim()).toBe(SENT);
    expect(message?.html).toContain('<a href="https://fap.example/reset?token=a&amp;b=&lt;c&gt;">');
    expect(message?.html).not.toContain('<script>');
  });

  it('says in its headers and its HTML what language it is written in', async () => {
    const { id: reader } = await makeAccount(world);
    await world.db.update(account).set({ locale: 'es-MX' }).where(eq(account.id, reader));
    for (const id of [await queue({ reader }), await queue()])
      await sendMessage(world.ctx, { mailer, origin }, id);
    const told = server.received.map(({ headers, html }) => [
      headers.find(({ key }) => key === 'content-language')?.value,
      /<html lang="(\w+)">/u.exec(html ?? '')?.[1],
    ]);
    expect(told).toEqual([
      ['es', 'es'],
      ['en', 'en'],
    ]);
  });

  it('is written for who confirmed the address, else for the account it is about', async () => {
    const [owner, sender, stranger] = [
      await makeAccount(world),
      await makeAccount(world),
      await makeAccount(world),
    ];
    const write = (locale: string) => ({ subject: locale, paragraphs: [] });
    const speak = (id: string, locale: Locale, emailConfirmedAt: Date | null) =>
      world.db.update(account).set({ locale, emailConfirmedAt }).where(eq(account.id, id));
    await speak(owner.id, 'es-PE', world.clock.now());
    await speak(sender.id, 'en-IE', null);
    await speak(stranger.id, 'es-CL', null);
    const localeFor = async (to: string, reader: string | null) =>
      (await rowOf(await queue({ to, reader, write })))?.subject;
    expect(await localeFor(owner.email, sender.id)).toBe('es-PE');
    expect(await localeFor(owner.email, null)).toBe('es-PE');
    // Who signed up with an address has not shown that it is theirs.
    expect(await localeFor(stranger.email, sender.id)).toBe('en-IE');
    expect(await localeFor(stranger.email, stranger.id)).toBe('es-CL');
    expect(await localeFor('nobody@people.test', null)).toBe('en-US');
  });

  it('to somebody whose account is gone leaves no row: when it was sent, or after its days', async () => {
    const sent = await queue({ forgetAfterDays: 7 });
    await sendMessage(world.ctx, { mailer, origin }, sent);
    expect(server.received).toHaveLength(1);
    expect(await rowOf(sent)).toBeUndefined();
    const waiting = await queue({ forgetAfterDays: 7 });
    const other = await queue();
    const prune = mailJobs({ mailer, origin }).find(({ name }) => name === 'mail.prune');
    await prune?.run(world.ctx, {});
    expect(await rowOf(waiting)).toBeDefined();
    world.clock.advanceMinutes(8 * 24 * 60);
    await prune?.run(world.ctx, {});
    expect(await rowOf(waiting)).toBeUndefined();
    expect(await rowOf(other)).toBeDefined();
  });

  it('is sent once, and its text is kept no longer', async () => {
    const id = await queue();
    await sendMessage(world.ctx, { mailer, origin }, id);
    await sendMessage(world.ctx, { mailer, origin }, id);
    expect(server.received).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', body: null, attempts: 1, lastError: null });
  });

  it('stays queued while the server is busy or away, and leaves when it is back', async () => {
    const id = await queue();
    server.refuseWith = 451;
    await expect(sendMessage(world.ctx, { mailer, origin }, id)).rejects.toThrow(/451/u);
    const closed = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'no-reply@fap.example' });
    await expect(sendMessage(world.ctx, { mailer: closed, origin }, id)).rejects.toThrow(/ECONNREFUSED/u);
    closed.close();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 2, body: TEXT });
    server.refuseWith = null;
    await sendMessage(world.ctx, { mailer, origin }, id);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 3 });
  });

  it('fails at once when the server refuses it for good, and after the last attempt', async () => {
    const [refused, late] = [await queue(), await queue()];
    server.refuseWith = 550;
    await sendMessage(world.ctx, { mailer, origin }, refused);
    expect(await rowOf(refused)).toMatchObject({
      status: 'failed',
      lastError: expect.stringMatching(/550/u),
    });
    await giveUpMessage(world.ctx, late);
    expect(await rowOf(late)).toMatchObject({ status: 'failed' });
  });

  test.for([
    ['several addresses', { to: 'maya@people.test,eve@people.test' }],
    ['a name before the address', { to: 'Maya <eve@people.test>' }],
    ['a header in the subject', { subject: 'Hello\r\nBcc: eve@people.test' }],
    ['a header in the address', { to: 'maya@people.test\r\nBcc: eve@people.test' }],
  ] as const)('with %s reaches nobody else', async ([, input]) => {
    await sendMessage(world.ctx, { mailer, origin }, await queue(input)).catch(() => {});
    for (const { to, cc, bcc, recipients } of server.received)
      expect([...recipients, ...[to, cc, bcc].flat().map((one) => one?.address)]).not.toContain(
        'eve@people.test',
      );
  });
});

describe('without a mail server', () => {
  it('messages are kept, and shown in the outbox with their texts', async () => {
    const subject = world.name('kept');
    const { id: reader } = await makeAccount(world);
    await world.db.update(account).set({ locale: 'es-MX' }).where(eq(account.id, reader));
    await sendMessage(world.ctx, { mailer: null, origin }, await queue({ subject, reader }));
    const { items } = await listKept(world.ctx, FIRST, { mailer: null, origin });
    expect(items.find((one) => one.subject === subject)).toMatchObject({
      to: 'maya@people.test',
      language: 'es',
      text: SENT,
    });
  });

  it('show them in the outbox even before the queue had its turn; with one only what was kept', async () => {
    const subject = world.name('just-queued');
    await queue({ subject });
    const subjects = async (delivery: Parameters<typeof listKept>[2]) =>
      (await listKept(world.ctx, FIRST, delivery)).items.map((one) => one.subject);
    expect(await subjects({ mailer: null, origin })).toContain(subject);
    expect(await subjects({ mailer, origin })).not.toContain(subject);
  });
});

describe('admins', () => {
  it('see what could not be sent and why, but not its text', async () => {
    const subject = world.name('refused');
    server.refuseWith = 550;
    await sendMessage(world.ctx, { mailer, origin }, await queue({ subject }));
    const found = (await listUnsent(world.ctx, FIRST)).items.find((one) => one.subject === subject);
    expect(found).toMatchObject({ status: 'failed', attempts: 1, lastError: expect.stringMatching(/550/u) });
    expect(JSON.stringify(found)).not.toContain('token');
  });

  it('queue a failed message again; one that was sent stays sent', async () => {
    const admin = await actAsNew(world, 'admin');
    server.refuseWith = 550;
    const id = await queue();
    await sendMessage(world.ctx, { mailer, origin }, id);
    server.refuseWith = null;
    expect(await retryMessage(admin, id)).toEqual({ status: 'queued' });
    await sendMessage(world.ctx, { mailer, origin }, id);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
    await expect(retryMessage(admin, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(retryMessage(admin, 'mail-none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(retryMessage(await actAsNew(world), id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
