import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';

/** What each type of indicator is called. */
export const INDICATOR_LABELS: Record<IndicatorType, string> = {
  url: 'Link',
  domain: 'Domain',
  ip: 'IP address',
  email: 'E-mail',
  phone: 'Phone',
  btc: 'Bitcoin address',
  eth: 'Ethereum address',
  tron: 'Tron address',
  ltc: 'Litecoin address',
  doge: 'Dogecoin address',
  xmr: 'Monero address',
  sol: 'Solana address',
  iban: 'IBAN',
  card: 'Card number',
  routing: 'Routing number',
  handle: 'User name',
  tracker: 'Tracker id',
  transaction: 'Transaction',
  md5: 'MD5 of a file',
  sha1: 'SHA-1 of a file',
  sha256: 'SHA-256 of a file',
};

/** The label of a marked span: an indicator gets its label, a tactic already has a name. */
export const spanLabel = (label: string): string =>
  (INDICATOR_LABELS as Record<string, string>)[label] ?? label;
