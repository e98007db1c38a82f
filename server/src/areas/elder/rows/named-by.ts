import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { indicatorId } from '../../indicators/index.ts';

/** Kinds that tell of a payee; a hash or a tracker stands in no memo. */
const TOLD_TYPES = new Set<Indicator['type']>([
  ...['url', 'domain', 'email', 'phone', 'iban', 'routing', 'handle'],
  ...['btc', 'eth', 'tron', 'ltc', 'doge', 'xmr', 'sol', 'transaction'],
] as Indicator['type'][]);
const MAX_PER_PAYMENT = 10;

export interface NamedIndicator extends Pick<Indicator, 'type' | 'value'> {
  id: string;
}

/** What a payment's payee and memo name, each once. */
export function namedBy({
  payee,
  description,
}: Pick<PaymentInput, 'payee' | 'description'>): NamedIndicator[] {
  const found = extractIndicators(`${payee}\n${description}`)
    .filter(({ type }) => TOLD_TYPES.has(type))
    .map(({ type, value }) => ({ type, value, id: indicatorId({ type, value }) }));
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, MAX_PER_PAYMENT);
}
