import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@fap/shared/auth/locales.ts';
import { NOTICE_KINDS } from '@fap/shared/notices/kinds.ts';
import { NOTICE_EXAMPLES } from '@fap/shared/notices/testing/notice-examples.ts';
import { isEnglish } from '@fap/shared/words/is-english.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { mailConfirmLink } from './areas/auth/addresses/change-address.ts';
import { confirmEmail } from './areas/auth/addresses/confirm-email.ts';
import { invite } from './areas/auth/invitations/invite.ts';
import { createLink } from './areas/auth/links/mailed-links.ts';
import { passkeyAdded, passkeyRemoved, tokenMade } from './areas/auth/owner-letters.ts';
import { mailResetLinks } from './areas/auth/passwords/mail-reset-links.ts';
import { savePassword } from './areas/auth/passwords/save-password.ts';
import { tellOwner } from './areas/auth/tell-owner.ts';
import { stampHead } from './areas/custody/stamping/stamp-heads.ts';
import { mailGuardian } from './areas/elder/alerts/mail-guardian.ts';
import { inviteGuardian } from './areas/elder/guardians/invite-guardian.ts';
import { mailHelper } from './areas/elder/guardians/mail-helper.ts';
import { makeElder } from './areas/elder/testing/people.ts';
import { mailDigests } from './areas/notices/mail-digests.ts';
import { notify } from './areas/notices/notify.ts';
import { getPreferences, setPreferences } from './areas/notices/preferences.ts';
import { mailFarewell } from './areas/own-data/erasure/mail-farewell.ts';
import { makePartner } from './areas/partners/testing/share-indicators.ts';
import { mailHeads } from './areas/partners/witness/mail-heads.ts';
import { account } from './db/schema/auth.ts';
import { shield } from './db/schema/elder.ts';
import { mailMessage } from './db/schema/mail.ts';
import { partner } from './db/schema/partners.ts';
import type { TxCtx } from './platform/write/context.ts';
import { recordAudit, transact } from './platform/write/transact.ts';
import { actAs, makeCluster, type TestAccount } from './testing/factories.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Who reads, or sends to somebody without an account. */
type Reader = TestAccount;
/** Has a letter sent that concerns this account; gives the address it goes to. */
type Send = (reader: Reader) => Promise<string>;

const inTransaction = (work: (tx: TxCtx) => Promise<unknown>) =>
  transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.mailed', entityType: 'test', entityId: 'test' });
    await work(tx);
  });
const toReader =
  (work: (tx: TxCtx, reader: Reader) => Promise<unknown>): Send =>
  async (reader) => {
    await inTransaction((tx) => work(tx, reader));
    return reader.email;
  };
const nobody = () => `${world.name('nobody')}@people.test`;

async function wantMail(reader: Reader, mail: 'at-once' | 'daily'): Promise<void> {
  const { push } = await getPreferences(actAs(world, reader));
  const all = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, mail]));
  await setPreferences(actAs(world, reader), { digestHour: 8, mail: all as never, push });
}
const tellAll = (reader: Reader) =>
  inTransaction(async (tx) => {
    for (const content of NOTICE_EXAMPLES) await notify(tx, { accountId: reader.id, content });
  });

/** Every letter of ours, by the file that sends it. */
const LETTERS: Readonly<Record<string, Send>> = {
  'auth/addresses/change-address.ts': async ({ id }) => {
    const to = nobody();
    await inTransaction((tx) => mailConfirmLink(tx, id, to));
    return to;
  },
  'auth/addresses/confirm-email.ts': async ({ id, email }) => {
    let token = '';
    await inTransaction(async (tx) => {
      token = await createLink(tx, { accountId: id, purpose: 'email', email: nobody(), minutes: 10 });
    });
    await confirmEmail(world.ctx, token);
    return email;
  },
  'auth/invitations/invite.ts': async (reader) => {
    const to = nobody();
    await invite(actAs(world, { ...reader, roles: ['admin'] }), { email: to, roles: ['analyst'] });
    return to;
  },
  'auth/passkeys/add-passkey.ts': toReader((tx, { id }) => tellOwner(tx, id, () => passkeyAdded('Tel'))),
  'auth/passkeys/change-passkey.ts': toReader((tx, { id }) => tellOwner(tx, id, () => passkeyRemoved('Tel'))),
  'auth/passwords/mail-reset-links.ts': toReader((tx, { email }) => mailResetLinks(tx, email)),
  'auth/passwords/save-password.ts': toReader((tx, { id, email }) =>
    savePassword(tx, {
      accountId: id,
      email,
      passwordHash: 'none',
      keepSession: null,
      action: 'account.password-changed',
    }),
  ),
  'auth/tell-owner.ts': toReader((tx, { id }) => tellOwner(tx, id, () => passkeyAdded('Tel'))),
  'auth/tokens/make-token.ts': toReader((tx, { id }) => tellOwner(tx, id, () => tokenMade('Tel'))),
  'elder/alerts/mail-guardian.ts': toReader(async (tx, { id, email }) => {
    for (const alerts of [1, 2, 3])
      await mailGuardian(tx, { elderId: id, guardian: { guardianId: id, email }, alerts });
  }),
  'elder/guardians/invite-guardian.ts': async (reader) => {
    const to = nobody();
    await inviteGuardian(actAs(world, reader), { email: to });
    return to;
  },
  'elder/guardians/mail-helper.ts': async ({ id }) => {
    const to = nobody();
    await world.db.update(shield).set({ helperEmail: to }).where(eq(shield.elderId, id));
    await inTransaction((tx) => mailHelper(tx, id));
    return to;
  },
  'notices/mail-at-once.ts': async (reader) => {
    await wantMail(reader, 'at-once');
    await tellAll(reader);
    return reader.email;
  },
  'notices/mail-digests.ts': async (reader) => {
    await wantMail(reader, 'daily');
    await tellAll(reader);
    world.clock.advanceMinutes(25 * 60);
    await mailDigests(world.ctx);
    return reader.email;
  },
  'own-data/erasure/mail-farewell.ts': toReader((tx, { id, email }) => mailFarewell(tx, id, email)),
  'partners/witness/mail-heads.ts': async ({ email }) => {
    const { id } = await makePartner(world);
    await world.db.update(partner).set({ witnessEmail: email }).where(eq(partner.id, id));
    await stampHead(world.ctx, (await makeCluster(world)).clusterId);
    world.clock.advanceMinutes(2);
    await mailHeads(world.ctx);
    return email;
  },
};

const NAME = 'Zoila Ríos';
/** An account with a confirmed address and a shield. */
async function makeReader(locale: Locale): Promise<Reader> {
  const made = { ...(await makeElder(world)), displayName: NAME };
  await world.db
    .update(account)
    .set({ locale, displayName: NAME, emailConfirmedAt: world.clock.now() })
    .where(eq(account.id, made.id));
  return made;
}

/** Addresses, and entries of custody logs, which are in no language. */
const IS_WORDLESS = /^$|^\/\S+$|^\S+ entry \d+$|^(?:hash|digest) [\da-f]+$/u;

async function lettersTo(address: string) {
  const rows = await world.db.select().from(mailMessage).where(eq(mailMessage.recipient, address));
  const lines = rows
    .flatMap(({ subject, body }) => [subject, ...(body ?? '').split('\n')])
    .filter((line) => !IS_WORDLESS.test(line));
  return { languages: [...new Set(rows.map(({ language }) => language))], lines };
}

test('each letter of the code is among those that are read here', () => {
  const areas = fileURLToPath(new URL('areas/', import.meta.url));
  const senders = globSync('**/*.ts', { cwd: areas }).filter(
    (file) =>
      !/\.test\.|\/testing\//u.test(file) &&
      /(?<!function )\b(?:queueMail|tellOwner)\(/u.test(readFileSync(`${areas}${file}`, 'utf8')),
  );
  expect(Object.keys(LETTERS).sort()).toEqual(senders.sort());
});

test.each(Object.entries(LETTERS))('%s writes in its reader’s language', async (_, send) => {
  const [spanish, english] = [
    await lettersTo(await send(await makeReader('es-MX'))),
    await lettersTo(await send(await makeReader('en-GB'))),
  ];
  expect([spanish.languages, english.languages]).toEqual([['es'], ['en']]);
  expect(spanish.lines.filter(isEnglish)).toEqual([]);
  expect(english.lines.some(isEnglish)).toBe(true);
  expect(spanish.lines).toHaveLength(english.lines.length);
  expect(spanish.lines.filter((line) => english.lines.includes(line))).toEqual([]);
});
