import type { IndicatorFigures } from '@fap/shared/indicators/contract.ts';

/** How often an indicator is named and what that makes of it: "Seen in 4 reports, 2 clusters · confirmed". */
export function describeFigures({ reports, clusters, state }: IndicatorFigures): string {
  if (reports === 0) return `Seen in no report yet · ${state}`;
  return `Seen in ${counted(reports, 'report')}, ${counted(clusters, 'cluster')} · ${state}`;
}

/** What it is worth as a link: how rare it is, or that it links nothing. */
export function describeRarity({ rarity, isTooCommon }: IndicatorFigures): string | null {
  if (isTooCommon) return 'Too common to link reports';
  return rarity === null ? null : `Rarity ${Math.round(rarity * 100)} of 100`;
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** How sure a verdict is, in whole percent; readings kept from before may say 100, which no reading of words can be. */
export function shownConfidence(percent: number): string {
  return `${Math.min(99, Math.round(percent))}%`;
}
