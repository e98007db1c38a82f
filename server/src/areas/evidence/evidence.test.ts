import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { indicatorMention } from '../../db/schema/indicators.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { makeCase } from '../../testing/make-case.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';

const LIMIT = 100_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
let owner: TestAccount;
let cookie: string;
let stranger: string;
let analyst: string;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_MAX_BYTES: String(LIMIT) });
  owner = await makeAccount(server.world);
  cookie = await server.signIn(owner);
  stranger = await server.signIn(await makeAccount(server.world));
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
});
afterAll(() => server.stop());

const upload = (multipart: FormData, as = cookie) =>
  server.send('POST', '/api/evidence/upload', { cookie: as, multipart });
function file(
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('evidence', new File([bytes], name));
  return form;
}
const idOf = async (form: FormData) => {
  const answer = await upload(form);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ evidenceId: string }>().evidenceId;
};
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const kept = async () =>
  (await readdir(join(server.dataDir, 'evidence'), { recursive: true })).filter(
    (name) => name !== 'incoming',
  );
const itemsWith = (hash: string) =>
  server.world.db.select().from(evidenceItem).where(eq(evidenceItem.sha256, hash));

describe('handing in a file', () => {
  test('stores its bytes once, as one plain file named by their SHA-256', async () => {
    const content = server.world.name('content');
    const answer = await upload(textFile(content));
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ fileName: 'note.txt', fileHash: sha256(content) });
    expect(await readFile(join(server.dataDir, 'evidence', sha256(content)), 'utf8')).toBe(content);

    const again = await upload(file('other-name.txt', content));
    expect(again.status).toBe(200);
    expect(again.json().evidenceId).toBe(answer.json().evidenceId);
    expect((await kept()).filter((name) => name === sha256(content))).toHaveLength(1);
  });

  test('the same bytes of somebody else are another evidence item, and do not reveal the first', async () => {
    const content = server.world.name('content');
    const first = await upload(file('letter-to-me.txt', content));
    const second = await upload(file('found.txt', content), stranger);
    expect(second.status).toBe(201);
    expect(second.json().evidenceId).not.toBe(first.json().evidenceId);
    expect(second.json().fileName).toBe('found.txt');
    expect((await kept()).filter((name) => name === sha256(content))).toHaveLength(1);
  });

  test('the same bytes ten times at once are one evidence item', async () => {
    const content = server.world.name('content');
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(textFile(content))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json().evidenceId)).size).toBe(1);
    expect(await itemsWith(sha256(content))).toHaveLength(1);
  });

  test('the same bytes again are put into the case and the cluster they come with, and never moved', async () => {
    const content = `${server.world.name('words')} pay at https://${server.world.name('shop')}.example now`;
    const [first, second] = [await makeCluster(server.world), await makeCluster(server.world)];
    const id = await idOf(file('chat.txt', content));
    const caseId = await makeCase(server.world, owner);
    const places = [{ caseId }, { clusterId: first.clusterId }, { clusterId: second.clusterId }];
    for (const place of places) {
      const answer = await upload(file('chat.txt', content, place));
      expect([answer.status, answer.json().evidenceId]).toEqual([200, id]);
    }
    expect(await itemsWith(sha256(content))).toMatchObject([{ caseId, clusterId: first.clusterId }]);
    const mentions = await server.world.db
      .select({ clusterId: indicatorMention.clusterId })
      .from(indicatorMention)
      .where(eq(indicatorMention.sourceId, id));
    expect(mentions.length).toBeGreaterThan(0);
    expect(new Set(mentions.map(({ clusterId }) => clusterId))).toEqual(new Set([first.clusterId]));
    const steps = await server.world.db
      .select({ after: auditEntry.after })
      .from(auditEntry)
      .where(and(eq(auditEntry.entityId, id), eq(auditEntry.action, 'evidence.placed')))
      .orderBy(asc(auditEntry.id));
    expect(steps.map(({ after }) => after)).toEqual([{ caseId }, { clusterId: first.clusterId }]);
  });

  test('without a file asks for one', async () => {
    const form = new FormData();
    form.set('note', 'no file here');
    const answer = await upload(form);
    expect([answer.status, answer.json().message]).toEqual([400, 'Please select a file to upload']);
  });

  test('keeps a name that tries to be a path, or to hide its end, as a plain name', async () => {
    const names = [
      '../../etc/passwd.txt',
      '..\\..\\boot.txt',
      'invoice\u202Etxt.exe.txt',
      `${'x'.repeat(400)}.txt`,
    ];
    for (const name of names) {
      const answer = await upload(file(name, server.world.name('content')));
      expect(answer.status, name).toBe(201);
      const { fileName } = answer.json<{ fileName: string }>();
      expect(fileName).not.toMatch(/[/\\\p{Cf}]/u);
      expect(fileName.length).toBeLessThanOrEqual(160);
      expect(fileName).toMatch(/\.txt$/u);
    }
  });

  test('to an unknown cluster is refused and keeps nothing', async () => {
    const before = await kept();
    const form = textFile(server.world.name('content'), { clusterId: 'cluster-nothing' });
    expect((await upload(form)).status).toBe(404);
    expect(await kept()).toEqual(before);
  });
});

describe('an upload that breaks off', () => {
  const incoming = () => readdir(join(server.dataDir, 'evidence', 'incoming'));

  test('leaves nothing behind, neither on the disk nor open', async () => {
    const { hostname, port } = new URL(server.url);
    const head = '--frame\r\nContent-Disposition: form-data; name="evidence"; filename="a.txt"\r\n\r\n';
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        'POST /api/evidence/upload HTTP/1.1',
        `Host: ${hostname}:${port}`,
        `Origin: ${server.url}`,
        `Cookie: ${cookie}`,
        'Content-Type: multipart/form-data; boundary=frame',
        'Content-Length: 90000',
        '',
        `${head}${'x'.repeat(40_000)}`,
      ].join('\r\n'),
    );
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toHaveLength(0);
  });

  test('on a full disk is answered as a temporary server error', async () => {
    const folder = join(server.dataDir, 'evidence', 'incoming');
    await rm(folder, { recursive: true });
    const answer = await upload(textFile(server.world.name('content')));
    await mkdir(folder);
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({ message: 'The file could not be kept just now' });
  });
});

describe('a file above the limit', () => {
  test('is answered with 413 and leaves nothing on the disk', async () => {
    const before = await kept();
    const answer = await upload(file('big.txt', 'x'.repeat(LIMIT + 1)));
    expect(answer.status).toBe(413);
    expect(await kept()).toEqual(before);
  });

  test('is noticed while it streams, whatever length it claimed', async () => {
    const before = await kept();
    const boundary = 'frame';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="evidence"; filename="a.txt"\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        for (let part = 0; part < 30; part += 1) controller.enqueue(new Uint8Array(10_000).fill(65));
        controller.enqueue(new TextEncoder().encode(`\r\n--${boundary}--\r\n`));
        controller.close();
      },
    });
    const answer = await fetch(`${server.url}/api/evidence/upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await kept()).toEqual(before);
  });

  test('of exactly the limit is kept', async () => {
    expect((await upload(file('edge.txt', 'y'.repeat(LIMIT)))).status).toBe(201);
  });
});

describe('a file that is not what its name says', () => {
  const MZ = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), randomBytes(200)]);
  test.for([
    ['a program as .png', 'photo.png', MZ],
    ['a program as .txt', 'note.txt', MZ],
    ['text as .pdf', 'letter.pdf', Buffer.from('hello')],
    ['a picture as .docx', 'letter.docx', PNG],
    ['an unknown kind', 'run.exe', MZ],
    ['no ending', 'README', Buffer.from('hello')],
    ['SVG, which can carry scripts', 'image.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ] as const)('%s gets 415 and leaves nothing on the disk', async ([, name, bytes]) => {
    const before = await kept();
    const answer = await upload(file(name, new Uint8Array(bytes)));
    expect(answer.status).toBe(415);
    expect(await kept()).toEqual(before);
  });

  test('text that begins like a binary kind, and text in UTF-16, is taken and read', async () => {
    const words = `GIFT CARD codes today, ${server.world.name('content')}`;
    const wide = new Uint8Array(Buffer.from(`\ufeff${words} in Zürich`, 'utf16le'));
    for (const [bytes, text] of [
      [words, words],
      [wide, `${words} in Zürich`],
    ] as const) {
      const answer = await upload(file('note.txt', bytes));
      expect(answer.status).toBe(201);
      const path = `/api/evidence/${answer.json<{ evidenceId: string }>().evidenceId}/reading`;
      await expect
        .poll(async () => (await server.send('GET', path, { cookie })).json().text, { timeout: 20_000 })
        .toBe(text);
    }
  });

  test('a real picture is taken', async () => {
    expect((await upload(file('pixel.png', new Uint8Array(PNG)))).status).toBe(201);
  });
});

describe('the original', () => {
  const open = (id: string, as: string) => server.send('GET', `/api/evidence/${id}/file`, { cookie: as });
  const openings = (id: string) =>
    server.world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.entityId, id), eq(auditEntry.action, 'evidence.opened')))
      .orderBy(auditEntry.id);

  test('goes to its owner and to analysts, as an attachment nobody renders', async () => {
    const content = `<script>alert(1)</script> ${server.world.name('content')}`;
    const id = await idOf(file('page.html', content));
    for (const as of [cookie, analyst]) {
      const answer = await open(id, as);
      expect([answer.status, answer.text]).toEqual([200, content]);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''page.html");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('does not exist for anybody else, in a cluster or not', async () => {
    const { clusterId } = await makeCluster(server.world);
    const own = await idOf(textFile(server.world.name('content')));
    const shared = await idOf(textFile(server.world.name('content'), { clusterId }));
    for (const id of [own, shared]) expect((await open(id, stranger)).status).toBe(404);
    expect((await server.send('GET', `/api/evidence/${own}`, { cookie: stranger })).status).toBe(404);
    const seen = await server.send('GET', `/api/evidence/${shared}`, { cookie: stranger });
    expect([seen.status, seen.json().mayOpenOriginal]).toEqual([200, false]);
    expect(await openings(shared)).toEqual([]);
  });

  test('is recorded with who opened it, each time', async () => {
    const id = await idOf(textFile(server.world.name('content')));
    await open(id, cookie);
    await open(id, analyst);
    await open(id, stranger);
    const rows = await openings(id);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.actorId).toBe(owner.id);
  });
});
