import { hash } from 'node:crypto';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';

/**
 * An indicator's id in the index, computed from what it is: the first 128 bits of the SHA-256 of `type value`, as a UUID.
 * So ids need no lookup, and an index entry is 16 bytes however long the value is.
 */
export function indicatorId({ type, value }: Pick<Indicator, 'type' | 'value'>): string {
  const hex = hash('sha256', `${type} ${value}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
