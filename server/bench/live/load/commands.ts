import type { HistogramCounts } from '../stats/latency-histogram.ts';
import type { ProtocolName } from '../wire/protocol.ts';
import type { MarkerKind } from '../wire/time-marker.ts';

/** The address and protocol of a server for a load generator. */
export interface LoadTarget {
  protocol: ProtocolName;
  port: number;
  /** Path prefix before the protocol's path. */
  prefix: string;
  cookie: string | null;
}

/** The clients of one of several generator processes: those whose number modulo `of` is `index`. */
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
  /** Unique per run, because two runs must not write under the same Yjs client id. */
  firstClientId: number;
  paddingBytes: number;
  onlyText: boolean;
  /** Clients send every awareness message back, as the stock client does. */
  echoesAwareness: boolean;
  /** Records which updates clients received from each other, for `seen`. */
  remembersSeen: boolean;
}

export interface TrafficCommand {
  /** Of all rooms and generators together. */
  ratePerSecond: number;
  /** How many clients send, counted from the first; null: all. */
  senders: number | null;
  startUs: number;
  /** Messages sent within this window are counted. */
  fromUs: number;
  toUs: number;
}

export interface TrafficReport {
  /** Messages sent within the window. */
  sent: number;
  eventLoopUtilization: number;
}

/** Arrivals so far of the messages sent within the window. */
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
  /** All clients join at once; otherwise each joins when the one before has synced. */
  isHerd: boolean;
  /** Fewer bytes than this are not the whole document. */
  minBytes: number;
  /** What the clients already have: they request the rest and offer what they have. */
  stateVector: Uint8Array;
  ownState: Uint8Array;
}

export interface JoinReport {
  /** From the first packet of the first client (herd) or of each client (one by one) until it has synced. */
  milliseconds: readonly number[];
  bytes: number;
  /** Updates that were sent to clients that had already synced. */
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
  /** Fetches the whole document as a new client. */
  fetch(command: FetchCommand): Promise<{ updates: readonly Uint8Array[] }>;
  /** Markers of the updates that a client other than their writer has received. */
  seen(command: undefined): Promise<{ marks: readonly string[] }>;
  /** Pauses or resumes the first client's reading of its socket. */
  stall(command: { isStalled: boolean }): Promise<{ closeReason: string | null }>;
  disconnect(command: undefined): Promise<void>;
}
