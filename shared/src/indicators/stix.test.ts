import { expect, test } from 'vitest';
import { INDICATOR_TYPES } from './indicator-types.ts';
import { nameBasedUuid, stixIndicator, stixPattern } from './stix.ts';

const source = {
  id: '0123abcd-4567-89ab-cdef-0123456789ab',
  type: 'domain',
  value: 'pay.fraud.example',
  reports: 1,
  clusters: 2,
  firstSeenAt: '2026-01-01T00:00:00.000Z',
  modifiedAt: '2026-02-01T00:00:00.000Z',
} as const;

test('a pattern names the property of its type and escapes what would end the literal', () => {
  expect(stixPattern(source)).toBe("[domain-name:value = 'pay.fraud.example']");
  expect(stixPattern({ type: 'ip', value: '198.51.100.7' })).toBe("[ipv4-addr:value = '198.51.100.7']");
  expect(stixPattern({ type: 'ip', value: '2001:db8::7' })).toBe("[ipv6-addr:value = '2001:db8::7']");
  expect(stixPattern({ type: 'sha256', value: 'ab' })).toBe("[file:hashes.'SHA-256' = 'ab']");
  expect(stixPattern({ type: 'eth', value: '0xAb' })).toBe(
    "[x-crypto-wallet:address = '0xAb' AND x-crypto-wallet:chain = 'eth']",
  );
  expect(stixPattern({ type: 'url', value: "https://a.example/?q='\\] OR [x" })).toBe(
    "[url:value = 'https://a.example/?q=\\'\\\\] OR [x']",
  );
  for (const type of INDICATOR_TYPES)
    expect(stixPattern({ type, value: 'v' }), type).toMatch(/^\[[a-z\d-]+:[^[\]]+ = '[^[\]]*'\]$/u);
});

test('an object has a UUID of RFC 4122 that stays, and says how it is known', () => {
  expect(nameBasedUuid(source.id)).toBe('0123abcd-4567-59ab-8def-0123456789ab');
  expect(stixIndicator(source)).toMatchObject({
    id: 'indicator--0123abcd-4567-59ab-8def-0123456789ab',
    name: 'pay[.]fraud[.]example',
    description: 'Named by 1 report of victims in 2 clusters.',
    created: source.firstSeenAt,
    modified: source.modifiedAt,
  });
});
