import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

/** Finds redis-server: the one $REDIS_SERVER_PATH names, the system's, else one from the package manager. */
export async function findRedisServer(): Promise<string> {
  const given = process.env.REDIS_SERVER_PATH;
  if (given) {
    if (!canStart(given)) throw new Error(`REDIS_SERVER_PATH ${given} does not start`);
    return given;
  }
  if (canStart('redis-server')) return 'redis-server';
  if ((await aptInstall('redis-server')) && canStart('redis-server')) return 'redis-server';
  throw new Error('the tests of several processes need redis-server: install it, or set REDIS_SERVER_PATH');
}

function canStart(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
