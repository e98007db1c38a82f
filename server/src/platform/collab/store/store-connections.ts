import { connectDatabase } from '../../postgres/database.ts';
import type { StoreConnections } from './postgres-update-store.ts';

/** For tries after one whose server no longer answers, and for room by room after a failure. */
const SPARE_CONNECTIONS = 2;

/** Opens the connections that the store of the shared documents has to itself. */
export function openStoreConnections(databaseUrl: string): StoreConnections & { close(): Promise<void> } {
  // One, as one statement works at a time: several would take turns, each with a server process of its own that has become cold.
  const log = connectDatabase(databaseUrl, { max: 1, staysOpen: true });
  const spare = connectDatabase(databaseUrl, { max: SPARE_CONNECTIONS });
  const snapshots = connectDatabase(databaseUrl, { max: 1, answersEarly: true });
  return {
    log: log.sql,
    spare: spare.sql,
    snapshots: snapshots.sql,
    close: async () => void (await Promise.all([log.close(), spare.close(), snapshots.close()])),
  };
}
