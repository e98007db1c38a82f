import { randomBytes } from 'node:crypto';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What a thread uploads: for each account one file after another, each with different bytes. */
export interface UploadLoad {
  url: string;
  cookies: readonly string[];
  fileName: string;
  /** The beginning of each file; the rest is padding. */
  content: Uint8Array<ArrayBuffer>;
  sizeBytes: number;
  /** Files per account; null: until the thread is terminated. */
  times: number | null;
}

export interface UploadAnswer {
  status: number;
  tookMs: number;
}

/** Starts uploads in a worker thread, so that sending does not slow down the measuring thread; calls back with each answer. */
export function startUploads(load: UploadLoad, onAnswer: (answer: UploadAnswer) => void): Worker {
  const worker = new Worker(new URL('./upload-thread.ts', import.meta.url), {
    workerData: { uploads: load },
  });
  worker.on('message', onAnswer);
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
    const result: UploadAnswer = { status: answer.status, tookMs: performance.now() - startedAt };
    parentPort?.postMessage(result);
  }
}

function nextFile({ fileName, content, sizeBytes }: Pick<UploadLoad, 'fileName' | 'content' | 'sizeBytes'>) {
  const form = new FormData();
  const mark = randomBytes(16).toString('hex');
  const rest = new Uint8Array(Math.max(0, sizeBytes - content.length - mark.length)).fill(65);
  form.set('evidence', new File([content, mark, rest], fileName));
  return form;
}
