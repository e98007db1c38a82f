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
  compactRetryMs: number;
  inlineMergeBytes: number;
  workerTaskMs: number;
  workerIdleMs: number;
  unloadGraceMs: number;
  sweepMs: number;
  keepaliveSweeps: number;
  pingSweeps: number;
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
  // A page has one; what was written offline over many visits comes under as many at once.
  newClientIdsPerSecond: 1,
  newClientIdsBurst: 300,
  // Of any kind: twice what updates and awareness may be together. A page sends some sixty a second at most.
  messagesPerSecond: 4_000,
  messagesBurst: 20_000,
  // No client of ours asks who is here, it is told; stock clients ask when they join.
  presenceRequestsPerSecond: 1,
  presenceRequestsBurst: 20,
  // Thirty tabs are a lot; after a restart each may leave a connection behind that nobody has noticed the end of.
  connectionsPerAccount: 256,
  accountUpgradesPerSecond: 20,
  accountUpgradesBurst: 2_000,
  // Above, the account's connections are read more slowly; nothing is refused. A person makes some sixty a second.
  accountMessagesPerSecond: 6_000,
  accountMessagesBurst: 6_000,
  // The log keeps all of it for good. A card dragged all day is 2 KiB a second; this is 64 MiB at once and 350 a day.
  accountBytesPerSecond: 4 * KIB,
  accountBytesBurst: 64 * MIB,
  // A quarter of a room, so that it takes several people to fill one; the words of a long novel are 1 MiB.
  accountShareBytes: 4 * MIB,
  // Each client id stands in every state vector for good, however little it wrote.
  clientIdBytes: KIB,
  // Collecting builds the document in the worker, so somebody at a limit cannot ask for it without end.
  collectEveryMs: 1_000,
  queuedBytesBeforeLoad: 5 * MIB,
  queuedMessagesBeforeLoad: 1_000,
  pendingBytesPerRoom: 16 * MIB,
  syncChunkBytes: 256 * KIB,
  syncChunksPerTick: 8,
  skipAwarenessAboveBytes: 256 * KIB,
  staleAboveBytes: MIB,
  terminateAboveBytes: 8 * MIB,
  staleMs: 30_000,
  authorizeMs: 10_000,
  storeAttemptMs: 5_000,
  storeRetryMs: 10_000,
  // From this many updates a second on they are committed, and sent, once per floor.
  commitFloorRate: 300,
  commitFloorMs: 10,
  compactAfterRows: 500,
  compactAfterShare: 0.2,
  compactAtLatestRows: 2_000,
  compactRetryMs: 30_000,
  inlineMergeBytes: 256 * KIB,
  workerTaskMs: 30_000,
  workerIdleMs: 30_000,
  unloadGraceMs: 30_000,
  sweepMs: 5_000,
  // The stock client gives up after 30 s of silence; 3 quiet sweeps are 15 to 20 s.
  keepaliveSweeps: 3,
  pingSweeps: 6,
  closeGraceMs: 900,
};

/** The limits of one account, so many times as wide as they are for people. */
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
