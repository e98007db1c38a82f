import type { Role } from '@fap/shared/auth/capabilities.ts';
import { findEntry } from '@fap/shared/education/content/entry-texts.ts';
import { PROPOSALS_TOPIC } from '@fap/shared/education/content/proposal-events.ts';
import type {
  ContentEntryShown,
  OwnProposal,
  QueuedProposal,
  TextVersion,
} from '@fap/shared/education/content/proposals-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentProposal } from '../../../db/schema/education.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { pollUntil } from '../../../platform/runtime/poll-until.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ENTRY = '/api/content/entries/family/CLUSTER-003-GOV';
const TEXTS = findEntry('family', 'CLUSTER-003-GOV')?.texts ?? [];
let used = 0;
/** A text that no other test of this file changes. */
function nextText() {
  const text = TEXTS[used];
  used += 1;
  if (!text) throw new Error('no text is left');
  return text;
}

async function newPerson(...roles: Role[]) {
  const account = await makeAccount(server.world, ...roles);
  return { ...account, cookie: await server.signIn(account) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;
const propose = (
  { cookie }: Person,
  { address, text }: { address: string; text: string },
  part: object = {},
) =>
  server.send('POST', '/api/content/proposals', {
    cookie,
    json: {
      kind: 'family',
      entryId: 'CLUSTER-003-GOV',
      address,
      baseText: text,
      proposedText: `${text} Call back later.`,
      reason: 'It is calmer',
      ...part,
    },
  });
const proposed = async (person: Person, text = nextText(), part: object = {}): Promise<OwnProposal> => {
  const answer = await propose(person, text, part);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<OwnProposal>();
};
const decide = ({ cookie }: Person, id: string, json: object) =>
  server.send('POST', `/api/content/proposals/${id}/decision`, { cookie, json });
const withdraw = ({ cookie }: Person, id: string) =>
  server.send('POST', `/api/content/proposals/${id}/withdrawal`, { cookie });
const ownOf = async ({ cookie }: Person) =>
  (await server.send('GET', '/api/content/proposals/own', { cookie })).json<OwnProposal[]>();
const queueOf = async ({ cookie }: Person, show: string) =>
  (await server.send('GET', `/api/content/proposals?show=${show}&limit=500`, { cookie })).json<
    QueuedProposal[]
  >();
const versionsOf = async ({ cookie }: Person, address: string) =>
  (await server.send('GET', `${ENTRY}/versions`, { cookie }))
    .json<TextVersion[]>()
    .filter((one) => one.address === address);
const noticesOf = async ({ cookie }: Person) =>
  (await server.send('GET', '/api/notices', { cookie })).json<{
    notices: { kind: string; payload: object }[];
  }>().notices;

test('a person suggests, an analyst accepts: the person is told, and everybody reads the version without names', async () => {
  const [person, analyst, reader] = [await newPerson(), await newPerson('analyst'), await newPerson()];
  const text = nextText();
  const made = await proposed(person, text, {
    proposedText: "  It's \n calmer. ",
    reason: '',
    sourceTitle: 'Advice',
    sourceUrl: 'https://office.example/advice',
  });
  expect(made).toMatchObject({ state: 'open', proposedText: 'It’s calmer.', version: null, note: '' });
  const [queued] = (await queueOf(analyst, 'open')).filter(({ id }) => id === made.id);
  expect(queued).toMatchObject({
    author: { id: person.id, displayName: person.displayName },
    baseText: text.text,
    todayText: text.text,
    sourceUrl: 'https://office.example/advice',
    place: { section: text.section, label: text.label },
  });
  const answer = await decide(analyst, made.id, { decision: 'accept', note: 'Clearer' });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json()).toMatchObject({ state: 'accepted', version: 1, decidedBy: { id: analyst.id } });
  await server.settle();
  const own = (await ownOf(person)).find(({ id }) => id === made.id);
  expect(own).toMatchObject({ state: 'accepted', note: 'Clearer' });
  expect(JSON.stringify(own)).not.toContain(analyst.displayName);
  expect(await noticesOf(person)).toMatchObject([
    { kind: 'change-decided', payload: { proposalId: made.id, decision: 'accept' } },
  ]);
  const versions = await versionsOf(reader, text.address);
  expect(versions).toMatchObject([{ version: 1, text: 'It’s calmer.', state: 'accepted' }]);
  expect(JSON.stringify(versions)).not.toContain(person.id);
  expect((await queueOf(analyst, 'open')).some(({ id }) => id === made.id)).toBe(false);
  expect((await queueOf(analyst, 'accepted')).some(({ id }) => id === made.id)).toBe(true);
  const audits = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, made.id));
  expect(audits.map(({ action }) => action).sort()).toEqual(['content.proposal.decided', 'content.proposed']);
  expect(JSON.stringify(audits)).not.toContain('calmer');
});

test('to decline needs a note, which the author reads', async () => {
  const [person, analyst] = [await newPerson(), await newPerson('analyst')];
  const made = await proposed(person);
  const silent = await decide(analyst, made.id, { decision: 'decline', note: ' no ' });
  expect(silent.status).toBe(400);
  expect(silent.json()).toMatchObject({ issues: [{ path: 'note' }] });
  const note = 'The source says otherwise';
  expect((await decide(analyst, made.id, { decision: 'decline', note })).json()).toMatchObject({
    state: 'declined',
    version: null,
  });
  await server.settle();
  expect(await ownOf(person)).toMatchObject([{ id: made.id, state: 'declined', note }]);
  expect(await noticesOf(person)).toMatchObject([{ payload: { decision: 'decline' } }]);
  expect((await queueOf(analyst, 'declined')).some(({ id }) => id === made.id)).toBe(true);
  // The same text can be suggested anew.
  expect((await propose(person, { address: made.address, text: made.baseText })).status).toBe(201);
});

test('nobody decides on their own suggestion, and only analysts and admins decide', async () => {
  const [analyst, admin, person] = [await newPerson('analyst'), await newPerson('admin'), await newPerson()];
  const made = await proposed(analyst);
  const refused = await decide(analyst, made.id, { decision: 'accept' });
  expect([refused.status, refused.json().message]).toEqual([
    403,
    'Somebody else has to decide on what you suggested yourself',
  ]);
  expect((await decide(person, made.id, { decision: 'accept' })).status).toBe(403);
  expect((await server.send('GET', '/api/content/proposals', { cookie: person.cookie })).status).toBe(403);
  expect((await decide(admin, made.id, { decision: 'accept' })).status).toBe(200);
  expect((await decide(admin, 'proposal-none', { decision: 'accept' })).status).toBe(404);
});

test('two analysts at once: one decides, the other is told; and accepted changes of a text are counted', async () => {
  const [person, other, analyst, second] = [
    await newPerson(),
    await newPerson(),
    await newPerson('analyst'),
    await newPerson('analyst'),
  ];
  const text = nextText();
  const made = await proposed(person, text);
  const both = await Promise.all([
    decide(analyst, made.id, { decision: 'accept' }),
    decide(second, made.id, { decision: 'decline', note: 'Not needed' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // Two changes of one text, accepted at once: each gets a number of its own, and the last one counts.
  const target = nextText();
  const pair = [await proposed(person, target), await proposed(other, target)];
  const answers = await Promise.all(
    pair.map(({ id }, index) => decide(index === 0 ? analyst : second, id, { decision: 'accept' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const versions = await versionsOf(person, target.address);
  expect(versions.map(({ version }) => version).sort()).toEqual([1, 2]);
  expect(versions.find(({ version }) => version === 1)?.state).toBe('replaced');
  expect(versions.find(({ version }) => version === 2)?.state).toBe('accepted');
  const accepted = (await queueOf(analyst, 'accepted')).filter(({ address }) => address === target.address);
  expect(accepted.map(({ version }) => version)).toEqual([2]);
});

test('an open one is withdrawn by its author alone, and not once it is decided', async () => {
  const [person, other, analyst] = [await newPerson(), await newPerson(), await newPerson('analyst')];
  const made = await proposed(person);
  expect((await withdraw(other, made.id)).status).toBe(404);
  expect((await withdraw(person, made.id)).json()).toMatchObject({ state: 'withdrawn' });
  expect((await withdraw(person, made.id)).status).toBe(409);
  expect((await decide(analyst, made.id, { decision: 'accept' })).status).toBe(409);
  await server.settle();
  expect(await noticesOf(person)).toEqual([]);
});

test('what the product says today decides: outdated ones cannot be accepted, released ones are published', async () => {
  const [person, analyst] = [await newPerson(), await newPerson('analyst')];
  const [old, released] = [await proposed(person), await proposed(person)];
  await decide(analyst, released.id, { decision: 'accept' });
  const change = (id: string, set: object) =>
    server.world.db.update(contentProposal).set(set).where(eq(contentProposal.id, id));
  // As after a release: the source of this build holds other words than when it was suggested.
  await change(old.id, { baseText: 'What it said last year.' });
  await change(released.id, { baseText: 'What it said last year.', proposedText: released.baseText });
  const refused = await decide(analyst, old.id, { decision: 'accept' });
  expect(refused.status).toBe(409);
  expect(refused.json()).toMatchObject({ data: { todayText: old.baseText } });
  const states = new Map((await ownOf(person)).map(({ id, state }) => [id, state]));
  expect(states.get(old.id)).toBe('outdated');
  expect(states.get(released.id)).toBe('published');
  expect((await decide(analyst, old.id, { decision: 'decline', note: 'It changed meanwhile' })).status).toBe(
    200,
  );
});

test('what the product would not say is refused at once, and nothing is kept of it', async () => {
  const person = await newPerson();
  const text = nextText();
  const refused = async (part: object, status = 400) => {
    const answer = await propose(person, text, part);
    expect(answer.status, answer.text).toBe(status);
    return answer.json<{ message: string; issues?: { path: string; message: string }[] }>();
  };
  const blaming = await refused({ proposedText: 'You should have known that it was false.' });
  expect(blaming.issues).toEqual([
    {
      path: 'proposedText',
      message: 'Please say it without blame. Hindsight is no help. Say what shows it next time.',
    },
  ]);
  await refused({ proposedText: text.text });
  await refused({ proposedText: 'x'.repeat(1_400) });
  await refused({ proposedText: 'a' });
  await refused({ proposedText: 'It names {you}.' });
  await refused({ reason: '  ' });
  await refused({ sourceUrl: 'http://office.example' });
  await refused({ sourceUrl: 'javascript:alert(1)' });
  await refused({ address: 'education/none' }, 404);
  await refused({ entryId: 'CLUSTER-999-NON' }, 404);
  await refused({ baseText: 'Something else' }, 409);
  expect(await ownOf(person)).toEqual([]);
  await proposed(person, text);
  await refused({}, 409);
  expect(await ownOf(person)).toHaveLength(1);
});

test('an entry has its texts in order, and one that does not exist has none', async () => {
  const { cookie } = await newPerson();
  const answer = await server.send('GET', ENTRY, { cookie });
  const { texts, title } = answer.json<ContentEntryShown>();
  expect(title).toBe(TEXTS[0]?.text);
  expect(texts.map(({ address, text }) => [address, text])).toEqual(
    TEXTS.map(({ address, text }) => [address, text]),
  );
  const spanish = await server.send('GET', ENTRY, { cookie, headers: { 'accept-language': 'es' } });
  const [, description] = spanish.json<ContentEntryShown>().texts;
  expect(description?.text).toBe(TEXTS[1]?.text);
  expect(description?.shown).not.toBe(TEXTS[1]?.text);
  for (const path of ['article/none', 'family/none', 'flow/none', 'glossary/none', 'poem/none'])
    expect(
      (await server.send('GET', `/api/content/entries/${path}`, { cookie })).status,
      path,
    ).toBeGreaterThanOrEqual(400);
  expect((await server.send('GET', ENTRY)).status).toBe(401);
});

test('those who decide see a suggestion at once, others may not watch', async () => {
  const [person, analyst] = [await newPerson(), await newPerson('analyst')];
  const [socket, other] = [await server.connect(analyst.cookie), await server.connect(person.cookie)];
  expect(await socket.subscribe(PROPOSALS_TOPIC)).toMatchObject({ ok: true });
  expect(await other.subscribe(PROPOSALS_TOPIC)).not.toMatchObject({ ok: true });
  const made = await proposed(person);
  await socket.waitForEvent(
    'the suggestion',
    'content-proposals:changed',
    ({ proposalId }) => proposalId === made.id,
  );
  for (const one of [socket, other]) one.close();
});

test('somebody who deletes their account takes all but accepted texts along', async () => {
  const [person, analyst] = [await newPerson(), await newPerson('analyst')];
  const [kept, open] = [await proposed(person), await proposed(person)];
  await decide(analyst, kept.id, { decision: 'accept' });
  const begun = await server.send('POST', '/api/account/erasure', {
    cookie: person.cookie,
    json: { currentPassword: person.password },
  });
  const { token } = begun.json<{ token: string }>();
  const done = await server.send('POST', '/api/account/erasure/confirm', {
    json: { token, alsoPieces: true },
  });
  expect(done.status, done.text).toBe(200);
  const rows = () =>
    server.world.db.select().from(contentProposal).where(eq(contentProposal.authorId, person.id));
  await pollUntil(rows, (found) => found.every(({ reason }) => reason === ''), 30_000);
  const byId = new Map((await rows()).map((row) => [row.id, row]));
  expect(byId.get(kept.id)).toMatchObject({ state: 'accepted', proposedText: kept.proposedText, reason: '' });
  expect(byId.get(open.id)).toMatchObject({ state: 'withdrawn', proposedText: '', reason: '' });
});
