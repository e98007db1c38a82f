import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { t } from '@lingui/core/macro';

/** What each type of indicator is called. */
export const INDICATOR_LABELS: Record<IndicatorType, string> = {
  url: t`Link`,
  domain: t`Domain`,
  ip: t`IP address`,
  email: t`E-mail`,
  phone: t`Phone`,
  btc: t`Bitcoin address`,
  eth: t`Ethereum address`,
  tron: t`Tron address`,
  ltc: t`Litecoin address`,
  doge: t`Dogecoin address`,
  xmr: t`Monero address`,
  sol: t`Solana address`,
  iban: t`IBAN`,
  card: t`Card number`,
  routing: t`Routing number`,
  handle: t`User name`,
  tracker: t`Tracker id`,
  transaction: t`Transaction`,
  md5: t`MD5 of a file`,
  sha1: t`SHA-1 of a file`,
  sha256: t`SHA-256 of a file`,
};

/** The label of a marked span: an indicator gets its label, a tactic already has a name. */
export const spanLabel = (label: string): string =>
  (INDICATOR_LABELS as Record<string, string>)[label] ?? label;

/** An indicator that is written as its type and its value (`domain broker[.]example`), with its type in words. */
export function sayIndicator(named: string): string {
  const space = named.indexOf(' ');
  const label = (INDICATOR_LABELS as Record<string, string>)[named.slice(0, space).replace(/:$/u, '')];
  return label === undefined ? named : `${label} ${named.slice(space + 1)}`;
}
