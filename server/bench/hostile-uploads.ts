import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signUp } from '../src/testing/live-client.ts';
import { LiveProcess } from '../src/testing/live-process.ts';
import { NOWHERE } from '../src/testing/nowhere.ts';
import { type TreeMemory, treeMemory } from '../src/testing/process-memory.ts';
import { sendRequest } from '../src/testing/send-request.ts';
import { sendUntilAnswered } from '../src/testing/send-until-answered.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Measures the memory of a whole server, its child processes with it, while each file of a collection of hostile files is handed in, and
 * after some idle time. `node server/bench/hostile-uploads.ts [rounds] [at once]`; the collection is `UPLOAD_FILES`, or that beside the repository.
 */
const ROUNDS = Number(process.argv[2] ?? 1);
const AT_ONCE = Number(process.argv[3] ?? 1);
const CORPUS =
  process.env.UPLOAD_FILES ?? fileURLToPath(new URL('../../../shared/data/upload_files', import.meta.url));
const LOOK_EVERY_MS = 100;
/** Readers end after a minute without work. */
const IDLE_MS = 90_000;

if (existsSync(CORPUS)) await run();
else console.log(`skipped: there are no files in ${CORPUS}`);

async function run(): Promise<void> {
  const files = await listFiles();
  await using postgres = await startThrowawayPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'fap-hostile-'));
  const server = new LiveProcess({
    DATA_MODE: 'live',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    LIMITS_FACTOR: '1000',
    ...NOWHERE,
  });
  try {
    const url = await server.ready;
    const people = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        signUp(
          {
            url,
            sendUntilAnswered: (method: string, path: string, request: object) =>
              sendUntilAnswered(url, method, path, request),
          } as Parameters<typeof signUp>[0],
          `eve${index}`,
        ),
      ),
    );
    console.log(describeMachine());
    // What the start left behind is collected with the first work: a server that has been used is compared.
    const [first] = people;
    for (const path of first ? files.filter((_, index) => index % 20 === 0) : [])
      await upload(url, first?.cookie ?? '', path, 0);
    await sleep(IDLE_MS);
    const before = treeMemory(server.pid);
    console.log(`before: ${describe(before, { resident: 0, own: 0 })}`);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const watch = watchMemory(server.pid);
      const answers = new Map<number, number>();
      const queue = [...files];
      await Promise.all(
        people.map(async ({ cookie }) => {
          for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
            const status = await upload(url, cookie, path, round);
            answers.set(status, (answers.get(status) ?? 0) + 1);
          }
        }),
      );
      const peak = watch.stop();
      await sleep(IDLE_MS);
      const idle = treeMemory(server.pid);
      const statuses = [...answers].map(([status, times]) => `${times} × ${status}`).join(', ');
      console.log(
        `round ${round}, ${files.length} files, ${AT_ONCE} at once (${statuses}): peak ${describe(peak, before)}; ${IDLE_MS / 1_000} s later ${describe(idle, before)}`,
      );
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hands a file in with a mark of its round behind it, so that its bytes are new each time. */
async function upload(url: string, cookie: string, path: string, round: number): Promise<number> {
  const name = path.replace(/\.(?:bin|cfb)$/u, '');
  const mark = round === 1 ? '' : Buffer.from(`\n${round}`);
  const multipart = new FormData();
  multipart.set(
    'evidence',
    new File([await readFile(path), mark], `exhibit-${basename(name, extname(name))}${extname(name)}`),
  );
  const { status } = await sendRequest(url, 'POST', '/api/evidence/upload', { cookie, multipart });
  return status;
}

/** Looks at the memory again and again; `stop` gives the most that was seen of each kind. */
function watchMemory(pid: number): { stop(): TreeMemory } {
  const peak = { resident: 0, own: 0 };
  const look = () => {
    const { resident, own } = treeMemory(pid);
    peak.resident = Math.max(peak.resident, resident);
    peak.own = Math.max(peak.own, own);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return peak;
    },
  };
}

function describe(now: TreeMemory, before: TreeMemory): string {
  const [resident, own] = [now.resident - before.resident, now.own - before.own];
  return `${resident.toFixed(0)} MiB resident, ${own.toFixed(0)} MiB without the pages of files`;
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(CORPUS, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
