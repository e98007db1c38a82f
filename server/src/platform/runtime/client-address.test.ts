import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { mayReadMetrics } from '../http/metrics-access.ts';
import { clientAddressBy, parseTrustedProxies } from './client-address.ts';
import { createLog } from './log.ts';

const log = createLog('silent');
const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, connection: { remoteAddress }, headers }) as unknown as IncomingMessage;
const from = (value: string, remoteAddress: string, forwardedFor?: string) => {
  const trusted = parseTrustedProxies(value);
  if (trusted === 'invalid') throw new Error(`${value} is refused`);
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return clientAddressBy(trusted, log)(request(remoteAddress, headers));
};

test('X-Forwarded-For is ignored without a trusted proxy: nobody chooses whose limits are spent', () => {
  expect(from('', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(from('10.0.0.0/8', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('behind one proxy the address is the one it appended, whatever the client sent before it', () => {
  expect(from('1', '127.0.0.1', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
  expect(from('10.0.0.0/8, 127.0.0.1', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.3.2.1')).toBe('198.51.100.1');
  expect(from('2', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.3.2.1')).toBe('198.51.100.1');
  expect(from('1', '::ffff:127.0.0.1')).toBe('127.0.0.1');
});

test('addresses of one IPv6 /64 count as one, in any notation', () => {
  const network = '2001:db8:1:2::/64';
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::'])
    expect(from('', address)).toBe(network);
  expect(from('', '2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(from('', '::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test.for(['-1', '0', '10', 'everybody', '10.0.0.0/33', '10.0.0.1;10.0.0.2', 'true'])(
  'TRUST_PROXY %s is a configuration error',
  (value) => expect(parseTrustedProxies(value)).toBe('invalid'),
);

const bare = { metricsToken: null, publicUrl: null, trustProxy: null };
const local = request('127.0.0.1', { host: '127.0.0.1:3000' });

test('metrics are open to this machine or with the token, never through a proxy', () => {
  expect(mayReadMetrics(bare, local)).toBe(true);
  expect(mayReadMetrics(bare, request('203.0.113.7', { host: '127.0.0.1:3000' }))).toBe(false);
  for (const name of [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
  ])
    expect(mayReadMetrics(bare, request('127.0.0.1', { host: 'localhost', [name]: 'x' })), name).toBe(false);
  // A proxy without headers forwards the Host header as typed, or a public address is configured.
  expect(mayReadMetrics(bare, request('127.0.0.1', { host: 'fap.example' }))).toBe(false);
  expect(mayReadMetrics({ ...bare, publicUrl: 'https://fap.example' }, local)).toBe(false);
  expect(mayReadMetrics({ ...bare, trustProxy: 1 }, local)).toBe(false);
  const withToken = request('203.0.113.7', { authorization: 'Bearer a-token' });
  expect(mayReadMetrics({ ...bare, metricsToken: 'a-token' }, withToken)).toBe(true);
  expect(mayReadMetrics({ ...bare, metricsToken: 'another' }, withToken)).toBe(false);
});
