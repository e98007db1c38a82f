import { connectDatabase } from '../../postgres/database.ts';
import type { StoreConnections } from './postgres-update-store.ts';

/** One works at a time; the others are for tries after one whose server no longer answers. */
const LOG_CONNECTIONS = 3;

/** Opens the connections that the store of the shared documents has to itself. */
export function openStoreConnections(databaseUrl: string): StoreConnections & { close(): Promise<void> } {
  const log = connectDatabase(databaseUrl, { max: LOG_CONNECTIONS, staysOpen: true });
  const snapshots = connectDatabase(databaseUrl, { max: 1, answersEarly: true });
  return {
    log: log.sql,
    snapshots: snapshots.sql,
    close: async () => void (await Promise.all([log.close(), snapshots.close()])),
  };
}
