import type { ListedIndicator } from '@fap/shared/indicators/contract.ts';
import { plural, t } from '@lingui/core/macro';

/** How often an indicator is named, in words. */
export function describeCounts({ reports, reporters, clusters, mentions }: ListedIndicator['known']): string {
  if (reports === 0)
    return t`In no report, ${plural(mentions, { one: '# mention', other: '# mentions' })} elsewhere`;
  return t`${plural(reports, { one: '# report', other: '# reports' })} of ${plural(reporters, { one: '# person', other: '# people' })} in ${plural(clusters, { one: '# cluster', other: '# clusters' })}`;
}
