import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Log } from './log.ts';

/** Who may say for whom they ask: so many proxies in a row, or those at these addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** What TRUST_PROXY says; null for nobody. */
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
 * Gives the address a request comes from. What a header says counts only as far as trusted proxies wrote it: anybody can
 * send one, and would choose whose limits he spends.
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

/** The network of an IPv6 address: whoever has one has 2^64 of them. */
function withoutHost(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
