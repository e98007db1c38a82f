import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Log } from './log.ts';

/** Trusted proxies: a number of hops, or addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** Parses TRUST_PROXY; null trusts no proxy. */
export function parseTrustedProxies(value: string): TrustedProxies | null | 'invalid' {
  if (value === '') return null;
  if (/^[1-9]$/u.test(value)) return Number(value);
  if (!/[.:a-z]/iu.test(value)) return 'invalid';
  const networks = value.split(',').map((network) => network.trim());
  try {
    proxyAddr.compile(networks);
  } catch {
    return 'invalid';
  }
  return networks;
}

/**
 * Finds the client address of a request. Only entries of the header written by trusted proxies count: anybody can send
 * the header, and would choose whose limits are spent.
 */
export function clientAddressBy(
  trusted: TrustedProxies | null,
  log: Log,
): (request: IncomingMessage) => string {
  let hasWarned = trusted !== null;
  const trust =
    typeof trusted === 'number'
      ? (_address: string, hop: number) => hop < trusted
      : proxyAddr.compile([...(trusted ?? [])]);
  return (request) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn(
        'a proxy forwards requests and TRUST_PROXY is not set: all that come through it share its limits',
      );
    }
    return withoutHost(plain(proxyAddr(request, trust) ?? 'unknown'));
  };
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/u, '');

/** The /64 network of an IPv6 address: one subscriber has 2^64 addresses. */
function withoutHost(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
