import type { UnitRun } from '@fap/shared/recondogs/entities.ts';
import { t } from '@lingui/core/macro';
import { LANGUAGE } from '../../platform/language.ts';
import { exhibitName } from '../clusters/public/exhibit-name.ts';

type Citations = UnitRun['findings'][number]['citations'];

/** A cited exhibit with its cited places; without places, the whole exhibit is cited. */
export interface CitedExhibit {
  exhibit: string;
  /** Positions for people: the first character is 1, and `to` is included. */
  places: { from: number; to: number }[];
}

/** Groups citations by exhibit, in their order, with each place once. */
export function citedExhibits(citations: Citations): CitedExhibit[] {
  return [...Map.groupBy(citations, ({ exhibit }) => exhibit)].map(([exhibit, all]) => {
    const places = new Map<string, { from: number; to: number }>();
    for (const { start, end } of all) {
      if (start !== undefined && end !== undefined)
        places.set(`${start}-${end}`, { from: start + 1, to: end });
    }
    return { exhibit, places: [...places.values()] };
  });
}

/** A cited exhibit in words: "Report 3, characters 13–40 and 52–60". */
export function describeExhibit({ exhibit, places }: CitedExhibit): string {
  const name = exhibitName(exhibit);
  if (places.length === 0) return name;
  const spans = places.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const [only] = places;
  const where = new Intl.ListFormat(LANGUAGE).format(spans);
  return places.length === 1 && only?.from === only?.to
    ? t`${name}, character ${where}`
    : t`${name}, characters ${where}`;
}
