import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DossierFile } from '@fap/shared/dossier/files-contract.ts';
import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import * as Y from 'yjs';
import { connectDatabase } from '../src/platform/postgres/database.ts';
import { findRunningEmbedded } from '../src/platform/postgres/find-running.ts';
import { foundCluster, signUp } from '../src/testing/live-client.ts';
import { openRoom } from '../src/testing/live-member.ts';
import { LiveServer } from '../src/testing/live-server.ts';
import { quantile } from './bench-context.ts';
import { describeMachine } from './live/machine/describe-machine.ts';

/**
 * Measures the dossier of a cluster with many evidence items, time and memory of the server for each form, and what twenty that are asked
 * for at once do to the live layer: a keystroke in a puzzle's notes to the other's copy, before and meanwhile.
 * `node server/bench/dossier.ts [--items 1000] [--kilobytes 50] [--at-once 20]`.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    kilobytes: { type: 'string', default: '50' },
    'at-once': { type: 'string', default: '20' },
  },
});
const ITEMS = Number(values.items);
const BYTES = Number(values.kilobytes) * 1024;
const AT_ONCE = Number(values['at-once']);
const FORMS = ['', '.pdf', '.zip', '.stix.json'];
const KEY_MS = 50;
const KEYS = 300;
const POLL_MS = 250;

const server = await LiveServer.start('', { LIMITS_FACTOR: '1000' });
try {
  const [analyst, other] = [await signUp(server, 'bench-one'), await signUp(server, 'bench-two')];
  const clusterId = await foundCluster(server, analyst);
  await fillCluster(clusterId);
  console.log(
    `${describeMachine()}\n\n${ITEMS} items of ${values.kilobytes} KB, all handed over.\n\n| form | s | MB | server's memory then, MB |\n|---|---:|---:|---:|`,
  );
  for (const form of FORMS) await measureForm(clusterId, analyst.cookie, form);
  await measureJob(clusterId, analyst.cookie);
  await measureLive(clusterId, [analyst, other]);
} finally {
  await server.stop();
}
process.exit(0);

/** Evidence with bytes of its own, as rows beside the one report. */
async function fillCluster(clusterId: string): Promise<void> {
  const url = findRunningEmbedded(server.dataDir);
  if (url === null) throw new Error('PostgreSQL does not run');
  const { sql, close } = connectDatabase(url, { max: 1 });
  await sql`update account set roles = '{analyst}' where display_name = 'bench-one'`;
  await sql`update report set consent_law = true, consent_vault = true where cluster_id = ${clusterId}`;
  const [report] = await sql<{ id: string; reporter: string }[]>`
    select id, reporter_id as reporter from report where cluster_id = ${clusterId}`;
  if (!report) throw new Error('there is no report');
  for (let n = 0; n < ITEMS; n += 1) {
    const bytes = randomBytes(BYTES);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await writeFile(join(server.dataDir, 'evidence', sha256), bytes);
    await sql`insert into evidence_item (id, owner_id, report_id, cluster_id, sha256, size_bytes, file_name, mime_type, state, created_at)
      values (${`bench-${n}`}, ${report.reporter}, ${report.id}, ${clusterId}, ${sha256}, ${BYTES}, ${`file-${n}.bin`}, 'image/png', 'read', now())`;
  }
  await sql`vacuum analyze`;
  await close();
}

/** Reads an answer and throws it away as it comes, because what is measured shares this process; gives its size. */
function get(path: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('end', () => resolve(bytes));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}

async function measureForm(clusterId: string, cookie: string, form: string): Promise<void> {
  const startedAt = performance.now();
  const bytes = await get(`/api/leo/dossier/${clusterId}${form}`, cookie);
  tell(form || 'JSON', performance.now() - startedAt, bytes);
}

async function measureJob(clusterId: string, cookie: string): Promise<void> {
  const startedAt = performance.now();
  const file = await prepare(clusterId, cookie);
  tell('bag, in the background', performance.now() - startedAt, file.sizeBytes ?? 0);
}

async function prepare(clusterId: string, cookie: string): Promise<DossierFile> {
  const path = `/api/leo/dossier/${clusterId}/files`;
  await server.sendUntilAnswered('POST', path, { cookie, json: { form: 'zip' } });
  for (;;) {
    const files = (await server.sendUntilAnswered('GET', path, { cookie })).json<DossierFile[]>();
    const file = files.find(({ form }) => form === 'zip');
    if (file?.state === 'failed') throw new Error(`it failed: ${file.flaw}`);
    if (file?.state === 'ready') return file;
    await sleep(POLL_MS);
  }
}

function tell(form: string, ms: number, bytes: number): void {
  console.log(`| ${form} | ${(ms / 1000).toFixed(2)} | ${(bytes / 1024 ** 2).toFixed(1)} | ${memoryMb()} |`);
}

/** Resident memory of the server's process. */
function memoryMb(): string {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) / 1024).toFixed(0);
}

interface Person {
  displayName: string;
  cookie: string;
}

async function measureLive(clusterId: string, [analyst, other]: readonly [Person, Person]): Promise<void> {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  const providers = [
    openRoom(server, analyst, puzzleRoom(clusterId), docs[0]),
    openRoom(server, other, puzzleRoom(clusterId), docs[1]),
  ];
  while (providers.some(({ synced }) => !synced)) await sleep(20);
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('Notes')]);
  boardNotes(docs[0]).insert(0, [paragraph]);
  while (boardNotes(docs[1]).length === 0) await sleep(20);
  const usual = await typeKeys(docs);
  const asked = performance.now();
  const forms = Array.from({ length: AT_ONCE }, (_, n) => FORMS[n % FORMS.length] ?? '');
  let isDone = false;
  const dossiers = Promise.all(
    forms.map((form) => get(`/api/leo/dossier/${clusterId}${form}`, analyst.cookie)),
  ).then(() => {
    isDone = true;
    return performance.now() - asked;
  });
  const busy: number[] = [];
  while (!isDone) busy.push(await typeKey(docs));
  const tookMs = await dossiers;
  console.log(
    `\n${AT_ONCE} dossiers asked for at once were there after ${(tookMs / 1000).toFixed(1)} s.\n\n| a keystroke to the other's copy | keys | p50 ms | p99 ms | slowest ms |\n|---|---:|---:|---:|---:|`,
  );
  for (const [name, ms] of [
    ['before', usual],
    ['meanwhile', busy],
  ] as const)
    console.log(
      `| ${name} | ${ms.length} | ${[0.5, 0.99, 1].map((share) => quantile(ms, share).toFixed(1)).join(' | ')} |`,
    );
  for (const provider of providers) provider.destroy();
}

async function typeKeys(docs: readonly [Y.Doc, Y.Doc]): Promise<number[]> {
  const ms: number[] = [];
  for (let key = 0; key < KEYS; key += 1) ms.push(await typeKey(docs));
  return ms;
}

/** One key, and how long until it is in the other copy. */
async function typeKey([from, to]: readonly [Y.Doc, Y.Doc]): Promise<number> {
  await sleep(KEY_MS);
  const length = wordsOf(from).length + 1;
  const arrived = new Promise<void>((resolve) => {
    const look = () => {
      if (wordsOf(to).length < length) return;
      to.off('update', look);
      resolve();
    };
    to.on('update', look);
  });
  const startedAt = performance.now();
  wordsOf(from).insert(length - 1, 'x');
  await arrived;
  return performance.now() - startedAt;
}

/** The one paragraph of a puzzle's notes. */
function wordsOf(doc: Y.Doc): Y.XmlText {
  const words = (boardNotes(doc).get(0) as Y.XmlElement).get(0);
  if (!(words instanceof Y.XmlText)) throw new Error('the notes have no paragraph');
  return words;
}
