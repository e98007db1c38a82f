import type { Case, CaseDetails, CasePerson, CaseStep } from '@fap/shared/cases/entities.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { custodyChain, custodyEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import {
  makeAccount,
  makeCluster,
  makeOwnFile,
  makeReadItem,
  type TestAccount,
} from '../../testing/factories.ts';
import { makeCase } from '../../testing/make-case.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';

type Person = 'owner' | 'assignee' | 'analyst' | 'admin' | 'leo' | 'stranger';
const WORKERS: readonly Person[] = ['owner', 'assignee', 'analyst', 'admin'];
const OTHERS: readonly Person[] = ['leo', 'stranger'];

let server: TestServer;
const people = {} as Record<Person, TestAccount>;
const cookies = {} as Record<Person, string>;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  const { world } = server;
  people.owner = await makeAccount(world);
  people.assignee = await makeAccount(world);
  people.analyst = await makeAccount(world, 'analyst');
  people.admin = await makeAccount(world, 'admin');
  people.leo = await makeAccount(world, 'leo');
  people.stranger = await makeAccount(world);
  for (const name of [...WORKERS, ...OTHERS]) cookies[name] = await server.signIn(people[name]);
});
afterAll(() => server.stop());

const call = (method: string, path: string, as: Person = 'owner', json?: object) =>
  server.send(method, path, { cookie: cookies[as], ...(json ? { json } : {}) });
const read = async (id: string, as: Person = 'owner') =>
  (await call('GET', `/api/cases/${id}`, as)).json<CaseDetails>();
const open = (changes: Parameters<typeof makeCase>[2] = {}) => makeCase(server.world, people.owner, changes);
const assigned = async (changes: Parameters<typeof makeCase>[2] = {}) => {
  const id = await open(changes);
  await call('PATCH', `/api/cases/${id}`, 'owner', { assigneeId: people.assignee.id });
  return id;
};
const steps = async (id: string, as: Person = 'owner') =>
  (await call('GET', `/api/cases/${id}/timeline`, as)).json<CaseStep[]>();

const NEW_CASE = { title: 'A case', description: 'What happened', scamType: 'romance' };

describe('opening a case', () => {
  test('gives it the next number of the year, a custody log and the defaults', async () => {
    const answer = await call('POST', '/api/cases', 'owner', NEW_CASE);
    expect(answer.status, answer.text).toBe(201);
    const made = answer.json<CaseDetails>();
    expect(made).toMatchObject({
      ...NEW_CASE,
      clusterId: null,
      riskLevel: 'medium',
      status: 'active',
      victimCount: 0,
      amountStolen: 0,
      behavioralMatchScore: null,
      isRedacted: false,
      owner: { id: people.owner.id },
    });
    const year = server.world.clock.now().getUTCFullYear();
    expect(made.id).toMatch(new RegExp(`^CS-${year}-\\d{3,}$`, 'u'));
    expect(made.chainId).toMatch(/^FAP-1-/u);
    const entries = await server.world.db
      .select({ action: custodyEntry.action })
      .from(custodyEntry)
      .where(eq(custodyEntry.chainId, made.id));
    expect(entries).toEqual([{ action: 'case.opened' }]);
    const check = await call('POST', '/api/cluster-chain/verify', 'stranger', {
      clusterChainId: made.chainId,
    });
    expect(check.json()).toMatchObject({ isValid: true, checked: 1 });
  });

  test('twenty people at once get twenty numbers without a gap', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => open()));
    const numbers = ids.map((id) => Number(id.split('-')[2])).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => (numbers[0] ?? 0) + index));
    const chains = await server.world.db.select().from(custodyChain).where(inArray(custodyChain.id, ids));
    expect(chains.map(({ kind }) => kind)).toEqual(Array(20).fill('case'));
  });

  test.for([
    ['title', { title: ' ' }, 400],
    ['description', { description: '' }, 400],
    ['scamType', { scamType: 'a kind of its own' }, 400],
    ['amountStolen', { amountStolen: -1 }, 400],
    ['victimCount', { victimCount: 1.5 }, 400],
    ['clusterId', { clusterId: 'cluster-nowhere' }, 404],
  ] as const)('a wrong %s is refused with a reason', async ([path, change, status]) => {
    const answer = await call('POST', '/api/cases', 'owner', { ...NEW_CASE, ...change });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.json<{ issues: object[] }>().issues).toMatchObject([{ path }]);
    else expect(answer.json()).toMatchObject({ message: 'There is no cluster with this ID' });
  });

  test("a cluster's figures stand in for those nobody entered", async () => {
    const { clusterId } = await makeCluster(server.world);
    await server.world.db
      .update(cluster)
      .set({ victims: 7, impactCents: 1_234_500, impactCurrency: 'USD' })
      .where(eq(cluster.id, clusterId));
    const [bare, said] = [
      await open({ clusterId }),
      await open({ clusterId, victimCount: 0, amountStolen: 9 }),
    ];
    const figures = { id: clusterId, victims: 7, amountStolen: 12_345 };
    expect(await read(bare)).toMatchObject({ victimCount: 7, amountStolen: 12_345, cluster: figures });
    expect(await read(said)).toMatchObject({ victimCount: 0, amountStolen: 9, cluster: figures });
  });
});

describe('who reads and changes a case', () => {
  const SECRET = {
    title: 'Case of the locked desk',
    description: 'My name is Walburga Ostertag, call me at +1 415 555 0132 or walburga@ostertag.example',
  };

  test.for(WORKERS)('%s reads all of it and changes it', async (person) => {
    const id = await assigned(SECRET);
    expect(await read(id, person)).toMatchObject({ ...SECRET, isRedacted: false, mayWork: true });
    const answer = await call('PATCH', `/api/cases/${id}`, person, { status: 'processing' });
    expect(answer.status).toBe(200);
    expect((await call('POST', `/api/cases/${id}/tasks`, person, { text: 'Ask' })).status).toBe(201);
  });

  test.for(OTHERS)('%s reads it without personal data and changes nothing', async (person) => {
    const id = await assigned(SECRET);
    await call('POST', `/api/cases/${id}/tasks`, 'owner', { text: 'Call Walburga' });
    const seen = await call('GET', `/api/cases/${id}`, person);
    expect(seen.text).not.toMatch(/walburga|ostertag|555/iu);
    expect(seen.json()).toMatchObject({
      id,
      title: SECRET.title,
      isRedacted: true,
      mayWork: false,
      owner: null,
      assignee: null,
      tasks: [],
      signOff: null,
    });
    const listed = (await call('GET', '/api/cases/recent?limit=500', person)).json<Case[]>();
    expect(listed.find((one) => one.id === id)).toMatchObject({ isRedacted: true });
    expect(JSON.stringify(listed)).not.toMatch(/walburga/iu);
    expect((await steps(id, person)).map(({ actor }) => actor)).toEqual([null, null, null]);
    for (const [method, path, json] of [
      ['PATCH', '', { status: 'complete' }],
      ['POST', '/tasks', { text: 'Mine' }],
      ['POST', '/sign-off', { note: 'Mine' }],
    ] as const)
      expect((await call(method, `/api/cases/${id}${path}`, person, json)).status).toBe(403);
  });

  test('a leo who is given the case reads all of it', async () => {
    const id = await open(SECRET);
    await call('PATCH', `/api/cases/${id}`, 'owner', { assigneeId: people.leo.id });
    expect(await read(id, 'leo')).toMatchObject({ ...SECRET, isRedacted: false });
  });

  test('the search does not find what is hidden', async () => {
    const id = await open(SECRET);
    const found = async (q: string, as: Person) =>
      (await call('GET', `/api/cases/recent?q=${q}`, as)).json<Case[]>().some((one) => one.id === id);
    expect(await found('ostertag', 'stranger')).toBe(false);
    expect(await found(`locked%20${id}`, 'stranger')).toBe(true);
    expect(await found('%25', 'stranger')).toBe(false);
  });

  test('nobody knows a case that is not there', async () => {
    for (const [method, path, json] of [
      ['GET', '/api/cases/CS-1999-001', undefined],
      ['PATCH', '/api/cases/CS-1999-001', { status: 'active' }],
      ['GET', '/api/cases/CS-1999-001/timeline', undefined],
      ['POST', '/api/cases/CS-1999-001/sign-off', { note: 'x' }],
      ['POST', '/api/reports/forensic/CS-1999-001', undefined],
    ] as const)
      expect((await call(method, path, 'admin', json)).status).toBe(404);
  });

  test('it cannot be given to nobody', async () => {
    const answer = await call('PATCH', `/api/cases/${await open()}`, 'owner', { assigneeId: 'nobody' });
    expect(answer.status).toBe(404);
  });

  test('words that somebody else changed meanwhile are not overwritten', async () => {
    const id = await open();
    const { title, description } = await read(id);
    const first = await call('PATCH', `/api/cases/${id}`, 'owner', {
      description: 'The first words',
      seen: { description },
    });
    expect(first.status).toBe(200);
    const second = await call('PATCH', `/api/cases/${id}`, 'analyst', {
      description: 'The second words',
      seen: { description },
    });
    expect([second.status, second.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
    const other = await call('PATCH', `/api/cases/${id}`, 'analyst', {
      title: 'Another title',
      seen: { title },
    });
    expect(other.json()).toMatchObject({ title: 'Another title', description: 'The first words' });
  });

  test('changed words are hidden anew', async () => {
    const id = await open();
    const changed = await call('PATCH', `/api/cases/${id}`, 'owner', { description: SECRET.description });
    expect(changed.json()).toMatchObject({ description: SECRET.description });
    const { description } = await read(id, 'stranger');
    expect(description).toMatch(/\S/u);
    expect(description).not.toMatch(/ostertag|555/iu);
  });
});

describe('the list', () => {
  test('is newest first, filtered, and goes on where Link says', async () => {
    const ids = [
      await open({ riskLevel: 'low', scamType: 'job_scam' }),
      await open({ riskLevel: 'low', scamType: 'job_scam' }),
      await open({ riskLevel: 'low', scamType: 'job_scam' }),
    ];
    const query = '/api/cases/recent?scamType=job_scam&riskLevel=low&status=active';
    const first = await call('GET', `${query}&limit=2`);
    const next = /<([^>]+)>/u.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await call('GET', next);
    const listed = [...first.json<Case[]>(), ...second.json<Case[]>()].map(({ id }) => id);
    expect(listed).toHaveLength(3);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    expect(first.headers.get('x-total-count')).toBe('3');
    expect((await call('GET', '/api/cases/recent?status=lost')).status).toBe(400);
  });
});

describe('sign-off', () => {
  const signOff = (id: string, as: Person = 'analyst') =>
    call('POST', `/api/cases/${id}/sign-off`, as, { note: 'Compared with the reports' });

  test('is for analysts and admins', async () => {
    const id = await assigned();
    expect((await signOff(id, 'owner')).status).toBe(403);
    expect((await signOff(id, 'assignee')).status).toBe(403);
    expect((await signOff(id, 'admin')).status).toBe(200);
  });

  test.for<[string, (id: string) => Promise<unknown>]>([
    ['a status', (id) => call('PATCH', `/api/cases/${id}`, 'owner', { status: 'complete' })],
    ['a task', (id) => call('POST', `/api/cases/${id}/tasks`, 'owner', { text: 'One more' })],
    [
      'evidence',
      (id) =>
        server.send('POST', '/api/evidence/upload', {
          cookie: cookies.owner,
          multipart: textFile(server.world.name('content'), { caseId: id }),
        }),
    ],
  ])('is cleared by %s, and stands again when it is repeated', async ([, change]) => {
    const id = await open();
    const signed = (await signOff(id)).json<CaseDetails>();
    expect(signed.signOff).toMatchObject({ by: people.analyst.displayName, clearedAt: null });
    await change(id);
    expect((await read(id)).signOff?.clearedAt).not.toBeNull();
    expect((await signOff(id)).json<CaseDetails>().signOff?.clearedAt).toBeNull();
  });

  test('stays when nothing is different, and when a report is made', async () => {
    const id = await open();
    await signOff(id);
    expect((await call('PATCH', `/api/cases/${id}`, 'owner', { status: 'active' })).status).toBe(200);
    expect((await call('POST', `/api/reports/forensic/${id}`)).status).toBe(201);
    expect((await read(id)).signOff?.clearedAt).toBeNull();
  });
});

test('tasks are added, done, opened again and deleted, and the timeline says so', async () => {
  const id = await open();
  await call('POST', `/api/cases/${id}/tasks`, 'owner', { text: 'Ask the exchange' });
  const [task] = (await read(id)).tasks;
  const path = `/api/cases/${id}/tasks/${task?.id}`;
  const done = (await call('PATCH', path, 'analyst', { isDone: true })).json<CaseDetails>();
  expect(done.tasks).toMatchObject([{ isDone: true, doneBy: people.analyst.displayName }]);
  await call('PATCH', path, 'owner', { isDone: true });
  await call('PATCH', path, 'owner', { isDone: false });
  const other = await open();
  expect((await call('DELETE', `/api/cases/${other}/tasks/${task?.id}`)).status).toBe(404);
  await call('DELETE', path);
  expect((await read(id)).tasks).toEqual([]);
  await call('PATCH', `/api/cases/${id}`, 'owner', {
    status: 'complete',
    riskLevel: 'high',
    title: 'Another title',
    assigneeId: people.assignee.id,
  });
  expect((await steps(id)).map(({ actor, sentence }) => [actor, sentence])).toEqual([
    [
      people.owner.displayName,
      `Set the status from Active to Complete. Set the risk from Medium Risk to High Risk. Gave the case to ${people.assignee.displayName}. Changed the title`,
    ],
    [people.owner.displayName, 'Deleted a task'],
    [people.owner.displayName, 'Opened a task again'],
    [people.analyst.displayName, 'Finished a task'],
    [people.owner.displayName, 'Added a task'],
    [people.owner.displayName, 'Opened the case'],
  ]);
});

describe('evidence of a case', () => {
  const upload = (caseId: string, as: Person) =>
    server.send('POST', '/api/evidence/upload', {
      cookie: cookies[as],
      multipart: textFile(server.world.name('content'), { caseId }),
    });

  test('is added by those who work on it, and is a step of its log', async () => {
    const id = await assigned();
    for (const person of WORKERS) expect((await upload(id, person)).status).toBe(201);
    for (const person of OTHERS) expect((await upload(id, person)).status).toBe(403);
    expect((await read(id, 'stranger')).evidenceCount).toBe(WORKERS.length);
    for (const person of WORKERS) {
      const items = (await call('GET', `/api/evidence?caseId=${id}`, person)).json<{
        evidence: { id: string }[];
      }>().evidence;
      expect(items).toHaveLength(WORKERS.length);
      for (const item of items)
        expect((await call('GET', `/api/evidence/${item.id}`, person)).status).toBe(200);
    }
    expect((await call('GET', `/api/evidence?caseId=${id}`, 'leo')).json()).toMatchObject({ evidence: [] });
    expect((await steps(id)).slice(0, 2).map(({ sentence }) => sentence)).toEqual(
      Array(2).fill('Added an evidence file'),
    );
    const lost = await upload('CS-1999-001', 'owner');
    expect([lost.status, lost.json()]).toEqual([
      404,
      expect.objectContaining({ message: 'There is no case with this number' }),
    ]);
  });

  test('two reports give a behavioural match, one does not', async () => {
    const id = await open();
    const add = async (behavioral: string[]) => {
      const made = await makeCluster(server.world);
      const [row] = await server.world.db.select().from(report).where(eq(report.clusterId, made.clusterId));
      if (!row?.traits) throw new Error('a report without traits');
      await server.world.db
        .update(report)
        .set({ traits: { ...row.traits, behavioral } })
        .where(eq(report.id, row.id));
      const item = await makeReadItem(server.world, row.id);
      await server.world.db.update(evidenceItem).set({ caseId: id }).where(eq(evidenceItem.id, item));
    };
    await add(['1.contact', '2.trust', '3.fee']);
    const loose = await makeOwnFile(server.world, people.owner.id);
    await server.world.db.update(evidenceItem).set({ caseId: id }).where(eq(evidenceItem.id, loose));
    expect((await read(id)).behavioralMatchScore).toBeNull();
    await add(['1.contact', '2.trust', '3.fee']);
    expect((await read(id)).behavioralMatchScore).toBe(100);
    await add(['9.other']);
    expect((await read(id)).behavioralMatchScore).toBe(33);
  });
});

test('whoever works on a case chooses by name among its owner, analysts and admins; nobody else gets a name', async () => {
  const id = await open();
  const away = await makeAccount(server.world, 'analyst');
  await server.world.db.update(account).set({ suspendedAt: new Date() }).where(eq(account.id, away.id));
  for (const name of ['owner', 'analyst', 'admin'] as const) {
    const answer = await call('GET', `/api/cases/${id}/assignees`, name);
    const ids = answer.json<CasePerson[]>().map((one) => one.id);
    expect(ids).toEqual(
      expect.arrayContaining([people.owner, people.analyst, people.admin].map((person) => person.id)),
    );
    for (const person of [people.leo, people.stranger, people.assignee, away])
      expect(ids).not.toContain(person.id);
  }
  for (const name of ['assignee', ...OTHERS] as const) {
    const answer = await call('GET', `/api/cases/${id}/assignees`, name);
    expect([name, answer.status]).toEqual([name, 403]);
  }
});
