import { createHash } from 'node:crypto';
import type { Role } from '@fap/shared/auth/capabilities.ts';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { account, session } from '../../db/schema/auth.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { Actor } from '../../platform/write/context.ts';
import { createSessionLookup, type SessionLookup } from './session-lookup.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { displayName: string; roles: string[] };
  }
}

export const SESSION_COOKIE = 'fap_session';
const SESSION_LIFETIME = new TimeSpan(30, 'd');

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Stores only the SHA-256 of a session's secret, so that a leaked table opens no session. */
function hashingAdapter(inner: Adapter, lookup: SessionLookup): Adapter {
  return {
    deleteExpiredSessions: () => inner.deleteExpiredSessions(),
    deleteSession: (id) => inner.deleteSession(hashSecret(id)),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [stored, user] = await lookup(hashSecret(id));
      return [stored && { ...stored, id }, user];
    },
    getUserSessions: (userId) => inner.getUserSessions(userId),
    setSession: (stored) => inner.setSession({ ...stored, id: hashSecret(stored.id) }),
    updateSessionExpiration: (id, expiresAt) => inner.updateSessionExpiration(hashSecret(id), expiresAt),
  };
}

/** Lucia over our tables: sessions of 30 days that renew themselves while used. */
export function createLucia(db: Database, options: { isSecure: boolean }) {
  // The adapter's types are for an older drizzle; at run time it only calls select, insert, update and delete.
  const adapter = new DrizzlePostgreSQLAdapter(db as never, session as never, account as never);
  return new Lucia(hashingAdapter(adapter, createSessionLookup(db)), {
    sessionExpiresIn: SESSION_LIFETIME,
    sessionCookie: {
      name: SESSION_COOKIE,
      attributes: { secure: options.isSecure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ displayName, roles }) => ({ displayName, roles }),
  });
}

export type Sessions = ReturnType<typeof createLucia>;

/** The id by which live connections of a session are found again: the hash, never the secret. */
export const sessionKey = (secret: string): string => hashSecret(secret);

export interface ActiveSession {
  actor: Actor;
  /** Set when the session was renewed: send it to the browser, else the cookie expires before the session. */
  renewedCookie: string | null;
}

/** The session of a cookie header; null when there is none or it has ended. */
export async function findSession(
  sessions: Sessions,
  cookieHeader: string | undefined,
): Promise<ActiveSession | null> {
  const secret = sessions.readSessionCookie(cookieHeader ?? '');
  if (!secret) return null;
  const { session: found, user } = await sessions.validateSession(secret);
  if (!found || !user) return null;
  return {
    actor: {
      accountId: user.id,
      displayName: user.displayName,
      roles: ['member', ...(user.roles as Role[])],
      isPlatform: false,
      sessionId: sessionKey(secret),
    },
    renewedCookie: found.fresh ? sessions.createSessionCookie(secret).serialize() : null,
  };
}
