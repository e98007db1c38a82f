import { randomBytes } from 'node:crypto';
import type { Bench } from '../bench.ts';
import type { PeerName, StoringPeerName } from '../report/sample.ts';
import type { ProtocolName } from '../wire/protocol.ts';
import { databaseProcesses } from './database-processes.ts';
import { ServerProcess } from './server-process.ts';
import type { ServerUnderTest } from './server-under-test.ts';

interface Peer {
  entry: string;
  protocol: ProtocolName;
  variables?: Readonly<Record<string, string>>;
}

const PEERS: Readonly<Partial<Record<PeerName, Peer>>> = {
  'ours-memory': { entry: 'our-collab', protocol: 'y-websocket', variables: { DATABASE_URL: '' } },
  'relay-ws': { entry: 'relay', protocol: 'y-websocket' },
  'relay-10ms': { entry: 'relay', protocol: 'y-websocket', variables: { TICK_MS: '10' } },
  'relay-pg': { entry: 'relay', protocol: 'y-websocket' },
  ywss: { entry: 'y-websocket-server', protocol: 'y-websocket' },
  hocuspocus: { entry: 'hocuspocus', protocol: 'hocuspocus', variables: { FLUSH_DELAY_MS: '0' } },
  'hocuspocus-10ms': { entry: 'hocuspocus', protocol: 'hocuspocus', variables: { FLUSH_DELAY_MS: '10' } },
  'hocuspocus-pg': { entry: 'hocuspocus', protocol: 'hocuspocus', variables: { FLUSH_DELAY_MS: '0' } },
  'redis-streams': { entry: 'redis-streams', protocol: 'y-websocket' },
  'socket.io': { entry: 'socket-io-events', protocol: 'socket.io' },
  'plain-ws': { entry: 'plain-events', protocol: 'plain-events' },
};

/** Starts a server that needs only a port, with additional environment variables. */
export async function startPeer(
  peer: PeerName,
  variables: Readonly<Record<string, string>> = {},
  databasePids: () => readonly number[] = () => [],
): Promise<ServerUnderTest> {
  const known = PEERS[peer];
  if (known === undefined) throw new Error(`${peer} is not a server of one process`);
  const { entry, protocol } = known;
  return runEntry(peer, entry, protocol, { ...known.variables, ...variables }, databasePids);
}

/** Starts a peer that stores updates in a real PostgreSQL or Redis; its process ids count as the database. */
export async function startStoringPeer(bench: Bench, peer: StoringPeerName): Promise<ServerUnderTest> {
  if (peer === 'redis-streams') {
    const redis = await bench.redis();
    return startPeer(peer, { REDIS_URL: redis.url }, () => (redis.pid === null ? [] : [redis.pid]));
  }
  const databasePids = () => databaseProcesses(bench.databaseFolder);
  return startPeer(peer, { DATABASE_URL: await bench.databaseUrl() }, databasePids);
}

/** Starts our durable collaboration server alone, for scenarios with many rooms or restarts. */
export async function startOurCollab(bench: Bench): Promise<ServerUnderTest> {
  const variables = { DATABASE_URL: await bench.databaseUrl() };
  const databasePids = () => databaseProcesses(bench.databaseFolder);
  return runEntry('ours', 'our-collab', 'y-websocket', variables, databasePids);
}

/** Starts our topic hub and Socket.IO server alone, on the durable topic log. */
export async function startOurTopics(bench: Bench): Promise<ServerUnderTest> {
  const variables = { DATABASE_URL: await bench.databaseUrl() };
  const databasePids = () => databaseProcesses(bench.databaseFolder);
  return runEntry('ours', 'our-topics', 'topics', variables, databasePids);
}

async function runEntry(
  peer: PeerName,
  entry: string,
  protocol: ProtocolName,
  variables: Readonly<Record<string, string>>,
  databasePids: () => readonly number[],
): Promise<ServerUnderTest> {
  const server = new ServerProcess(new URL(`./entries/${entry}.ts`, import.meta.url), variables);
  const url = await server.ready;
  const mark = randomBytes(4).toString('hex');
  let rooms = 0;
  return {
    peer,
    pid: server.pid,
    target: { protocol, port: Number(url.port), prefix: '', cookie: null },
    databasePids,
    countLogRows: () => null,
    freshRooms(count) {
      rooms += count;
      return Promise.resolve(Array.from({ length: count }, (_, i) => `bench-${mark}-${rooms - i}`));
    },
    measureMemory: () => server.measureMemory(),
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}
