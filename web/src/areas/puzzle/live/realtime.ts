import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import type { Claim, Contribution, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts } from '@fap/shared/puzzle/events.ts';
import { agentsAfter } from '@fap/shared/puzzle/rank-agents.ts';
import type { ArrivedFact } from '../../../platform/topics.ts';

const ACTIVITY_SHOWN = 30;

interface Payloads {
  contribution: Contribution;
  layer: PuzzleLayer | number;
  completionRate: number;
  claim: Claim | null;
  actor: string | null;
}

/** The payload of a `puzzle:restored` fact. */
export type Restored = FactPayload<typeof puzzleFacts.restored>;
/** The payload of a `puzzle:emptied` fact. */
export type Emptied = FactPayload<typeof puzzleFacts.emptied>;

/** The puzzle after a fact; a fact that changes nothing gives the same object. */
export function applyPuzzleFact(puzzle: Puzzle, { name, payload }: ArrivedFact): Puzzle {
  const { seq = puzzle.seq } = payload;
  if (seq <= puzzle.seq) return puzzle;
  const next = { ...puzzle, seq };
  // The server checks every fact against its schema before it is logged.
  const fact = payload as unknown as Payloads & { at: string };
  switch (name) {
    case puzzleFacts.contribution.name:
      return withActivity(withContribution(next, fact.contribution), contributed(fact.contribution), fact.at);
    case puzzleFacts.review.name:
      return withActivity(withReviewed(next, fact.contribution), reviewed(fact.contribution), fact.at);
    case puzzleFacts.layer.name: {
      const changed = fact.layer as PuzzleLayer;
      return {
        ...next,
        layers: next.layers.map((layer) => (layer.layer === changed.layer ? changed : layer)),
      };
    }
    case puzzleFacts.completion.name:
      return { ...next, completionRate: fact.completionRate };
    case puzzleFacts.claim.name: {
      const others = next.claims.filter((claim) => claim.layer !== fact.layer);
      return { ...next, claims: fact.claim ? [...others, fact.claim] : others };
    }
    case puzzleFacts.restored.name:
      return withActivity(next, restored(payload as unknown as Restored, seq), fact.at);
    case puzzleFacts.emptied.name:
      return withActivity(next, emptied(payload as unknown as Emptied, seq), fact.at);
    default:
      return next;
  }
}

function withContribution(puzzle: Puzzle, piece: Contribution): Puzzle {
  const isKnown = puzzle.contributions.some((other) => other.id === piece.id);
  if (isKnown) return withReviewed(puzzle, piece);
  const contributions = [piece, ...puzzle.contributions];
  return { ...puzzle, contributions, agents: agentsAfter(puzzle.agents, null, piece) };
}

/** A piece that is not shown changes nothing here; see `reviewsUnseenPiece`. */
function withReviewed(puzzle: Puzzle, piece: Contribution): Puzzle {
  const before = puzzle.contributions.find(({ id }) => id === piece.id);
  if (!before) return puzzle;
  const contributions = puzzle.contributions.map((other) => (other === before ? piece : other));
  return { ...puzzle, contributions, agents: agentsAfter(puzzle.agents, before, piece) };
}

/** Whether a review is of an older piece than are shown: what it changed must be read from the server. */
export function reviewsUnseenPiece(puzzle: Puzzle, { name, payload }: ArrivedFact): boolean {
  if (name !== puzzleFacts.review.name || (payload.seq ?? 0) <= puzzle.seq) return false;
  const { contribution } = payload as unknown as Payloads;
  return !puzzle.contributions.some(({ id }) => id === contribution.id);
}

type News = Pick<Puzzle['activity'][number], 'id' | 'actor' | 'text' | 'layer'>;

function contributed(piece: Contribution): News {
  const layer = anatomyLayer(piece.layer).name;
  const isOurs = piece.origin === 'agent';
  return {
    id: piece.id,
    actor: isOurs ? piece.author.displayName : null,
    text: isOurs ? `added a piece to ${layer}` : `The report filled in ${layer}`,
    layer: piece.layer,
  };
}

function reviewed(piece: Contribution): News | null {
  const review = piece.reviews.at(-1);
  if (!review) return null;
  const verb = review.verdict === 'confirm' ? 'confirmed' : 'disputed';
  return {
    id: review.id,
    actor: review.reviewer.displayName,
    text: `${verb} a piece of ${anatomyLayer(piece.layer).name}`,
    layer: piece.layer,
  };
}

function restored({ actor }: Restored, seq: number): News {
  const text = 'brought back an earlier version of the board and notes';
  return { id: `restored-${seq}`, actor: actor.displayName, text, layer: null };
}

function emptied({ actor }: Emptied, seq: number): News {
  return { id: `emptied-${seq}`, actor: actor.displayName, text: 'emptied the board and notes', layer: null };
}

function withActivity(puzzle: Puzzle, news: News | null, at: string): Puzzle {
  if (!news) return puzzle;
  return { ...puzzle, activity: [{ ...news, at }, ...puzzle.activity].slice(0, ACTIVITY_SHOWN) };
}
