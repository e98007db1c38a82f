import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlertCard, titleOf } from './alert-card.tsx';

const transaction = {
  id: 'payment-1',
  amount: 950_000,
  currency: 'USD',
  payee: 'Release Desk',
  rail: 'crypto',
  occurredAt: '2026-02-01T10:00:00Z',
  status: 'intercepted',
  decideBy: null,
  decision: null,
} as const;

test.for([
  [
    'the elder',
    { kind: 'payment', transaction },
    undefined,
    'A payment of $9,500 to Release Desk looks like a scam',
  ],
  [
    'a guardian',
    { kind: 'payment', transaction },
    'Walter',
    'Walter: a payment of $9,500 to Release Desk looks like a scam',
  ],
  [
    'a guardian who may not see amounts',
    { kind: 'payment', transaction: { ...transaction, amount: null, currency: null, payee: null } },
    'Walter',
    'Walter: a payment looks like a scam',
  ],
  [
    'a guardian, of a call',
    { kind: 'phone-call' },
    'Walter',
    'Walter is on the phone with somebody right now',
  ],
  [
    'the elder, of a guardian',
    { kind: 'guardian-conduct' },
    undefined,
    'Please look at what one of your guardians did',
  ],
] as const)('an alert is named to %s', ([, alert, name, title]) => expect(titleOf(alert, name)).toBe(title));

test('a card says how urgent it is in a word, and what Elder Shield did, and nothing of a bank', () => {
  render(
    <AlertCard
      alert={{
        kind: 'payment',
        level: 'critical',
        reason: 'Cryptocurrency can hardly ever be taken back.',
        createdAt: new Date().toISOString(),
        transaction,
      }}
    >
      <button type="button">Stop this payment</button>
    </AlertCard>,
  );
  const card = screen.getByRole('article', { name: /Release Desk/u });
  expect(card.textContent).toContain('Critical');
  expect(card.textContent).toContain('Paused in Elder Shield');
  expect(card.textContent).not.toMatch(/\bbank\b/iu);
});
