import { expect, test } from 'vitest';
import { nameForStrangers } from './name-for-strangers.ts';

test.for([
  'https://evil.example/login',
  'evil.example',
  'Bank URGENT: call +1 900 555 0199',
  'Call 9-0-0-5-5-5',
  'Write to help@bank',
  'Visit WWW bank',
  'Ring ٠١٢٣٤',
])('a name that leads somewhere is not shown to strangers: %s', (name) => {
  expect(nameForStrangers(name)).toBe('Somebody');
});

test.for(['Mary Bloom', 'Dr. J. R. Smith Jr.', 'Anne-Marie O’Neill', 'Зоя 1948', 'member 12'])(
  'an ordinary one is: %s',
  (name) => {
    expect(nameForStrangers(name)).toBe(name);
  },
);
