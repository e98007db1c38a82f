import { t } from '@fap/shared/kernel/words.ts';
import { wholePercent } from '../kernel/whole-percent.ts';
import { aliasLabel, indicatorLabel } from './describe-values.ts';
import type { ClusterRelation } from './relate-clusters.ts';

/** Describes what two clusters share, in words. */
export function describeShared({
  identifiers,
  personas,
  scripts,
}: Pick<ClusterRelation, 'identifiers' | 'personas' | 'scripts'>): string[] {
  const [script] = scripts;
  const shared = [
    ...identifiers.map((indicator) => t`Both name ${indicatorLabel(indicator)}`),
    ...personas.map((alias) => t`Reported alias ${aliasLabel(alias)}`),
    ...(script
      ? [t`Same script, ${wholePercent(script.similarity)}% alike (${script.exhibits.join(' and ')})`]
      : []),
  ];
  return shared.length > 0 ? [...new Set(shared)] : [t`Alike in their layers, without a shared identifier`];
}
