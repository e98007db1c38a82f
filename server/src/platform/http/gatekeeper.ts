import type { IncomingMessage } from 'node:http';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Actor } from '../write/context.ts';

/** Resolves the session cookie of a request; null for none. A prolonged session comes with its new cookie. */
export type SessionFinder = (
  request: IncomingMessage,
) => Promise<{ actor: Actor; renewedCookie: string | null } | null>;

/** Checks Origin and session of upgrades and state-changing requests. */
export interface Gatekeeper {
  isAllowedOrigin(origin: string | undefined): boolean;
  /** The actor behind an upgrade request; throws FORBIDDEN for a foreign Origin, UNAUTHENTICATED without session. */
  admit(request: IncomingMessage): Promise<Actor>;
}

/** Our own origins: PUBLIC_URL, or every name of the loopback listener when none is set. */
export function allowedOrigins(publicUrl: string | null, host: string, port: number): ReadonlySet<string> {
  if (publicUrl) return new Set([publicUrl]);
  const isLocal = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(host);
  const names = isLocal ? ['127.0.0.1', 'localhost', '[::1]'] : [host];
  return new Set(names.map((name) => `http://${name}:${port}`));
}

/** Creates the gatekeeper; `origins` is asked each time because the port is known only when listening. */
export function createGatekeeper(origins: () => ReadonlySet<string>, findSession: SessionFinder): Gatekeeper {
  const isAllowedOrigin = (origin: string | undefined) => origin === undefined || origins().has(origin);
  return {
    isAllowedOrigin,
    async admit(request) {
      if (!isAllowedOrigin(request.headers.origin))
        throw new AppError('FORBIDDEN', { message: t`Foreign origin` });
      const session = await findSession(request);
      if (!session) throw new AppError('UNAUTHENTICATED');
      return session.actor;
    },
  };
}
