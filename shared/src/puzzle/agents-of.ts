import type { Contribution, Puzzle } from './entities.ts';

/** Agents with their pieces, those with most confirmed ones first. */
export function agentsOf(contributions: readonly Contribution[]): Puzzle['agents'] {
  const agents = new Map<string, Puzzle['agents'][number]>();
  for (const { author, origin, status } of contributions) {
    if (origin !== 'agent') continue;
    const known = agents.get(author.id) ?? { ...author, pieces: 0, confirmed: 0 };
    agents.set(author.id, {
      ...known,
      pieces: known.pieces + 1,
      confirmed: known.confirmed + (status === 'confirmed' ? 1 : 0),
    });
  }
  return [...agents.values()].sort((a, b) => b.confirmed - a.confirmed || b.pieces - a.pieces);
}
