import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Person, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { plural, t } from '@lingui/core/macro';

/** Somebody who can be mentioned. */
export interface Mentionable extends Person {
  /** What they do on this puzzle: it tells people of the same name apart. */
  doing: string;
}

/** The people of a puzzle who can be mentioned, without the reader: who wrote, works on, or reviewed something. */
export function listMentionable(puzzle: Puzzle, ownId: string): Mentionable[] {
  const people: Mentionable[] = [
    ...puzzle.agents.map(({ id, displayName, pieces }) => ({
      id,
      displayName,
      doing: plural(pieces, { one: '# piece', other: '# pieces' }),
    })),
    ...puzzle.claims.map(({ holder, layer }) => ({
      ...holder,
      doing: t`working on ${anatomyLayer(layer).name}`,
    })),
    ...puzzle.contributions.flatMap(({ reviews }) =>
      reviews.map(({ reviewer }) => ({ ...reviewer, doing: t`reviewed a piece` })),
    ),
  ];
  const seen = new Set([ownId]);
  return people.filter(({ id }) => !seen.has(id) && seen.add(id));
}
