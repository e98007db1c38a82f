import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './repository.ts';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 12_000;

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Terminates it and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server in a process of its own with these variables and waits for its ready line. */
export async function startServerProcess(variables: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await Promise.race([
    readyUrl(child),
    gone.then((code) => Promise.reject(new Error(`the server ended with code ${code} before it was ready`))),
  ]);
  return {
    url,
    child,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      const code = await gone;
      clearTimeout(timer);
      return code;
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server was not ready within ${START_TIMEOUT_MS} ms`));
    }, START_TIMEOUT_MS);
    if (!child.stdout) return reject(new Error('the server has no standard output'));
    createInterface(child.stdout).on('line', (line) => {
      const [, url] = /^ready (\S+) /u.exec(line) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
