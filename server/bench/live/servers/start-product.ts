import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { sendRequest } from '../../../src/testing/send-request.ts';
import { productSettings } from '../../product-settings.ts';
import type { Bench } from '../bench.ts';
import { countLogRows } from './count-log-rows.ts';
import { databaseProcesses } from './database-processes.ts';
import { ServerProcess } from './server-process.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const FIRST_ROUND_MS = 10_000;
/** A report is read, compared and stamped in the background; that is not part of what people do together in its room. */
const REPORTS_SETTLE_MS = 6_000;

const MAIN = new URL('../../../src/main.ts', import.meta.url);

/**
 * Starts our server as shipped: `main.ts` with all services, its embedded PostgreSQL, one signed-up account, and rooms of
 * clusters that this account reported.
 */
export async function startProduct(bench: Bench): Promise<ServerUnderTest> {
  const folder = join(bench.folder, 'product');
  const server = new ServerProcess(MAIN, {
    ...productSettings(folder),
    // One account has all the connections and makes all changes, so the limits per account are lifted.
    LIMITS_FACTOR: '1000',
    SOCKETS_PER_ACCOUNT: '100000',
    SERVICES: '',
  });
  const url = await server.ready;
  const cookie = await signUp(url.origin);
  // A new installation runs its schedules at once; this first round is not part of normal operation.
  await sleep(bench.pick(FIRST_ROUND_MS, 0));
  return {
    peer: 'ours',
    pid: server.pid,
    metricsUrl: `${url.origin}/metrics`,
    target: { protocol: 'y-websocket', port: Number(url.port), prefix: '/yjs', cookie },
    databasePids: () => databaseProcesses(folder),
    countLogRows: (room) => countLogRows(folder, room),
    async freshRooms(count) {
      const rooms: string[] = [];
      while (rooms.length < count) rooms.push(puzzleRoom(await reportCluster(url.origin, cookie)));
      await sleep(bench.pick(REPORTS_SETTLE_MS, 0));
      return rooms;
    },
    measureMemory: () => server.measureMemory(),
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}

async function signUp(origin: string): Promise<string> {
  const name = `bench-${randomBytes(4).toString('hex')}`;
  const form = { email: `${name}@people.test`, password: randomBytes(12).toString('hex'), displayName: name };
  const answer = await sendRequest(origin, 'POST', '/api/signup', { form });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (answer.status !== 303 || !cookie) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  await sendRequest(origin, 'POST', '/api/puzzle/pledge', { cookie });
  return cookie;
}

async function reportCluster(origin: string, cookie: string): Promise<string> {
  const name = `desk${randomBytes(5).toString('hex')}`;
  const json = {
    scamName: `Scheme of ${name}`,
    scamType: 'investment_coaching',
    description: `The ${name} desk promised profits and then locked the balance.`,
    contactMethod: 'email',
    dateOccurred: '2026-02-11',
    scamPersonas: `Mentor ${name}`,
    evidence: `They sent me to https://www.${name}.example/login`,
    consentVault: true,
  };
  const answer = await sendRequest(origin, 'POST', '/api/clusters', { cookie, json });
  if (answer.status !== 201) throw new Error(`a report was answered ${answer.status}: ${answer.text}`);
  return answer.json<{ clusterId: string }>().clusterId;
}
