import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import type { World } from '../../../testing/world.ts';

/** A payment of a moment ago that no rule minds, with what a test changes. */
export function makePayment(world: World, changes: Partial<PaymentInput> = {}): PaymentInput {
  return {
    externalId: world.name('bank'),
    amount: 1_250,
    currency: 'USD',
    direction: 'out',
    payee: 'Corner Bakery',
    description: 'bread',
    channel: 'card',
    occurredAt: new Date(world.clock.now().getTime() - 60_000).toISOString(),
    ...changes,
  };
}

/** A payment that is held: large, to somebody new, in crypto, to be kept secret. */
export const makeRiskyPayment = (world: World, changes: Partial<PaymentInput> = {}): PaymentInput =>
  makePayment(world, {
    amount: 950_000,
    payee: `Release Desk ${world.name('desk')}`,
    channel: 'crypto',
    description: 'release fee, keep secret',
    ...changes,
  });
