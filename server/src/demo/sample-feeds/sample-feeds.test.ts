import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  // Demo mode without the seed: only the feeds are tested here.
  server = await startTestServer({ DATA_MODE: 'demo', SOURCES_FILE: '' });
  cookie = await server.signIn(await makeAccount(server.world, 'admin'));
});
afterAll(() => server.stop());

interface Result {
  status: string;
  harvestResults: {
    totalEntriesProcessed: number;
    newEntries: number;
    sources: { source: string; status: string; processed: number }[];
  };
}
const harvest = async (json?: unknown) =>
  (await server.send('POST', '/api/harvest/manual', { cookie, ...(json ? { json } : {}) })).json<Result>();

test('the demo harvests its own feeds over HTTP: eight active sources, one without access, 45 entries', async () => {
  const { status, harvestResults } = await harvest();
  expect(status).toBe('completed');
  expect(harvestResults.totalEntriesProcessed).toBe(45);
  expect(harvestResults.sources).toHaveLength(8);
  expect(harvestResults.sources.filter((source) => source.status !== 'ok')).toMatchObject([
    { source: 'Chainabuse', status: 'blocked', processed: 0 },
  ]);
  // Seven sources publish one common warning.
  expect(harvestResults.newEntries).toBe(45 - 6);
  const figures = (await server.send('GET', '/api/harvest/status', { cookie })).json();
  expect(figures).toMatchObject({ activeSources: 8, totalSources: 10, harvestEfficiency: 87.5 });
  expect(figures.averageEntriesPerHarvest).toBe(45);

  expect((await harvest()).harvestResults.sources.map((source) => source.status)).toEqual([
    ...Array.from({ length: 7 }, () => 'unchanged'),
    'blocked',
  ]);
});

test('the two inactive sources are harvested when requested by name', async () => {
  const named = { targetSources: ['ACCC Scamwatch', 'California DFPI Crypto Scam Tracker'] };
  const { harvestResults } = await harvest(named);
  expect(harvestResults.sources.map((source) => [source.status, source.processed])).toEqual([
    ['ok', 6],
    ['ok', 6],
  ]);
});

test('an unknown feed is not found', async () => {
  expect((await server.send('GET', '/sample-feeds/ftc-consumer-alerts')).status).toBe(200);
  expect((await server.send('GET', '/sample-feeds/nobody')).status).toBe(404);
});
