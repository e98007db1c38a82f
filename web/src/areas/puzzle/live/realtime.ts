import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import type { puzzleFacts } from '@fap/shared/puzzle/events.ts';
import { updateAgents } from '@fap/shared/puzzle/rank-agents.ts';
import { t } from '@lingui/core/macro';
import type { TopicFact } from '../../../platform/use-topic.ts';

const ACTIVITY_SHOWN = 30;

/** A fact of a puzzle's topic. */
export type PuzzleFact = TopicFact<typeof puzzleFacts>;
type Restored = FactPayload<typeof puzzleFacts.restored>;
type Emptied = FactPayload<typeof puzzleFacts.emptied>;

/** The puzzle after a fact; the same object when it already contains the fact. */
export function applyPuzzleFact(puzzle: Puzzle, { key, fact }: PuzzleFact): Puzzle {
  const { seq, at } = fact;
  if (seq <= puzzle.seq) return puzzle;
  const next = { ...puzzle, seq };
  switch (key) {
    case 'contribution':
      // A piece comes again when its author changed or withdrew it, or a moderator hid it.
      if (isChanged(fact.contribution) || isKnown(next, fact.contribution))
        return withReviewed(next, fact.contribution);
      return withActivity(
        withContribution(next, fact.contribution),
        describeContribution(fact.contribution),
        at,
      );
    case 'review':
      return withActivity(withReviewed(next, fact.contribution), describeReview(fact.contribution), at);
    case 'layer': {
      const { layer: changed } = fact;
      return {
        ...next,
        layers: next.layers.map((layer) => (layer.layer === changed.layer ? changed : layer)),
      };
    }
    case 'completion':
      return { ...next, completionRate: fact.completionRate };
    case 'claim': {
      const others = next.claims.filter((claim) => claim.layer !== fact.layer);
      return { ...next, claims: fact.claim ? [...others, fact.claim] : others };
    }
    case 'restored':
      return withActivity(next, describeRestore(fact, seq), at);
    case 'emptied':
      return withActivity(next, describeReset(fact, seq), at);
  }
}

const isKnown = (puzzle: Puzzle, { id }: Contribution): boolean =>
  puzzle.contributions.some((other) => other.id === id);

const isChanged = ({ moderation, editedAt, status }: Contribution): boolean =>
  Boolean(moderation) || Boolean(editedAt) || status === 'withdrawn';

function withContribution(puzzle: Puzzle, piece: Contribution): Puzzle {
  const contributions = [piece, ...puzzle.contributions];
  return { ...puzzle, contributions, agents: updateAgents(puzzle.agents, null, piece) };
}

/** A piece that is not in the puzzle changes nothing; see `isReviewOfUnseenPiece`. */
function withReviewed(puzzle: Puzzle, piece: Contribution): Puzzle {
  const before = puzzle.contributions.find(({ id }) => id === piece.id);
  if (!before) return puzzle;
  const contributions = puzzle.contributions.map((other) => (other === before ? piece : other));
  return { ...puzzle, contributions, agents: updateAgents(puzzle.agents, before, piece) };
}

/** Whether a review is of a piece older than those in the puzzle, so that the puzzle must be reloaded. */
export function isReviewOfUnseenPiece(puzzle: Puzzle, { key, fact }: PuzzleFact): boolean {
  if (key !== 'review' || fact.seq <= puzzle.seq) return false;
  return !puzzle.contributions.some(({ id }) => id === fact.contribution.id);
}

type ActivityEntry = Pick<Puzzle['activity'][number], 'id' | 'actor' | 'text' | 'layer'>;

function describeContribution(piece: Contribution): ActivityEntry {
  const layer = anatomyLayer(piece.layer).name;
  const isOurs = piece.origin === 'agent';
  return {
    id: piece.id,
    actor: isOurs ? piece.author.displayName : null,
    text: isOurs ? t`added a piece to ${layer}` : t`The report filled in ${layer}`,
    layer: piece.layer,
  };
}

function describeReview(piece: Contribution): ActivityEntry | null {
  const review = piece.reviews.at(-1);
  if (!review) return null;
  return {
    id: review.id,
    actor: review.reviewer.displayName,
    text:
      review.verdict === 'confirm'
        ? t`confirmed a piece of ${anatomyLayer(piece.layer).name}`
        : t`disputed a piece of ${anatomyLayer(piece.layer).name}`,
    layer: piece.layer,
  };
}

function describeRestore({ actor }: Restored, seq: number): ActivityEntry {
  const text = t`brought back an earlier version of the board and notes`;
  return { id: `restored-${seq}`, actor: actor.displayName, text, layer: null };
}

function describeReset({ actor }: Emptied, seq: number): ActivityEntry {
  return {
    id: `emptied-${seq}`,
    actor: actor.displayName,
    text: t`emptied the board and notes`,
    layer: null,
  };
}

function withActivity(puzzle: Puzzle, entry: ActivityEntry | null, at: string): Puzzle {
  if (!entry) return puzzle;
  return { ...puzzle, activity: [{ ...entry, at }, ...puzzle.activity].slice(0, ACTIVITY_SHOWN) };
}
