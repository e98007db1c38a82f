import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Role } from '@fap/shared/auth/capabilities.ts';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { eq } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { account, session } from '../../db/schema/auth.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import type { Actor, Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { createSessionLookup, type SessionLookup } from './session-lookup.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { displayName: string; roles: string[] };
    DatabaseSessionAttributes: SessionAttributes;
  }
}

/** When, from where and by which browser a session was used last. */
export interface SessionUse {
  lastUsedAt: Date;
  address: string | null;
  userAgent: string | null;
}

/** As stored with a session. */
interface SessionAttributes extends SessionUse {
  /** When it was opened with the second factor. */
  factorAt: Date | null;
}

/** Uses within so many minutes of the stored one are not stored: a write for each request would be too many. */
const USE_STORED_AFTER_MS = 10 * 60_000;

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
export function createLucia(db: Database, options: { isSecure: boolean; factorRoles: ReadonlySet<string> }) {
  // The adapter's types are for an older drizzle; at run time it only calls select, insert, update and delete.
  const adapter = new DrizzlePostgreSQLAdapter(db as never, session as never, account as never);
  return new Lucia(hashingAdapter(adapter, createSessionLookup(db, options.factorRoles)), {
    sessionExpiresIn: SESSION_LIFETIME,
    sessionCookie: {
      name: SESSION_COOKIE,
      attributes: { secure: options.isSecure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ displayName, roles }) => ({ displayName, roles }),
    getSessionAttributes: ({ lastUsedAt }) => ({ lastUsedAt }),
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

/** The session of a cookie header; null when there is none or it has ended. Its use is stored every ten minutes. */
export async function findSession(
  sessions: Sessions,
  cookieHeader: string | undefined,
  noteUse: (sessionId: string, lastUsedAt: Date) => Promise<void> = async () => {},
): Promise<ActiveSession | null> {
  const secret = sessions.readSessionCookie(cookieHeader ?? '');
  if (!secret) return null;
  const { session: found, user } = await sessions.validateSession(secret);
  if (!found || !user) return null;
  await noteUse(sessionKey(secret), found.lastUsedAt);
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

/** Stores that a session was used, unless that stands there for the last ten minutes already. */
export async function noteSessionUse(
  ctx: Ctx,
  sessionId: string,
  { before, use }: { before: Date; use: SessionUse },
): Promise<void> {
  if (use.lastUsedAt.getTime() - before.getTime() < USE_STORED_AFTER_MS) return;
  await transact(ctx, 'platform', (tx) => tx.db.update(session).set(use).where(eq(session.id, sessionId)), {
    housekeeping: 'when a session was used last',
  });
}

const MAX_USER_AGENT = 300;

/** When, from where and by which browser a request comes. */
export const sessionUseOf = (
  request: IncomingMessage,
  addressOf: (request: IncomingMessage) => string,
  clock: Clock,
): SessionUse => ({
  lastUsedAt: clock.now(),
  address: addressOf(request),
  userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
});
