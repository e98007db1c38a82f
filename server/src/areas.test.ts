import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FactDefinition } from '@fap/shared/kernel/topic.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { factsOf } from './platform/areas/area.ts';
import { holdsOwnWords } from './platform/words/holds-own-words.ts';
import { gatherExamples } from './testing/endpoint-examples.ts';
import { examplesOf } from './testing/examples-of.ts';
import { makeAccount } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
// The only line that an area needs outside its folder.
import { toys } from './testing/toy-area/area.ts';
import { toysContract } from './testing/toy-area/contract.ts';

describe('an area that the process knows by its manifest alone', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, [toys]);
  });
  afterAll(() => server.stop());

  test('has its call, its event, its reaction, its job and its topic', async () => {
    const cookie = await server.signIn(await makeAccount(server.world));
    const socket = await server.connect(cookie);
    expect(await socket.subscribe('toys')).toMatchObject({ ok: true });
    const made = await server.send('POST', '/api/toys', { cookie, json: { name: 'a wooden horse' } });
    expect(made.status).toBe(201);
    const { id } = made.json<{ id: string }>();
    const painted = await socket.waitForEvent('the painted toy', 'toys:painted');
    expect(painted.payload).toMatchObject({ topic: 'toys', seq: 1, id });
  });

  test('is guarded and documented like every other', async () => {
    expect((await server.send('POST', '/api/toys', { json: { name: 'a horse' } })).status).toBe(401);
    const cookie = await server.signIn(await makeAccount(server.world));
    expect((await server.send('POST', '/api/toys', { cookie, json: { name: 1 } })).status).toBe(400);
    const document = await server.send('GET', '/api/openapi.json', { cookie });
    expect(Object.keys(document.json<{ paths: object }>().paths)).toContain('/api/toys');
  });
});

test('every area folder with a manifest is in AREAS, under its own name', async () => {
  const folders = await readdir(new URL('./areas', import.meta.url), { withFileTypes: true });
  const withManifest: string[] = [];
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const files = await readdir(new URL(`./areas/${name}`, import.meta.url));
    if (files.includes('area.ts')) withManifest.push(name);
  }
  expect(AREAS.map(({ name }) => name).sort()).toEqual(withManifest.sort());
});

test('every live fact in which the product says something stands in a manifest, so that it is said in each language', async () => {
  const shared = fileURLToPath(new URL('../../shared/src/', import.meta.url));
  const written: string[] = [];
  for (const file of await readdir(shared, { recursive: true })) {
    if (!/(?:^|\/)events\.ts$/u.test(file)) continue;
    const module = (await import(pathToFileURL(join(shared, file)).href)) as Record<string, unknown>;
    for (const exported of Object.values(module))
      if (typeof exported === 'object' && exported !== null)
        written.push(
          ...Object.values(exported)
            .filter(isFact)
            .map(({ name }) => name),
        );
  }
  expect(
    factsOf(AREAS)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(written.sort());
});

const isFact = (value: unknown): value is FactDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'payload' in value &&
  'durable' in value &&
  holdsOwnWords(value.payload as FactDefinition['payload']);

test('a built call without an example is an error, whether its area has other examples or not', async () => {
  await expect(gatherExamples([toys])).rejects.toThrow(/toys\/testing\/examples\.ts/u);
  // @ts-expect-error `make` is missing
  expect(examplesOf(toysContract, {})).toEqual({});
});
