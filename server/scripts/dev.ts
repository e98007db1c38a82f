import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseEnv } from '../src/platform/runtime/env.ts';
import { ROOT, TOOLS } from './repository.ts';

// The development server of the web app proxies calls to this port (web/vite.config.ts).
const env = parseEnv(process.env);
const start = (args: string[], cwd: string): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit' });

const children = [
  start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], ROOT),
  start([`${ROOT}${TOOLS.vite}`], `${ROOT}web`),
];
console.log(`server: http://${env.host}:${env.port}   web app with live reload: http://127.0.0.1:5173`);
if (env.dataMode === 'demo') {
  console.log('demo logins: agent1@demo.test, analyst@demo.test (password of all: demo-pass-2026)');
}

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// When one process exits, the other is stopped.
await Promise.race(children.map((child) => once(child, 'exit')));
stop();
