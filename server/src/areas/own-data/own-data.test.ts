import { createHash, randomBytes } from 'node:crypto';
import { findEntry } from '@fap/shared/education/content/entry-texts.ts';
import { evidenceTopic } from '@fap/shared/evidence/events.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { isEnglish } from '@fap/shared/words/is-english.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, passkey } from '../../db/schema/auth.ts';
import { evidenceEarlierText } from '../../db/schema/evidence.ts';
import { spentLimit } from '../../db/schema/platform.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { inLanguage } from '../../platform/words/speakers.ts';
import {
  actAsNew,
  makeAccount,
  makeBoardUpdate,
  makeCluster,
  makeSubmission,
  type TestAccount,
} from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';
import { reviewContribution } from '../puzzle/index.ts';
import { archiveReadme, explainedFiles } from './archive/archive-readme.ts';
import { REGISTER } from './register/register.ts';
import { findInFiles, findInTables } from './testing/find-marks.ts';
import { openArchive } from './testing/open-archive.ts';

const PASSWORD = 'a password of tests';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, undefined, []);
});
afterAll(() => server.stop());

interface Life {
  person: TestAccount;
  cookie: string;
  clusterId: string;
  reportId: string;
  evidenceId: string;
  otherClusterId: string;
  /** One word for each field, found nowhere else. */
  marks: Map<string, string>;
}

/** A person who leaves a mark in every field there is. */
async function live(): Promise<Life> {
  const { world, send } = server;
  const marks = new Map<string, string>();
  const mark = (field: string): string => {
    const made = `zq${randomBytes(6).toString('hex')}`;
    marks.set(field, made);
    return made;
  };
  const ok = async (method: string, path: string, request: Parameters<typeof send>[2]) => {
    const answer = await send(method, path, { headers: { 'user-agent': `Browser ${agent}` }, ...request });
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(400);
    return answer;
  };
  const agent = mark('browser');
  const email = `${mark('e-mail')}@people.test`;
  const firstName = `First ${mark('first name')}`;
  await ok('POST', '/api/signup', { form: { email, password: PASSWORD, displayName: firstName } });
  const cookie = await server.signIn({ email, password: PASSWORD });
  const [row] = await world.db.select().from(account).where(eq(account.email, email));
  if (!row) throw new Error('nobody signed up');
  const displayName = `Newer ${mark('name')}`;
  const person: TestAccount = { id: row.id, email, password: PASSWORD, displayName, roles: [] };
  await ok('PUT', '/api/account/name', { cookie, json: { displayName } });
  const next = `${mark('new e-mail')}@people.test`;
  await ok('PUT', '/api/account/email', { cookie, json: { email: next, currentPassword: PASSWORD } });

  const handIn = async (field: string) => {
    const multipart = new FormData();
    const words = `They wrote ${mark(`${field} content`)} to me from https://${mark(`${field} site`)}.example/pay`;
    multipart.set('evidence', new File([words], `${mark(`${field} name`)}.txt`, { type: 'text/plain' }));
    return (await ok('POST', '/api/evidence/upload', { cookie, multipart })).json<{ evidenceId: string }>()
      .evidenceId;
  };
  const evidenceId = await handIn('file');
  await handIn('free file');
  const words = (version: string) => ({
    scamName: `Scheme ${mark(`${version} scam name`)}`,
    description: `The desk promised ${mark(`${version} description`)} profits and then locked my balance.`,
    amountInvolved: `$1,200 and ${mark(`${version} amount`)}`,
    scamPersonas: `Mentor ${mark(`${version} persona`)}`,
    evidence: `They sent me to https://${mark(`${version} site`)}.example/login with ${mark(`${version} evidence`)}`,
  });
  const submission = makeSubmission(world, {
    ...words('first'),
    consentWords: true,
    evidenceIds: [evidenceId],
  });
  const { clusterId } = (await ok('POST', '/api/clusters', { cookie, json: submission })).json<{
    clusterId: string;
  }>();
  await server.settle();
  const { reports } = (await ok('GET', '/api/reports', { cookie })).json<{ reports: { id: string }[] }>();
  const reportId = reports[0]?.id ?? '';
  const { evidenceIds: _ids, consentVault: _vault, consentWords: _words, ...rest } = submission;
  const corrected = { ...rest, ...words('second'), version: 1 };
  await ok('PUT', `/api/reports/${reportId}`, { cookie, json: corrected });
  await ok('PUT', `/api/reports/${reportId}/consents`, {
    cookie,
    json: { consent: 'contact', isGiven: true },
  });
  const analyst = await server.signIn(await makeAccount(world, 'analyst'));
  for (const [as, side] of [
    [analyst, 'question'],
    [cookie, 'answer'],
  ] as const)
    await ok('POST', `/api/reports/${reportId}/messages`, {
      cookie: as,
      json: { words: `About the ${mark(`${side} of an analyst`)} you told us of` },
    });
  await world.db.insert(passkey).values({
    id: world.name('passkey'),
    credentialId: world.name('credential'),
    accountId: person.id,
    name: `Phone ${mark('name of a passkey')}`,
    publicKey: randomBytes(77),
    counter: 0,
    transports: [],
    backedUp: false,
    createdAt: world.clock.now(),
  });
  await world.db.insert(evidenceEarlierText).values({
    evidenceId,
    version: 1,
    text: `What was read: ${mark('corrected reading')}`,
    replacedAt: world.clock.now(),
  });
  await ok('POST', '/api/ai/analyze', {
    cookie,
    json: { text: `Pay ${mark('pasted text')} by gift card today.` },
  });
  const [told] = findEntry('glossary', 'cold-call')?.texts ?? [];
  await ok('POST', '/api/content/proposals', {
    cookie,
    json: {
      kind: 'glossary',
      entryId: 'cold-call',
      address: told?.address,
      baseText: told?.text,
      proposedText: `A call like ${mark('suggested text')}`,
      reason: `So said ${mark('reason of a suggestion')}`,
      sourceTitle: `On ${mark('title of a source')}`,
      sourceUrl: `https://office.example/${mark('address of a source')}`,
    },
  });
  await ok('PUT', '/api/lessons/phone-call/answers/start', { cookie, json: { answer: 'hang-up' } });
  await ok('POST', '/api/puzzle/pledge', { cookie });
  await ok('POST', '/api/taxonomy/accept', { cookie });
  await world.db.update(account).set({ confirmedAt: world.clock.now() }).where(eq(account.id, person.id));
  const responses = [{ questionId: 'first_place', answer: 'call', timestamp: '2026-02-11T10:00:00.000Z' }];
  await ok('POST', '/api/backtrace/capture-entry-path', {
    cookie,
    json: { clusterId, responses, consent: true },
  });

  const others = await makeCluster(world);
  await server.settle();
  const piece = {
    layer: 12,
    type: 'text',
    confidence: 60,
    content: `What ${mark('piece')} is known of their cards`,
  };
  const sent = { cookie, json: { clusterId: others.clusterId, ...piece } };
  const made = (await ok('POST', '/api/puzzle/contribute', sent)).json<{ contribution: { id: string } }>();
  const { contribution: reviewed } = await reviewContribution(await actAsNew(world, 'analyst'), {
    contributionId: made.contribution.id,
    verdict: 'confirm',
    note: 'Seen there, too',
  });
  const newCase = {
    title: `Case of ${mark('title of a case')}`,
    description: `Opened because of ${mark('description of a case')}`,
    scamType: 'romance',
  };
  const { id: caseId } = (await ok('POST', '/api/cases', { cookie, json: newCase })).json<{ id: string }>();
  await ok('POST', `/api/cases/${caseId}/tasks`, { cookie, json: { text: `Ask ${mark('task')}` } });
  await ok('POST', `/api/reports/forensic/${caseId}`, { cookie });
  const answer = { text: `Thank you, ${mark('answer')} says` };
  await ok('POST', `/api/puzzle/reviews/${reviewed.reviews[0]?.id}/answer`, { cookie, json: answer });
  const [theirs] = await world.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(eq(contribution.clusterId, others.clusterId));
  const review = { verdict: 'confirm', note: `Checked by ${mark('review')} at the shop` };
  await ok('POST', `/api/puzzle/contributions/${theirs?.id}/review`, { cookie, json: review });
  await ok('POST', '/api/moderation/flags', {
    cookie,
    json: {
      target: { kind: 'piece', id: theirs?.id },
      reason: 'other',
      words: `Looks like ${mark('report to moderators')}`,
    },
  });
  const remark = {
    clusterId: others.clusterId,
    target: { kind: 'layer', id: '12' },
    text: `Does anybody know ${mark('comment')}?`,
  };
  const { comment } = (await ok('POST', '/api/comments', { cookie, json: remark })).json<{
    comment: { id: string };
  }>();
  await ok('PUT', `/api/comments/${comment.id}/reactions/thanks`, { cookie });
  await ok('POST', `/api/puzzle/${others.clusterId}/layers/5/claim`, { cookie });
  await makeBoardUpdate(world, { clusterId: others.clusterId, author: person });
  await makeBoardUpdate(world, {
    clusterId: others.clusterId,
    author: { ...person, displayName: firstName },
  });
  await server.settle();
  return { person, cookie, clusterId, reportId, evidenceId, otherClusterId: others.clusterId, marks };
}

const exportOf = (cookie: string, currentPassword = PASSWORD) =>
  server.send('POST', '/api/account/export', { cookie, json: { currentPassword } });

async function erase(cookie: string, alsoPieces: boolean): Promise<void> {
  const begun = await server.send('POST', '/api/account/erasure', {
    cookie,
    json: { currentPassword: PASSWORD },
  });
  expect(begun.status, begun.text).toBe(200);
  const { token } = begun.json<{ token: string }>();
  const json = { token, alsoPieces };
  const done = await server.send('POST', '/api/account/erasure/confirm', { json });
  expect(done.status, done.text).toBe(200);
}

/** Waits until the job has come to its end, which is the last audit row and the originals after it. */
async function erased(accountId: string): Promise<void> {
  await server.settle();
  const nameOf = async () => {
    const [row] = await server.world.db.select().from(account).where(eq(account.id, accountId));
    return row?.displayName;
  };
  expect(await pollUntil(nameOf, (name) => name === 'Deleted member', 30_000)).toBe('Deleted member');
  await server.settle();
}

const found = async (marks: ReadonlyMap<string, string>): Promise<string[]> => {
  const places: string[] = [];
  for (const [field, mark] of marks) {
    for (const place of await findInTables(server.world.db, mark)) places.push(`${field} in ${place}`);
    for (const path of await findInFiles(server.dataDir, mark)) places.push(`${field} in the file ${path}`);
  }
  return places;
};

describe('somebody who did everything', () => {
  let life: Life;
  let bystander: Life;
  let watcher: TestSocket;
  let analyst: string;
  beforeAll(async () => {
    life = await live();
    bystander = await live();
    analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
    watcher = await server.connect(analyst);
    await watcher.subscribe(evidenceTopic(life.evidenceId));
    await watcher.subscribe(puzzleTopic(life.clusterId));
    await watcher.subscribe(puzzleTopic(life.otherClusterId));
  }, 60_000);

  it('leaves every mark somewhere in the database', async () => {
    for (const [field, mark] of life.marks)
      expect(await findInTables(server.world.db, mark), field).not.toEqual([]);
  });

  it('takes everything along, and nothing of anybody else', async () => {
    const answer = await exportOf(life.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const archive = await openArchive(answer.bytes);
    const all = [...archive].map(([name, text]) => `${name}\n${text}`.toLowerCase()).join('\n');
    for (const [field, mark] of life.marks) expect(all.includes(mark), field).toBe(true);
    for (const [field, mark] of bystander.marks)
      expect(all.includes(mark), `${field} of another`).toBe(false);
    const names = REGISTER.flatMap(({ file }) => (file ? [`${file}.json`] : []));
    expect([...archive.keys()].filter((name) => !name.startsWith('originals/')).sort()).toEqual(
      ['README.txt', ...names].sort(),
    );
    for (const name of names) expect(JSON.parse(archive.get(name) ?? ''), name).toBeInstanceOf(Array);
    expect(JSON.parse(archive.get('lessons.json') ?? '')).toMatchObject([
      { lesson_id: 'phone-call', item_id: 'start', answer: 'hang-up' },
    ]);
    expect(all).not.toContain('argon2id');
  });

  it('gets a few archives a day; a wrong password costs none', async () => {
    const who = await makeAccount(server.world);
    const cookie = await server.signIn(who);
    const key = createHash('sha256').update(`archives ${who.id}`).digest('base64url');
    const isIt = inArray(spentLimit.key, [key, `${key} day`]);
    const spent = () => server.world.db.$count(spentLimit, isIt);
    expect((await exportOf(cookie, 'another password')).status).toBe(400);
    expect(await spent()).toBe(0);
    expect((await exportOf(cookie, who.password)).status).toBe(200);
    expect(await spent(), 'an hour’s and a day’s').toBe(2);
    const far = new Date(server.world.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000);
    await server.world.db.update(spentLimit).set({ emptyAt: far }).where(isIt);
    const refused = await exportOf(cookie, who.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('needs the password for it', async () => {
    expect((await exportOf(life.cookie, 'another password')).status).toBe(400);
    const json = { currentPassword: 'another password' };
    expect((await server.send('POST', '/api/account/erasure', { cookie: life.cookie, json })).status).toBe(
      400,
    );
  });

  it('is signed out everywhere and cannot sign in again, from the first moment', async () => {
    const own = await server.connect(life.cookie);
    await erase(life.cookie, true);
    await pollUntil(
      () => Promise.resolve(own.isConnected),
      (isConnected) => !isConnected,
      5_000,
    );
    expect(own.isConnected).toBe(false);
    expect((await server.send('GET', '/api/account', { cookie: life.cookie })).status).toBe(401);
    const form = { email: life.person.email, password: PASSWORD };
    expect((await server.send('POST', '/api/login', { form })).status).toBeGreaterThanOrEqual(400);
  });

  it('leaves no mark in any table or file, once the last mail is forgotten', async () => {
    await erased(life.person.id);
    const withoutMail = async () =>
      (await found(life.marks)).filter((place) => !place.includes('mail_message'));
    expect(await pollUntil(withoutMail, (places) => places.length === 0, 10_000)).toEqual([]);
  }, 60_000);

  it('told the pages that showed something', async () => {
    const names = watcher.received.map(({ name }) => name);
    expect(names).toContain('evidence:access');
    expect(names).toContain('puzzle:contribution');
    expect(names).toContain('comments:changed');
    expect(names, 'the layer they worked on is free').toContain('puzzle:claim');
    const shown = await server.send('GET', `/api/evidence/${life.evidenceId}`, { cookie: analyst });
    expect(shown.status).toBe(404);
  });

  it('took nothing from anybody else', async () => {
    for (const [field, mark] of bystander.marks)
      expect(await findInTables(server.world.db, mark), field).not.toEqual([]);
    const archive = await openArchive((await exportOf(bystander.cookie)).bytes);
    expect([...archive.keys()].filter((name) => name.startsWith('originals/'))).toHaveLength(2);
  });
});

it('the README explains each file of the archive, and no other', () => {
  const files = REGISTER.flatMap(({ file }) => file ?? []);
  expect(explainedFiles().sort()).toEqual(files.sort());
  const write = (language: Language) => inLanguage(language, () => archiveReadme(new Date(0))).split('\n');
  const [english, spanish] = [write('en'), write('es')];
  expect(english.join()).not.toContain('undefined');
  expect(english.some(isEnglish)).toBe(true);
  expect(spanish.filter((line) => line !== '' && english.includes(line))).toEqual([]);
  // The names of the files are no words.
  expect(spanish.map((line) => line.replace(/^- \S+/u, '')).filter(isEnglish)).toEqual([]);
});
