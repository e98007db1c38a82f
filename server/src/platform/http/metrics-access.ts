import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../runtime/env.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/u;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/iu;
/** Headers that proxies add. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request may read the metrics: with the token, or from this machine. A proxy on this machine forwards for
 * others, not always with headers: with a configured proxy or a public address only the token counts.
 */
export function mayReadMetrics(
  env: Pick<Env, 'metricsToken' | 'publicUrl' | 'trustProxy'>,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): boolean {
  if (env.metricsToken !== null && isSame(headers.authorization ?? '', `Bearer ${env.metricsToken}`))
    return true;
  const isPublic = env.publicUrl !== null && !LOOPBACK_NAME.test(new URL(env.publicUrl).host);
  if (isPublic || env.trustProxy !== null) return false;
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK_NAME.test(headers.host ?? '') && LOOPBACK.test(socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
