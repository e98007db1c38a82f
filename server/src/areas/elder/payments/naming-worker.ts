import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { type NamedIndicator, namedBy } from '../rows/named-by.ts';

/** Reads what payments name, so that no call full of numbers blocks the event loop. */
export const run = (payments: readonly Pick<PaymentInput, 'payee' | 'description'>[]): NamedIndicator[][] =>
  payments.map(namedBy);
