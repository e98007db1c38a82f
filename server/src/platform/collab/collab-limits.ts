import { PACK_WINDOW_BYTES } from '@fap/shared/kernel/document-messages.ts';

/** Every bound the collaboration server keeps, in bytes, milliseconds and counts. */
export interface CollabLimits {
  messageBytes: number;
  documentBytes: number;
  awarenessStateBytes: number;
  awarenessClientsPerConnection: number;
  awarenessWindowMs: number;
  awarenessWindowCrowdedMs: number;
  awarenessCrowd: number;
  awarenessMessagesPerSecond: number;
  updatesPerSecond: number;
  updatesBurst: number;
  updateBytesPerSecond: number;
  updateBytesBurst: number;
  syncRequestsPerSecond: number;
  syncRequestsBurst: number;
  newClientIdsPerSecond: number;
  newClientIdsBurst: number;
  messagesPerSecond: number;
  messagesBurst: number;
  presenceRequestsPerSecond: number;
  presenceRequestsBurst: number;
  connectionsPerAccount: number;
  accountUpgradesPerSecond: number;
  accountUpgradesBurst: number;
  accountMessagesPerSecond: number;
  accountMessagesBurst: number;
  accountBytesPerSecond: number;
  accountBytesBurst: number;
  accountShareBytes: number;
  clientIdBytes: number;
  collectEveryMs: number;
  queuedBytesBeforeLoad: number;
  queuedMessagesBeforeLoad: number;
  pendingBytesPerRoom: number;
  syncChunkBytes: number;
  syncChunksPerTick: number;
  packWindowBytes: number;
  skipAwarenessAboveBytes: number;
  staleAboveBytes: number;
  terminateAboveBytes: number;
  staleMs: number;
  authorizeMs: number;
  storeAttemptMs: number;
  storeRetryMs: number;
  commitFloorMs: number;
  commitFloorRate: number;
  compactAfterRows: number;
  compactAfterShare: number;
  compactAtLatestRows: number;
  compactQuietMs: number;
  compactAtOnceRows: number;
  compactLongestRows: number;
  mergeAtLoadRows: number;
  compactRetryMs: number;
  inlineMergeBytes: number;
  inlineMergeParts: number;
  workerTaskMs: number;
  workerIdleMs: number;
  unloadGraceMs: number;
  sweepMs: number;
  keepaliveSweeps: number;
  pingSweeps: number;
  unwatchedPingSweeps: number;
  closeGraceMs: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** Limits that suit one process with some hundred writers per room. */
export const DEFAULT_COLLAB_LIMITS: CollabLimits = {
  messageBytes: MIB,
  documentBytes: 16 * MIB,
  awarenessStateBytes: 4 * KIB,
  awarenessClientsPerConnection: 16,
  awarenessWindowMs: 50,
  awarenessWindowCrowdedMs: 100,
  awarenessCrowd: 300,
  // Stock clients echo every awareness frame they get, so this is well above one frame per window.
  awarenessMessagesPerSecond: 200,
  updatesPerSecond: 2_000,
  updatesBurst: 10_000,
  updateBytesPerSecond: 4 * MIB,
  updateBytesBurst: 32 * MIB,
  syncRequestsPerSecond: 1,
  syncRequestsBurst: 20,
  // A page has one id; offline work of many visits arrives under many ids at once.
  newClientIdsPerSecond: 1,
  newClientIdsBurst: 300,
  // Messages of any kind: twice the limits of updates and awareness together. A page sends about 60 a second at most.
  messagesPerSecond: 4_000,
  messagesBurst: 20_000,
  // Stock clients query awareness when they join; ours never do.
  presenceRequestsPerSecond: 1,
  presenceRequestsBurst: 20,
  // Thirty tabs are a lot; after a restart each may leave a dead connection that is not detected yet.
  connectionsPerAccount: 256,
  accountUpgradesPerSecond: 20,
  accountUpgradesBurst: 2_000,
  // Above this rate the account's connections are throttled, not refused. A person makes about 60 a second.
  accountMessagesPerSecond: 6_000,
  accountMessagesBurst: 6_000,
  // The log keeps every byte for ever. A card dragged all day makes 2 KiB/s; this allows a burst of 64 MiB and 350 MiB
  // a day.
  accountBytesPerSecond: 4 * KIB,
  accountBytesBurst: 64 * MIB,
  // A quarter of a room, so that no single account fills one; the text of a long novel is 1 MiB.
  accountShareBytes: 4 * MIB,
  // A client id stays in every state vector for ever, however little it wrote.
  clientIdBytes: KIB,
  // Garbage collection builds the document in the worker, so an account at its limit must not trigger it endlessly.
  collectEveryMs: 1_000,
  queuedBytesBeforeLoad: 5 * MIB,
  queuedMessagesBeforeLoad: 1_000,
  pendingBytesPerRoom: 16 * MIB,
  syncChunkBytes: 256 * KIB,
  syncChunksPerTick: 8,
  packWindowBytes: PACK_WINDOW_BYTES,
  skipAwarenessAboveBytes: 256 * KIB,
  staleAboveBytes: MIB,
  terminateAboveBytes: 8 * MIB,
  staleMs: 30_000,
  authorizeMs: 10_000,
  storeAttemptMs: 5_000,
  storeRetryMs: 10_000,
  // From this rate of updates per second on, commits and broadcasts happen once per `commitFloorMs`.
  commitFloorRate: 300,
  commitFloorMs: 10,
  compactAfterRows: 500,
  compactAfterShare: 0.2,
  compactAtLatestRows: 2_000,
  // Snapshots wait until nobody has written for this long, but no longer than this many rows: the first join of a room reads them.
  compactQuietMs: 1_000,
  compactAtOnceRows: 8_000,
  // However long the merge before took: rows are held in memory until they are merged.
  compactLongestRows: 48_000,
  // Longer tails, as after a redaction, are merged in the worker before anybody is let in: on the main loop each row costs 20 µs.
  mergeAtLoadRows: 1_000,
  compactRetryMs: 30_000,
  inlineMergeBytes: 256 * KIB,
  inlineMergeParts: 1_000,
  workerTaskMs: 30_000,
  workerIdleMs: 30_000,
  unloadGraceMs: 30_000,
  sweepMs: 5_000,
  // The stock client gives up after 30 s of silence; 3 quiet sweeps are 15 to 20 s.
  keepaliveSweeps: 3,
  // Somebody whose network is gone is cut after 5 to 10 s, so that nobody waits for a person who is not there.
  pingSweeps: 1,
  // Where nobody sees anybody, a dead connection only takes memory: it is cut after a minute or two, and idle rooms cost nothing.
  unwatchedPingSweeps: 12,
  closeGraceMs: 900,
};

/** Multiplies the limits of one account. */
export function accountLimits(factor: number): Partial<CollabLimits> {
  const limits = DEFAULT_COLLAB_LIMITS;
  return {
    accountUpgradesPerSecond: limits.accountUpgradesPerSecond * factor,
    accountUpgradesBurst: limits.accountUpgradesBurst * factor,
    accountMessagesPerSecond: limits.accountMessagesPerSecond * factor,
    accountMessagesBurst: limits.accountMessagesBurst * factor,
    accountBytesPerSecond: limits.accountBytesPerSecond * factor,
    accountBytesBurst: limits.accountBytesBurst * factor,
    accountShareBytes: limits.accountShareBytes * factor,
  };
}
