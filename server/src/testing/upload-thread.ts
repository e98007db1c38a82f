import { randomBytes } from 'node:crypto';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What a thread uploads: as each of these people one file after another, each other bytes. */
export interface UploadLoad {
  url: string;
  cookies: readonly string[];
  fileName: string;
  /** How a file begins; it is filled up to its size. */
  content: Uint8Array<ArrayBuffer>;
  sizeBytes: number;
  /** Files of each person; null: until the thread is ended. */
  times: number | null;
}

export interface UploadAnswer {
  status: number;
  tookMs: number;
}

/** Starts uploads in a thread of their own, so that sending them does not slow down who measures; it tells each answer. */
export function startUploads(load: UploadLoad, tell: (answer: UploadAnswer) => void): Worker {
  const worker = new Worker(new URL('./upload-thread.ts', import.meta.url), {
    workerData: { uploads: load },
  });
  worker.on('message', tell);
  return worker;
}

const load = (workerData as { uploads?: UploadLoad } | null)?.uploads;
if (load) await Promise.all(load.cookies.map((cookie) => uploadAs(cookie, load)));

async function uploadAs(cookie: string, { url, times, ...file }: UploadLoad): Promise<void> {
  for (let time = 0; times === null || time < times; time += 1) {
    const body = nextFile(file);
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/evidence/upload`, { method: 'POST', headers: { cookie }, body });
    await answer.arrayBuffer();
    const told: UploadAnswer = { status: answer.status, tookMs: performance.now() - startedAt };
    parentPort?.postMessage(told);
  }
}

function nextFile({ fileName, content, sizeBytes }: Pick<UploadLoad, 'fileName' | 'content' | 'sizeBytes'>) {
  const form = new FormData();
  const mark = randomBytes(16).toString('hex');
  const rest = new Uint8Array(Math.max(0, sizeBytes - content.length - mark.length)).fill(65);
  form.set('evidence', new File([content, mark, rest], fileName));
  return form;
}
