import type { HistogramCounts } from '../stats/latency-histogram.ts';
import type { ProtocolName } from '../wire/protocol.ts';
import type { MarkerKind } from '../wire/time-marker.ts';

/** A server as a load generator sees it. */
export interface LoadTarget {
  protocol: ProtocolName;
  port: number;
  /** Path before the protocol's own one. */
  prefix: string;
  cookie: string | null;
}

/** Part of the clients that one of several generator processes plays: those whose number leaves `index` modulo `of`. */
export interface Share {
  index: number;
  of: number;
}

export interface ConnectCommand {
  target: LoadTarget;
  rooms: readonly string[];
  clientsPerRoom: number;
  kind: MarkerKind;
  share: Share;
  /** Set apart for each run, so that no two runs write as the same Yjs client. */
  firstClientId: number;
  paddingBytes: number;
  onlyText: boolean;
  /** Sends every awareness message back, as the stock client does. */
  echoesAwareness: boolean;
  /** Records what clients saw of each other, for `seen`. */
  remembersSeen: boolean;
}

export interface TrafficCommand {
  /** All rooms and generators together. */
  ratePerSecond: number;
  /** Only the first so many clients send; all when null. */
  senders: number | null;
  startUs: number;
  /** What is sent between these two is counted. */
  fromUs: number;
  toUs: number;
}

export interface TrafficReport {
  /** Within the window. */
  sent: number;
  eventLoopUtilization: number;
}

/** What has come so far of what was sent within the window. */
export interface ArrivalReport {
  delivered: number;
  /** Messages that arrived in the window, whenever they were sent. */
  deliveredInWindow: number;
  framesInWindow: number;
  bytesInWindow: number;
  latencies: HistogramCounts;
  closed: number;
  firstCloseReason: string | null;
}

export interface JoinCommand {
  target: LoadTarget;
  room: string;
  joins: number;
  /** All at once, or each after the one before is in. */
  isHerd: boolean;
  /** Less than this is not the document. */
  minBytes: number;
  /** What the clients have already: they ask for the rest and offer what they have. */
  stateVector: Uint8Array;
  ownState: Uint8Array;
}

export interface JoinReport {
  /** From the first packet of the first client (herd) or of each client (one by one) until it is in. */
  milliseconds: readonly number[];
  bytes: number;
  /** Updates that were sent to clients that were in already. */
  updatesAfterSync: number;
  failures: readonly string[];
  eventLoopUtilization: number;
}

export interface UploadCommand {
  target: LoadTarget;
  room: string;
  updates: readonly Uint8Array[];
}

export interface FetchCommand {
  target: LoadTarget;
  room: string;
}

/** Commands of the coordinator to a generator process. */
export interface LoadCommands {
  connect(command: ConnectCommand): Promise<{ synced: number; failures: readonly string[] }>;
  /** Sends until the end of the window. */
  traffic(command: TrafficCommand): Promise<TrafficReport>;
  arrivals(command: undefined): Promise<ArrivalReport>;
  join(command: JoinCommand): Promise<JoinReport>;
  upload(command: UploadCommand): Promise<void>;
  /** The whole document as a new client gets it. */
  fetch(command: FetchCommand): Promise<{ updates: readonly Uint8Array[] }>;
  /** Marks of the updates that somebody else than their writer has seen. */
  seen(command: undefined): Promise<{ marks: readonly string[] }>;
  /** The first client stops (or starts again) reading its socket. */
  stall(command: { isStalled: boolean }): Promise<{ closeReason: string | null }>;
  disconnect(command: undefined): Promise<void>;
}
