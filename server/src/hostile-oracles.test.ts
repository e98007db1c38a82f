import type { Submission } from '@fap/shared/reports/submission.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './areas.ts';
import { ENDPOINT_EXAMPLES, makeScene } from './testing/endpoint-examples.ts';
import { addressOf, type Example, type Scene } from './testing/examples-of.ts';
import { makeAccount, makeSubmission } from './testing/factories.ts';
import type { TestResponse } from './testing/send-request.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { textFile } from './testing/text-file.ts';
import { OTHER, REPORTED, type Secrets, UNKNOWN } from './testing/victims-secrets.ts';

/**
 * An oracle answers "was this reported?" and "what did they say?". A member sends a victim's details to every call that takes
 * words, before and after the victim's report was submitted: two states that differ only by that report. The answers must be
 * the same but for ids, times and hashes. An earlier report of the same form exists, so that counts alone reveal nothing.
 *
 * Timing is not measured here: personal details are removed from the question before the database is queried
 * (`extractQuestionFeatures`, `mayMeanPerson`), so the same rows are read whether something was reported or not. What an
 * answer leaves out because of a report's own words is read for at most thirty reports that share its script.
 */
const KINDS = Object.keys(REPORTED) as (keyof Secrets)[];

let server: TestServer;
let member: string;
let analyst: string;
let scene: Scene;
let clusterId: string;
let founded: Submission;

beforeAll(async () => {
  server = await startTestServer();
  const { world } = server;
  // A cluster founded by others: victims join it by its two sites, which are public.
  founded = makeSubmission(world);
  const first = await server.signIn(await makeAccount(world));
  const founding = await server.send('POST', '/api/clusters', { cookie: first, json: founded });
  clusterId = founding.json().clusterId as string;
  await submitReportWith(OTHER);
  const asking = await makeAccount(world);
  member = await server.signIn(asking);
  analyst = await server.signIn(await makeAccount(world, 'analyst'));
  const upload = await server.send('POST', '/api/evidence/upload', {
    cookie: member,
    multipart: textFile(world.name('note')),
  });
  expect(upload.status, upload.text).toBe(201);
  const ownEvidence = upload.json().evidenceId as string;
  scene = {
    ...(await makeScene(server, async () => ownEvidence)),
    clusterId,
    member: asking,
    cookie: member,
  };
  await server.settle();
}, 60_000);
afterAll(() => server.stop());

/** Submits a victim's report with a file; it joins the cluster. */
async function submitReportWith(secrets: Secrets): Promise<void> {
  // Victims report one after the other: of equally alike reports the oldest speaks for a cluster, and at one time for all chance would choose.
  server.world.clock.advanceSeconds(1);
  const victim = await server.signIn(await makeAccount(server.world));
  const multipart = new FormData();
  multipart.set('evidence', new File([secrets.fileWords], secrets.fileName, { type: 'text/plain' }));
  const upload = await server.send('POST', '/api/evidence/upload', { cookie: victim, multipart });
  const own = `My phone is ${secrets.phone}, my mail ${secrets.email}, my handle ${secrets.handle}.`;
  const json = makeSubmission(server.world, {
    description: `${secrets.sentence}\n${own} The account was ${secrets.iban}.`,
    evidence: `${founded.evidence}\nThey called ${secrets.phone}, wrote to ${secrets.email} and gave ${secrets.iban}.`,
    contactMethod: 'phone',
    amountInvolved: secrets.loss,
    scamPersonas: `Agent ${secrets.persona}`,
    evidenceIds: [upload.json().evidenceId as string],
  });
  const joined = await server.send('POST', '/api/clusters', { cookie: victim, json });
  expect(joined.json()).toMatchObject({ joined: true, clusterId });
  await server.settle();
}

/** Forms of a question: the secret alone, and beside public words, so that the victim's cluster is a candidate. */
const QUESTIONS: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `${founded.evidence}\n${secret}`,
];

/** An answer without ids, times and hashes. */
const withoutRandomParts = ({ status, text }: TestResponse): string =>
  `${status} ${text}`
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, '<time>')
    .replace(/[0-9a-f]{64}/gu, '<hash>')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, '<id>')
    .replace(
      /\b(?:analysis|piece|comment|contribution|request|run|operation|guardianship|payment|alert|allowance)-[a-z2-9]{16}\b/gu,
      '<id>',
    );

/** One question: a call with a secret in one of its fields. */
interface Question {
  name: string;
  kind: keyof Secrets;
  ask: () => Promise<TestResponse>;
}

function describeDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return [a, b].map((one) => `  …${one.slice(Math.max(0, at - 60), at + 160)}`).join('\n');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that hold ids or closed sets, not words. */
const NOT_WORDS = /(?:Id|Method|Type|^type|^layer|^priority|Author|^idempotencyKey|^verdict|^decision)$/u;

/** Every field of a request that takes words. */
function listTextFields(
  endpoint: (typeof ALL_ENDPOINTS)[number],
  example: Example,
): ((words: string) => Example)[] {
  const places: ((words: string) => Example)[] = [];
  const json = example.json;
  if (isObject(json)) {
    for (const key of Object.keys(json).filter((one) => !NOT_WORDS.test(one)))
      if (typeof json[key] === 'string')
        places.push((words) => ({ ...example, json: { ...json, [key]: words } }));
  }
  const query = endpoint.query as { entries?: Record<string, unknown> } | undefined;
  for (const key of Object.keys(query?.entries ?? {}).filter((one) => !NOT_WORDS.test(one)))
    places.push((words) => ({ ...example, query: { ...example.query, [key]: words } }));
  return places;
}

/** Calls with a form as body, and calls that write; they have tests of their own below. */
const TESTED_SEPARATELY = [
  'POST /api/login',
  'POST /api/signup',
  'POST /api/clusters',
  'POST /api/puzzle/contribute',
  'POST /api/puzzle/submit',
  'POST /api/cases',
];
/** Answers with all that the asker wrote before, in a thread of their own: it grows by asking (tests of the reports area). */
const OWN_THREADS = ['POST /api/reports/:id/messages', 'POST /api/cases/:id/tasks'];
/**
 * Counts of the whole platform (all evidence items, clusters that wait to be compared) and counts of people in steps of five:
 * they may show that somebody reported, but nothing about them.
 */
const PLATFORM_COUNTS = /"(?:total|processing|anchored|waiting|contributorCount)":\d+/gu;
/** The field of the similarity check for each secret. */
const FIELDS: Partial<Record<keyof Secrets, string>> = {
  phone: 'contactInfo',
  email: 'contactInfo',
  handle: 'contactInfo',
  iban: 'paymentMethod',
  loss: 'paymentMethod',
  persona: 'scammerName',
  sentence: 'description',
  fileWords: 'description',
};

async function listQuestions(): Promise<Question[]> {
  const questions: Question[] = [];
  for (const endpoint of ALL_ENDPOINTS) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const makeExample = ENDPOINT_EXAMPLES[name];
    const takesWords = endpoint.body !== undefined || endpoint.query !== undefined;
    if (!makeExample || !takesWords || [...TESTED_SEPARATELY, ...OWN_THREADS].includes(name)) continue;
    for (const place of listTextFields(endpoint, await makeExample(scene)))
      for (const kind of KINDS)
        for (const wording of QUESTIONS) {
          const { json, ...asked } = place(wording(REPORTED[kind]));
          const body = json === undefined ? {} : { json };
          const path = addressOf(endpoint.path, asked);
          questions.push({
            name,
            kind,
            ask: () => server.send(endpoint.method, path, { cookie: member, ...body }),
          });
        }
  }
  for (const kind of KINDS) {
    const json = {
      websiteUrl: founded.evidence.split(' ').at(-1),
      scriptText: founded.evidence,
      [FIELDS[kind] ?? 'description']: REPORTED[kind],
    };
    const send = () => server.send('POST', '/api/clusters/similarity-check', { cookie: member, json });
    questions.push({ name: 'POST /api/clusters/similarity-check', kind, ask: send });
  }
  return questions;
}

/** Submits a report of a new account that names the secret; gives what the answer reveals. */
async function getReportAnswer(kind: keyof Secrets, secret: string): Promise<object> {
  const cookie = await server.signIn(await makeAccount(server.world));
  const json = makeSubmission(server.world, {
    description: `${server.world.name('somebody')} called me and wanted it paid today.`,
    evidence: `It was over quickly. They named ${secret}`,
    scamPersonas: kind === 'persona' ? secret : 'Nobody',
    amountInvolved: kind === 'loss' ? secret : '',
  });
  const answer = await server.send('POST', '/api/clusters', { cookie, json });
  expect(answer.status, answer.text).toBe(201);
  const { joined, similarity, matchedElements, xpAwarded } = answer.json();
  return { joined, similarity, matchedElements, xpAwarded };
}

/** Uploads a file that names the secret; gives the counts on its page of how often others name it. */
async function getFigures(secret: string): Promise<unknown> {
  const cookie = await server.signIn(await makeAccount(server.world));
  const multipart = textFile(`They named ${secret}`);
  const upload = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  const id = upload.json().evidenceId as string;
  const reading = await server.send('GET', `/api/evidence/${id}/reading`, { cookie });
  expect(reading.status, reading.text).toBe(200);
  return reading.json().figures;
}

/** Contributes a piece that contains the secret; gives what the answer reveals. */
async function getPieceAnswer(content: string): Promise<object> {
  const json = { clusterId, layer: 7, content };
  const answer = await server.send('POST', '/api/puzzle/contribute', { cookie: member, json });
  const { reward, contribution } = answer.json<{ reward: unknown; contribution: { status: string } }>();
  return { status: answer.status, reward, state: contribution.status };
}

/** The search's answer without comments: the asker wrote them by asking, so there are more in each round. */
function withoutOwnComments(response: TestResponse): TestResponse {
  const { groups } = response.json<{ groups: { kind: string }[] }>();
  return { ...response, text: JSON.stringify(groups.filter(({ kind }) => kind !== 'comment')) };
}

async function askAll(questions: readonly Question[]): Promise<string[]> {
  const answers: string[] = [];
  for (const { name, ask } of questions) {
    const answer = await ask();
    const found = name === 'GET /api/search' && answer.status === 200 ? withoutOwnComments(answer) : answer;
    answers.push(withoutRandomParts(found).replace(PLATFORM_COUNTS, '<overall>'));
  }
  return answers;
}

test('no call that takes words reveals to a member what a victim reported', async () => {
  const questions = await listQuestions();
  // A first round writes what the calls themselves leave, such as analyses, so that both states have it. Who only reads leaves nothing.
  await askAll(questions.filter(({ name }) => !name.startsWith('GET ')));
  await server.settle();
  const before = await askAll(questions);
  // What this round left is finished, too, or it would be taken for what the report changes.
  await server.settle();
  await submitReportWith(REPORTED);
  const after = await askAll(questions);
  const leaks = questions.flatMap(({ name, kind }, index) => {
    const [ours = '', theirs = ''] = [before[index], after[index]];
    return ours === theirs ? [] : [`${name} tells of a ${kind}:\n${describeDifference(ours, theirs)}`];
  });
  expect(leaks.join('\n')).toBe('');
  const answered = questions.flatMap(({ name }, index) => (after[index]?.startsWith('20') ? [name] : []));
  expect([...new Set(answered)]).toEqual(
    expect.arrayContaining([
      'GET /api/search',
      'GET /api/vault/entries',
      'POST /api/ai/analyze',
      'POST /api/clusters/preview-match',
      'POST /api/clusters/similarity-check',
      'POST /api/evidence/analyze-text',
      'POST /api/puzzle/similar',
    ]),
  );
}, 480_000);

test.each(KINDS)(
  'a report, file or piece that names a reported %s gets the same answer as one that names an unknown one',
  async (kind) => {
    const [reported, twin] = [REPORTED[kind], UNKNOWN[kind]];
    expect(await getReportAnswer(kind, reported)).toEqual(await getReportAnswer(kind, twin));
    expect(await getReportAnswer(kind, reported)).toMatchObject({ joined: false });
    expect(await getFigures(reported)).toEqual(await getFigures(twin));
    // The first piece of a layer earns more than later ones.
    await getPieceAnswer('They asked for a fee first.');
    expect(await getPieceAnswer(reported)).toEqual(await getPieceAnswer(twin));
  },
);

/** Opens a case that names the secret; gives what the answer reveals. */
async function getCaseAnswer(words: string): Promise<object> {
  const json = { title: 'A case of my own', description: words, scamType: 'romance', clusterId };
  const answer = await server.send('POST', '/api/cases', { cookie: member, json });
  expect(answer.status, answer.text).toBe(201);
  const { victimCount, amountStolen, behavioralMatchScore, evidenceCount } = answer.json();
  return { victimCount, amountStolen, behavioralMatchScore, evidenceCount };
}

test.each(KINDS)(
  'a case that names a reported %s gets the same answer as one that names an unknown one',
  async (kind) => {
    expect(await getCaseAnswer(REPORTED[kind])).toEqual(await getCaseAnswer(UNKNOWN[kind]));
  },
);

test('the secrets can be found: an analyst sees them', async () => {
  const json = { values: [REPORTED.phone, REPORTED.iban] };
  const { text } = await server.send('POST', '/api/indicators/look-up', { cookie: analyst, json });
  expect(text).toMatch(/"reports":[1-9]/u);
});
