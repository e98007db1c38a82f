import type { UnitRun } from '@fap/shared/recondogs/entities.ts';

type Citations = UnitRun['findings'][number]['citations'];

/** An exhibit with the places of it that are cited; none: the exhibit as a whole. */
export interface CitedExhibit {
  exhibit: string;
  /** For people: the first character is 1, and the last is one of the place. */
  places: { from: number; to: number }[];
}

/** Citations by exhibit, each place once, in the order in which they were made. */
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

/** "Report 3, characters 13–40 and 52–60". */
export function exhibitInWords({ exhibit, places }: CitedExhibit): string {
  if (places.length === 0) return exhibit;
  const spans = places.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const [only] = places;
  const noun = places.length === 1 && only?.from === only?.to ? 'character' : 'characters';
  return `${exhibit}, ${noun} ${new Intl.ListFormat('en').format(spans)}`;
}
