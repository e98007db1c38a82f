/** Kinds of indicator that can be read out of a text. */
export const INDICATOR_TYPES = [
  'url',
  'domain',
  'ip',
  'email',
  'phone',
  'btc',
  'eth',
  'tron',
  'iban',
  'card',
  'handle',
  'transaction',
] as const;
export type IndicatorType = (typeof INDICATOR_TYPES)[number];

/**
 * Indicators of structure and payment that belong to one party alone, so that sharing one is a hard link between
 * reports. E-mail addresses, numbers and handles are not among them: they may be a victim's own.
 */
export const HARD_INDICATOR_TYPES: readonly IndicatorType[] = [
  'domain',
  'btc',
  'eth',
  'tron',
  'iban',
  'transaction',
];

export interface Indicator {
  type: IndicatorType;
  /** Normalised value, by which two mentions are the same. */
  value: string;
  /** Offsets of the mention in the text, in UTF-16 code units. */
  start: number;
  end: number;
}
