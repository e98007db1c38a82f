import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs, actAsNew, makeAccount, makeSubmission, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import type { World } from '../../testing/world.ts';
import { submitReport } from '../reports/index.ts';

const PHONE = '+12025550171';
const HANDLE = '@mentor_of_riches';

let server: TestServer;
let world: World;
let owner: TestAccount;
let evidenceId: string;
const cookies: Record<string, string> = {};
const known = { many: '', few: '' };

beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
  owner = await makeAccount(world);
  known.many = `${world.name('many')}.example`;
  known.few = `${world.name('few')}.example`;
  // Five people name all of it but one site, which four do.
  for (let index = 0; index < 5; index += 1) await report(index < 4 ? [known.many, known.few] : [known.many]);
  cookies.owner = await server.signIn(owner);
  cookies.stranger = await server.signIn(await makeAccount(world));
  cookies.leo = await server.signIn(await makeAccount(world, 'leo'));
  cookies.analyst = await server.signIn(await makeAccount(world, 'analyst'));
  cookies.admin = await server.signIn(await makeAccount(world, 'admin'));
  const multipart = textFile(
    `Go to ${known.many} or ${known.few}, call ${PHONE}, or write to me on Telegram: ${HANDLE}`,
  );
  const answer = await server.send('POST', '/api/evidence/upload', { cookie: cookies.owner, multipart });
  evidenceId = answer.json<{ evidenceId: string }>().evidenceId;
  await submitReport(actAs(world, owner), makeSubmission(world, { evidence: '', evidenceIds: [evidenceId] }));
  await server.settle();
});
afterAll(() => server.stop());

const report = async (sites: string[]) =>
  submitReport(
    await actAsNew(world),
    makeSubmission(world, { evidence: `${sites.join(' ')} and ${PHONE} and Telegram: ${HANDLE}` }),
  );

async function figuresFor(reader: string): Promise<Map<string, unknown>> {
  const path = `/api/evidence/${evidenceId}/reading`;
  const answer = await server.send('GET', path, { cookie: cookies[reader] ?? '' });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const { figures } = answer.json<EvidenceReading & object>();
  return new Map(figures.map((one) => [one.value, one]));
}

async function revealAll(reader: string): Promise<void> {
  const cookie = cookies[reader] ?? '';
  const path = `/api/evidence/${evidenceId}`;
  const { hidden } = (await server.send('GET', `${path}/reading`, { cookie })).json<
    EvidenceReading & object
  >();
  for (const detail of hidden) {
    const answer = await server.send('POST', `${path}/reveal`, { cookie, json: { detail } });
    expect(answer.status).toBe(200);
  }
}

describe('how often an evidence item’s indicators are named elsewhere', () => {
  test.for(['analyst', 'admin'])('is shown to an %s for all they had revealed', async (reader) => {
    expect((await figuresFor(reader)).has(PHONE)).toBe(false);
    await revealAll(reader);
    const figures = await figuresFor(reader);
    expect(figures.get(known.many)).toMatchObject({ reports: 6, state: 'confirmed', isTooCommon: false });
    expect(figures.get(known.few)).toMatchObject({ reports: 5 });
    expect(figures.get(PHONE)).toMatchObject({ reports: 6, state: 'confirmed' });
    expect([...figures.keys()].some((value) => value.includes('mentor_of_riches'))).toBe(true);
  });

  // The owner's own report is the fifth that names the second site: with four others it identifies nobody.
  test.for(['owner', 'stranger', 'leo'])(
    'tells %s nothing by which a person could be meant',
    async (reader) => {
      const figures = await figuresFor(reader);
      expect([...figures.keys()].sort()).toEqual([known.many, known.few].sort());
      expect(figures.get(known.many)).not.toHaveProperty('reporters');
    },
  );

  test('is hidden from all but analysts below five people', async () => {
    const site = `${world.name('once')}.example`;
    await report([site]);
    const cookie = cookies.owner ?? '';
    const multipart = textFile(`They sent me to ${site}`);
    const upload = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
    const { evidenceId: id } = upload.json<{ evidenceId: string }>();
    const read = async (as: string) => {
      const answer = await server.send('GET', `/api/evidence/${id}/reading`, { cookie: as });
      return answer.json<EvidenceReading & object>().figures;
    };
    expect(await read(cookie)).toEqual([]);
    expect(await read(cookies.analyst ?? '')).toMatchObject([{ value: site, reports: 1, clusters: 1 }]);
  });
});
