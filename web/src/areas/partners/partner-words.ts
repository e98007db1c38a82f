import type { PartnerKind, PartnerScope } from '@fap/shared/partners/constants.ts';
import type { Delivery } from '@fap/shared/partners/entities.ts';

export const KIND_WORDS: Readonly<Record<PartnerKind, string>> = {
  authority: 'Authority',
  company: 'Company',
};

export const SCOPE_WORDS: Readonly<Record<PartnerScope, string>> = {
  read: 'read the STIX feed',
  compare: 'compare sets',
};

/** A delivery as a sentence without its partner. */
export function describeDelivery({ kind, count }: Pick<Delivery, 'kind' | 'count'>): string {
  if (kind === 'comparison')
    return `asked about ${count.toLocaleString('en-US')} blinded ${count === 1 ? 'value' : 'values'}`;
  if (kind === 'heads')
    return `${count.toLocaleString('en-US')} ${count === 1 ? 'head' : 'heads'} of custody logs, by mail`;
  const objects = `${count.toLocaleString('en-US')} ${count === 1 ? 'object' : 'objects'}`;
  return kind === 'manifest' || kind === 'versions' ? `list of ${objects}, without values` : objects;
}
