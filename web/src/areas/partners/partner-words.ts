import type { PartnerKind, PartnerScope } from '@fap/shared/partners/constants.ts';
import type { Delivery } from '@fap/shared/partners/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../platform/locale.ts';

export const KIND_WORDS: Readonly<Record<PartnerKind, string>> = {
  authority: t`Authority`,
  company: t`Company`,
};

export const SCOPE_WORDS: Readonly<Record<PartnerScope, string>> = {
  read: t`read the STIX feed`,
  compare: t`compare sets`,
};

/** A delivery as a sentence without its partner. */
export function describeDelivery({ kind, count }: Pick<Delivery, 'kind' | 'count'>): string {
  if (kind === 'comparison')
    return t`asked about ${formatNumber(count)} blinded ${plural(count, { one: 'value', other: 'values' })}`;
  if (kind === 'heads')
    return t`${formatNumber(count)} ${plural(count, { one: 'head', other: 'heads' })} of custody logs, by mail`;
  const objects = `${formatNumber(count)} ${plural(count, { one: 'object', other: 'objects' })}`;
  return kind === 'manifest' || kind === 'versions' ? t`list of ${objects}, without values` : objects;
}
