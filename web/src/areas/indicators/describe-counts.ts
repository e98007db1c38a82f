import type { ListedIndicator } from '@fap/shared/indicators/contract.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../platform/locale.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

/** How often an indicator is named, in words. */
export function describeCounts({ reports, reporters, clusters, mentions }: ListedIndicator['known']): string {
  if (reports === 0) return t`In no report, ${count(mentions, 'mention')} elsewhere`;
  return t`${count(reports, 'report')} of ${count(reporters, 'person', 'people')} in ${count(clusters, 'cluster')}`;
}
