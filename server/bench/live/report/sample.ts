/** The compared servers. */
export type PeerName =
  | 'ours'
  | 'ours-memory'
  | 'relay-ws'
  | 'relay-10ms'
  | 'relay-pg'
  | 'ywss'
  | 'hocuspocus'
  | 'hocuspocus-10ms'
  | 'hocuspocus-pg'
  | 'redis-streams'
  | 'socket.io'
  | 'plain-ws';

/** The compared servers that store each update and have it after a restart. */
export const DURABLE_PEERS = ['hocuspocus-pg', 'redis-streams'] as const satisfies readonly PeerName[];

/** Those, and the bare probe that commits each batch and reads nothing back. */
export const STORING_PEERS = [...DURABLE_PEERS, 'relay-pg'] as const satisfies readonly PeerName[];
export type StoringPeerName = (typeof STORING_PEERS)[number];

export const isStoringPeer = (peer: PeerName): peer is StoringPeerName =>
  (STORING_PEERS as readonly PeerName[]).includes(peer);

/** Figures of one run by name; the name contains the unit. */
export type Figures = Readonly<Record<string, number>>;

/** One run of one scenario against one server. */
export interface Sample {
  scenario: string;
  /** What distinguishes rows of a scenario, such as `N=200`; empty when there is one row. */
  variant: string;
  peer: PeerName;
  repetition: number;
  figures: Figures;
  /** Cores used by other processes, and the generator's event loop utilization; above their limits a sample is unreliable. */
  foreignCores: number;
  generatorUtilization: number;
}

const MAX_FOREIGN_CORES = 0.35;
const MAX_GENERATOR_UTILIZATION = 0.95;

/** Whether the machine was quiet enough and the generator not the limit. */
export function isTrustworthy(sample: Pick<Sample, 'foreignCores' | 'generatorUtilization'>): boolean {
  return sample.foreignCores <= MAX_FOREIGN_CORES && sample.generatorUtilization <= MAX_GENERATOR_UTILIZATION;
}
