import DataLoader from 'dataloader';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseSession, DatabaseUser } from 'lucia';
import { account, session } from '../../db/schema/auth.ts';
import { type Database, prepared } from '../../platform/postgres/database.ts';

type SessionAndUser = [DatabaseSession, DatabaseUser] | [null, null];
export type SessionLookup = (id: string) => Promise<SessionAndUser>;

/**
 * Loads sessions with their users by the hash of their secret. Lookups of one event loop turn are batched into one query,
 * so that a reconnecting herd does not exhaust the connection pool; nothing is cached. Of
 * `factorRoles` a session has those of its account only if it was opened with the second factor.
 */
export function createSessionLookup(db: Database, factorRoles: ReadonlySet<string>): SessionLookup {
  const find = sessionsByIds(db);
  const loader = new DataLoader<string, SessionAndUser>(
    async (ids) => {
      const rows = await find.execute({ ids: [...new Set(ids)] });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id): SessionAndUser => {
        const row = byId.get(id);
        if (!row) return [null, null];
        const { userId, expiresAt, displayName, roles, lastUsedAt, address, userAgent, factorAt } = row;
        const held = roles.filter((role) => factorAt !== null || !factorRoles.has(role));
        return [
          { id, userId, expiresAt, attributes: { lastUsedAt, address, userAgent, factorAt } },
          { id: userId, attributes: { displayName, roles: held } },
        ];
      });
    },
    { cache: false, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
  return (id) => loader.load(id);
}

/** Asked with each request and each connection: built and parsed once, and the same text however many are looked for. */
const sessionsByIds = (db: Database) =>
  prepared(db)
    .select({
      id: session.id,
      userId: session.userId,
      expiresAt: session.expiresAt,
      lastUsedAt: session.lastUsedAt,
      address: session.address,
      userAgent: session.userAgent,
      factorAt: session.factorAt,
      displayName: account.displayName,
      roles: account.roles,
    })
    .from(session)
    .innerJoin(account, eq(session.userId, account.id))
    .where(and(sql`${session.id} = any(${sql.placeholder('ids')}::text[])`, isNull(account.suspendedAt)))
    .prepare('sessions_by_ids');
