import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocalAddress, parseIpv4, parseIpv6 } from './ip-addresses.ts';

// RFC 5952's own examples, and RFC 4291's for what is none.
test.for([
  ['2001:0db8::0001', '2001:db8::1'],
  ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:DB8::A', '2001:db8::a'],
  ['::', '::'],
  ['1::', '1::'],
  ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ['10:20:30:40:50:60:70:80', '10:20:30:40:50:60:70:80'],
] as const)('%s is %s', ([text, address]) => expect(parseIpv6(text)).toBe(address));

test.for([
  '',
  ':',
  '1:2',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  'g::',
  '12345::',
  '::1.2.3',
])('"%s" is none', (text) => expect(parseIpv6(text)).toBeNull());

test('every spelling of an address is read as the same one', () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const read = parseIpv6(text);
      expect(read).not.toBeNull();
      expect(parseIpv6(read ?? '')).toBe(read);
      expect(parseIpv6(text.toUpperCase())).toBe(read);
    }),
  );
  fc.assert(
    fc.property(fc.ipV4(), (text) => {
      expect(parseIpv4(text)).toBe(text);
    }),
  );
});

test('addresses that every network has are local', () => {
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.1.1',
    '::1',
    'fe80::1',
    'fd12::1',
  ])
    expect(isLocalAddress(address), address).toBe(true);
  for (const address of ['172.32.0.1', '11.1.2.3', '203.0.113.9', '2001:db8::1'])
    expect(isLocalAddress(address)).toBe(false);
});
