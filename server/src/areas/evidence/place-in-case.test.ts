import type { CaseStep } from '@fap/shared/cases/entities.ts';
import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeCluster, makeReadItem, type TestAccount } from '../../testing/factories.ts';
import { makeCase } from '../../testing/make-case.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestAccount;
let analyst: TestAccount;
const cookies = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  owner = await makeAccount(server.world);
  analyst = await makeAccount(server.world, 'analyst');
});
afterAll(() => server.stop());

async function as(account: TestAccount): Promise<string> {
  const known = cookies.get(account.id) ?? (await server.signIn(account));
  cookies.set(account.id, known);
  return known;
}
const put = async (id: string, caseId: string | null, account = analyst) =>
  server.send('PUT', `/api/evidence/${id}/case`, { cookie: await as(account), json: { caseId } });
/** A file that came with somebody's report. */
async function itemOfOthers() {
  const cluster = await makeCluster(server.world);
  return { ...cluster, id: await makeReadItem(server.world, cluster.reportId) };
}
const steps = async (caseId: string) =>
  (await server.send('GET', `/api/cases/${caseId}/timeline`, { cookie: await as(analyst) }))
    .json<CaseStep[]>()
    .map(({ sentence }) => sentence);

test('an analyst puts a file of a report into a case and takes it out; both logs say so, and the cluster counts it once', async () => {
  const { id, clusterId } = await itemOfOthers();
  const caseId = await makeCase(server.world, owner);
  const count = () =>
    server.world.db.execute(
      sql`select count(*)::int as n from custody_entry where chain_id = ${clusterId} and action in ('evidence.linked', 'evidence.placed', 'evidence.uploaded')`,
    );
  const before = await count();
  expect((await put(id, caseId)).json<Evidence>()).toMatchObject({ id, caseId });
  // The owner of the case reads of it as everybody does.
  const listed = await server.send('GET', `/api/evidence?caseId=${caseId}`, { cookie: await as(owner) });
  expect(listed.json<{ evidence: Evidence[] }>().evidence).toMatchObject([{ id, mayOpenOriginal: false }]);
  expect((await put(id, caseId)).status).toBe(200);
  expect((await put(id, null, owner)).json<Evidence>()).toMatchObject({ caseId: null });
  expect((await steps(caseId)).slice(0, 2)).toEqual([
    'Took an evidence file out of the case',
    'Put an evidence file into the case',
  ]);
  expect(await count()).toEqual(before);
});

test('a file is in one case at a time, also when many put it into theirs at once', async () => {
  const { id } = await itemOfOthers();
  const cases = await Promise.all(Array.from({ length: 8 }, () => makeCase(server.world, owner)));
  const answers = await Promise.all(cases.map((caseId) => put(id, caseId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
});

test('who may not open it, or does not work on the case, changes nothing', async () => {
  const { id, reportId } = await itemOfOthers();
  const stranger = await makeAccount(server.world);
  const own = await makeCase(server.world, stranger);
  expect((await put(id, own, stranger)).status).toBe(403);
  const others = await makeCase(server.world, owner);
  expect((await put(id, others)).status).toBe(200);
  expect((await put(id, null, stranger)).status).toBe(403);
  expect((await put(id, null)).status).toBe(200);
  // Its owner keeps it from analysts.
  await server.world.db.execute(
    sql`update evidence_item set is_closed_to_analysts = true where report_id = ${reportId}`,
  );
  expect((await put(id, others)).status).toBe(403);
  expect((await put(id, 'CS-1999-001')).status).toBe(403);
  expect((await put('nothing-here', others)).status).toBe(404);
  const [row] = await server.world.db.execute<{ case_id: string | null }>(
    sql`select case_id from evidence_item where id = ${id}`,
  );
  expect(row?.case_id).toBeNull();
});
