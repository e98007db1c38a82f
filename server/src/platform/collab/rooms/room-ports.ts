import type { CollabLimits } from '../collab-limits.ts';
import type { SyncPump } from '../connections/sync-pump.ts';
import type { DocumentLayout } from '../document/document-layout.ts';
import type { SnapshotBuilder } from '../document/snapshot-builder.ts';
import type { Committer } from '../log/committer.ts';
import type { Compactor } from '../log/compactor.ts';
import type { QuietTurns } from '../log/quiet-turns.ts';
import type { ClientClaims } from '../ports/client-claims.ts';
import type { CollabLog, CollabMetrics } from '../ports/collab-ports.ts';
import type { RoomExchange, RoomPeer } from '../ports/room-exchange.ts';
import type { UpdateStore } from '../store/update-store.ts';

/** What all rooms of a server share. */
export interface RoomPorts {
  store: UpdateStore;
  committer: Committer;
  compactor: Compactor;
  quiet: QuietTurns;
  snapshots: SnapshotBuilder;
  pump: SyncPump;
  exchange: RoomExchange;
  limits: CollabLimits;
  /** Layout of the room's document; undefined for anything well-formed. */
  layout: DocumentLayout | undefined;
  claims: ClientClaims;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
  now(): number;
  /** The room has no connections left. */
  onGone(name: string, room: RoomPeer): void;
}
