import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { PREVIEW_SIDE, THUMBNAIL_SIDE } from './reading/content/reading-limits.ts';

let server: TestServer;
let owner: string;
let analyst: string;
let stranger: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(await makeAccount(server.world));
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  stranger = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const SECRET = 'a name in the metadata';
/** A wide picture with metadata, and bytes after its end as of a file that is two things at once. */
async function makePolyglot(): Promise<Buffer> {
  const picture = await sharp({ create: { width: 3_000, height: 600, channels: 3, background: '#993300' } })
    .withExif({ IFD0: { Artist: SECRET } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
}

async function handIn(name: string, bytes: Buffer, clusterId?: string): Promise<string> {
  const multipart = new FormData();
  if (clusterId) multipart.set('clusterId', clusterId);
  multipart.set('evidence', new File([new Uint8Array(bytes)], name));
  const answer = await server.send('POST', '/api/evidence/upload', { cookie: owner, multipart });
  expect(answer.status).toBe(201);
  return answer.json<{ evidenceId: string }>().evidenceId;
}
const see = (id: string, cookie: string) => server.send('GET', `/api/evidence/${id}/picture`, { cookie });
const looks = (id: string) =>
  server.world.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.entityId, id), eq(auditEntry.action, 'evidence.looked-at')));

describe('the picture of an exhibit', () => {
  test('is drawn anew: smaller, without metadata and without a byte of the original', async () => {
    const id = await handIn('photo.jpg', await makePolyglot());
    const answer = await see(id, owner);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { format, width, height, exif } = await sharp(answer.bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', PREVIEW_SIDE, 400, undefined]);
    for (const trace of [SECRET, '<script>'])
      expect(Buffer.from(answer.bytes).includes(trace), trace).toBe(false);
  });

  test('is for its owner and analysts alone; only the looks of others are steps of its custody', async () => {
    const { clusterId } = await makeCluster(server.world);
    const id = await handIn('shared.jpg', Buffer.concat([await makePolyglot(), Buffer.from('2')]), clusterId);
    expect((await see(id, stranger)).status).toBe(404);
    expect((await see(id, owner)).status).toBe(200);
    expect(await looks(id)).toEqual([]);
    expect((await see(id, analyst)).status).toBe(200);
    expect(await looks(id)).toHaveLength(1);
    const reading = await server.send('GET', `/api/evidence/${id}/reading`, { cookie: owner });
    const { custody } = reading.json<{ custody: { action: string }[] }>();
    expect(custody.map(({ action }) => action)).toContain('Looked at the picture');
  });

  test('is small in lists, for its owner alone, and no look at it is a step of its custody', async () => {
    const { clusterId } = await makeCluster(server.world);
    const id = await handIn('listed.jpg', Buffer.concat([await makePolyglot(), Buffer.from('4')]), clusterId);
    const list = (cookie: string) => server.send('GET', `/api/evidence/${id}/thumbnail`, { cookie });
    const answer = await list(owner);
    expect(answer.status).toBe(200);
    const { format, width, exif } = await sharp(answer.bytes).metadata();
    expect([format, width, exif]).toEqual(['webp', THUMBNAIL_SIDE, undefined]);
    expect((await list(analyst)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
    expect(await looks(id)).toEqual([]);
    // The large one is another picture, not the small one out of the cache.
    expect((await sharp((await see(id, owner)).bytes).metadata()).width).toBe(PREVIEW_SIDE);
  });

  test('does not exist of a file that is none, nor of a damaged one', async () => {
    const multipart = textFile('no picture at all');
    const upload = await server.send('POST', '/api/evidence/upload', { cookie: owner, multipart });
    expect(upload.status, upload.text).toBe(201);
    expect((await see(String(upload.json().evidenceId), owner)).status).toBe(404);
    const id = await handIn('damaged.jpg', Buffer.concat([await makePolyglot(), Buffer.from('3')]));
    const item = await server.send('GET', `/api/evidence/${id}`, { cookie: owner });
    await writeFile(join(server.dataDir, 'evidence', String(item.json().sha256)), 'no picture any more');
    const answer = await see(id, owner);
    expect([answer.status, answer.json().message]).toEqual([
      404,
      'This picture is damaged, so we can’t show it',
    ]);
  });
});
