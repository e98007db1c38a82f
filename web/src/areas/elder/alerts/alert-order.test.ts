import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import { expect, test } from 'vitest';
import { isWaiting, waitingOf } from './alert-order.ts';

const alertOf = (
  alertId: string,
  minute: number,
  over: Partial<ElderAlert> & { status?: 'flagged' | 'intercepted' | 'cleared'; decision?: 'release' },
): ElderAlert => {
  const { status, decision = null, ...fields } = over;
  return {
    alertId,
    kind: 'payment',
    level: 'high',
    reason: 'It’s large.',
    createdAt: new Date(Date.UTC(2026, 1, 1, 10, minute)).toISOString(),
    seenAt: null,
    acknowledgedBy: [],
    ...(status
      ? {
          transaction: {
            id: `payment-${alertId}`,
            amount: 95_000,
            currency: 'USD',
            payee: 'Release Desk',
            rail: 'crypto',
            occurredAt: '2026-02-01T10:00:00Z',
            status,
            decideBy: null,
            decision,
            decidedAt: null,
            decidedBy: null,
          },
        }
      : {}),
    ...fields,
  };
};

test('what waits for a decision comes first, then a guardian’s conduct, then the newest of the rest', () => {
  const alerts = [
    alertOf('flagged-new', 9, { status: 'flagged' }),
    alertOf('scam', 8, { status: 'flagged', level: 'critical' }),
    alertOf('conduct', 2, { kind: 'guardian-conduct' }),
    alertOf('held-old', 1, { status: 'intercepted', level: 'critical' }),
    alertOf('held-new', 3, { status: 'intercepted', level: 'critical' }),
    alertOf('read', 7, { status: 'flagged', seenAt: '2026-02-01T11:00:00Z' }),
  ];
  expect(waitingOf(alerts).map(({ alertId }) => alertId)).toEqual([
    'held-new',
    'held-old',
    'conduct',
    'flagged-new',
    'scam',
  ]);
});

test('a payment that was read and not decided on still waits; a decided one that was read does not', () => {
  const seenAt = '2026-02-01T11:00:00Z';
  expect(isWaiting(alertOf('held', 1, { status: 'intercepted', seenAt }))).toBe(true);
  expect(isWaiting(alertOf('done', 1, { status: 'cleared', decision: 'release', seenAt }))).toBe(false);
});
