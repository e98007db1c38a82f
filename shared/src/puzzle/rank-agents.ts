import type { Contribution, Puzzle } from './entities.ts';

type Agents = Puzzle['agents'];

/** Agents with most confirmed pieces first. */
export function rankAgents(agents: Agents): Agents {
  return [...agents].sort(
    (a, b) => b.confirmed - a.confirmed || b.pieces - a.pieces || (a.displayName < b.displayName ? -1 : 1),
  );
}

/** The agents after a piece was added (`before` null) or changed; a victim's report changes nobody. */
export function updateAgents(agents: Agents, before: Contribution | null, after: Contribution): Agents {
  if (after.origin !== 'agent') return agents;
  const { author } = after;
  const known = agents.find(({ id }) => id === author.id) ?? { ...author, pieces: 0, confirmed: 0 };
  const confirmedOf = (piece: Contribution | null) => (piece?.status === 'confirmed' ? 1 : 0);
  const changed = {
    ...known,
    pieces: known.pieces + (before ? 0 : 1),
    confirmed: known.confirmed + confirmedOf(after) - confirmedOf(before),
  };
  return rankAgents([...agents.filter(({ id }) => id !== author.id), changed]);
}
