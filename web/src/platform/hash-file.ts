/** A message of the worker while it hashes a file. */
export type HashMessage =
  | { kind: 'progress'; ratio: number }
  | { kind: 'done'; sha256: string }
  | { kind: 'failed'; reason: string };

/** Computes a file's SHA-256 in a worker, so that the page stays responsive; rejects when the file cannot be read. */
export function hashFile(file: File, onProgress: (ratio: number) => void): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.onmessage = ({ data }: MessageEvent<HashMessage>) => {
      if (data.kind === 'progress') onProgress(data.ratio);
      else if (data.kind === 'done') end(() => resolve(data.sha256));
      else end(() => reject(new Error(data.reason)));
    };
    worker.onerror = () => end(() => reject(new Error('This browser could not compute the SHA-256')));
    worker.postMessage(file);
  });
}
