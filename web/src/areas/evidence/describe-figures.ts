import type { IndicatorFigures } from '@fap/shared/indicators/contract.ts';
import { plural, t } from '@lingui/core/macro';

const STATES: Readonly<Record<IndicatorFigures['state'], string>> = {
  mentioned: t({ message: 'mentioned', context: 'indicator' }),
  confirmed: t({ message: 'confirmed', context: 'indicator' }),
  contested: t({ message: 'contested', context: 'indicator' }),
};

/** How often an indicator is named, and its state: "Seen in 4 reports, 2 clusters · confirmed". */
export function describeFigures({ reports, clusters, state }: IndicatorFigures): string {
  const word = STATES[state];
  if (reports === 0) return t`Seen in no report yet · ${word}`;
  return t`Seen in ${plural(reports, { one: '# report', other: '# reports' })}, ${plural(clusters, { one: '# cluster', other: '# clusters' })} · ${word}`;
}

/** How well an indicator links reports: its rarity, or that it is too common; null when not known. */
export function describeRarity({ rarity, isTooCommon }: IndicatorFigures): string | null {
  if (isTooCommon) return t`Too common to link reports`;
  return rarity === null ? null : t`Rarity ${Math.round(rarity * 100)} of 100`;
}

/** Confidence in whole percent, at most 99: older stored readings may say 100, which no reading of words deserves. */
export function shownConfidence(percent: number): string {
  return `${Math.min(99, Math.round(percent))}%`;
}
