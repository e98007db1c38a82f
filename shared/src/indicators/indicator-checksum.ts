import { isIban, isRoutingNumber } from './account-checksums.ts';
import {
  isBitcoinAddress,
  isDogecoinAddress,
  isEthereumAddress,
  isLitecoinAddress,
  isMoneroAddress,
  isTronAddress,
} from './crypto-addresses.ts';
import type { Indicator, IndicatorType } from './indicator-types.ts';

const CHECKS: Partial<Record<IndicatorType, (value: string) => boolean>> = {
  btc: isBitcoinAddress,
  // Kept in lower case, where EIP-55 says nothing: mixed case was checked when it was read.
  eth: isEthereumAddress,
  tron: isTronAddress,
  ltc: isLitecoinAddress,
  doge: isDogecoinAddress,
  xmr: isMoneroAddress,
  iban: isIban,
  routing: isRoutingNumber,
};

/** Whether a value passes the checksum of its type; a type without one, or masked as card numbers are, has none to fail. */
export function hasValidChecksum({ type, value }: Pick<Indicator, 'type' | 'value'>): boolean {
  return CHECKS[type]?.(value) ?? true;
}
