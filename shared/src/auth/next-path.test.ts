import { expect, test } from 'vitest';
import { nextPathOf, signInAddress } from './next-path.ts';

test('a screen of this site is kept with its query', () => {
  for (const path of [
    '/clusters',
    '/puzzle/cluster-002?mode=contribute&layer=5',
    '/evidence/a%20b',
    '/apiary',
  ])
    expect(nextPathOf(path)).toBe(path);
});

test('anything a browser could resolve to another site leads to the start page', () => {
  const hostile = [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    'https://evil.test',
    'https:evil.test',
    'https:',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/ok\r\nSet-Cookie: a=b',
    '/a\\..\\..//evil.test',
    '/\u2028/evil.test',
    'evil.test',
    '?next=//evil.test',
    '',
  ];
  for (const path of hostile) expect(nextPathOf(path), JSON.stringify(path)).toBe('/');
});

test('an accepted path resolves to this site in a browser', () => {
  const alphabet = [
    '/',
    '\\',
    ':',
    '.',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'a',
    'https',
    'evil.test',
    '%2f',
    '%5c',
  ];
  let seed = 7;
  const pick = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return alphabet[seed % alphabet.length] ?? '';
  };
  for (let round = 0; round < 20_000; round += 1) {
    const path = Array.from({ length: 1 + (round % 7) }, pick).join('');
    const resolved = new URL(nextPathOf(path), 'https://ours.test/api/login');
    expect(resolved.origin, JSON.stringify(path)).toBe('https://ours.test');
  }
});

test('an endpoint is not a screen, nor is a very long path', () => {
  for (const path of ['/api/login', '/api', '/API/logout?x', `/${'a'.repeat(2_000)}`])
    expect(nextPathOf(path)).toBe('/');
});

test('the sign-in path names the screen only if there is one to return to', () => {
  expect(signInAddress('/api/login', '/')).toBe('/api/login');
  expect(signInAddress('/api/login', '/vault?status=anchored')).toBe(
    '/api/login?next=%2Fvault%3Fstatus%3Danchored',
  );
  expect(signInAddress('/api/signup', '//evil.test')).toBe('/api/signup');
});
