import type { ClientClaims } from './client-claims.ts';
import type { CollabLimits } from './collab-limits.ts';
import type { CollabLog, CollabMetrics } from './collab-ports.ts';
import type { Committer } from './committer.ts';
import type { Compactor } from './compactor.ts';
import type { DocumentLayout } from './document-layout.ts';
import type { ImageBuilder } from './image-builder.ts';
import type { RoomExchange, RoomPeer } from './room-exchange.ts';
import type { SyncPump } from './sync-pump.ts';
import type { UpdateStore } from './update-store.ts';

/** What all rooms of a server share. */
export interface RoomPorts {
  store: UpdateStore;
  committer: Committer;
  compactor: Compactor;
  images: ImageBuilder;
  pump: SyncPump;
  exchange: RoomExchange;
  limits: CollabLimits;
  /** What documents may hold; undefined for anything that is well-formed. */
  layout: DocumentLayout | undefined;
  claims: ClientClaims;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
  now(): number;
  /** The room serves nobody any more. */
  onGone(name: string, room: RoomPeer): void;
}
