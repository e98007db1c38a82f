const CHAINS = ['btc', 'eth', 'tron', 'ltc', 'doge', 'xmr', 'sol'] as const;

/** Kinds of indicator that can be read out of a text. */
export const INDICATOR_TYPES = [
  'url',
  'domain',
  'ip',
  'email',
  'phone',
  ...CHAINS,
  'iban',
  'card',
  'routing',
  'handle',
  'tracker',
  'transaction',
  'md5',
  'sha1',
  'sha256',
] as const;
export type IndicatorType = (typeof INDICATOR_TYPES)[number];

/** Addresses that money can be sent to on a chain. */
export const CRYPTO_ADDRESS_TYPES: readonly IndicatorType[] = CHAINS;

/**
 * Indicators of structure and payment that belong to one party alone, so that sharing one is a hard link between
 * reports. E-mail addresses, numbers and handles are not among them: they may be a victim's own.
 */
export const HARD_INDICATOR_TYPES: readonly IndicatorType[] = [
  'domain',
  ...CRYPTO_ADDRESS_TYPES,
  'iban',
  'transaction',
  'tracker',
];

/** Indicators that may be a victim's own: hidden from others. */
export const PERSONAL_INDICATOR_TYPES: readonly IndicatorType[] = [
  'email',
  'phone',
  'card',
  'iban',
  'routing',
];

export interface Indicator {
  type: IndicatorType;
  /** Normalised value, by which two mentions are the same. */
  value: string;
  /** Offsets of the mention in the text, in UTF-16 code units. */
  start: number;
  end: number;
}
