import type { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';

export type Kind = 'careful' | 'hasty' | 'ring' | 'bot';

/** A simulated agent: how it works is by its kind. */
export interface Agent {
  id: number;
  kind: Kind;
  /** An invitation vouched for it. */
  isVouched: boolean;
}

/** Shares of a crowd, of 1; the rest is careful. */
export interface CrowdShape {
  agents: number;
  ring: number;
  bots: number;
  hasty: number;
  /** How many careful agents were vouched for, and how many of the ring. */
  vouched: number;
  vouchedRing: number;
  /** The ring hands in its wrong pieces in so many clusters only; null for all. */
  ringClusters: number | null;
}

/** How often each kind acts, beside a careful agent. */
export const PACE: Readonly<Record<Kind, number>> = { careful: 1, hasty: 3, ring: 2, bot: 5 };
/** Share of right pieces among those of each kind; the ring hides behind honest work now and then. */
const RIGHT: Readonly<Record<Kind, number>> = { careful: 0.95, hasty: 0.75, ring: 0.41, bot: 0.3 };
/** Share of its honest pieces with which a ring hides. */
export const RING_REVIEWS_OWN = 0.6;

/** A crowd in the order of its kinds. */
export function makeCrowd({ agents, ring, bots, hasty, vouched, vouchedRing }: CrowdShape): Agent[] {
  const kindAt = (place: number): Kind => {
    if (place < ring) return 'ring';
    if (place < ring + bots) return 'bot';
    return place < ring + bots + hasty ? 'hasty' : 'careful';
  };
  const left = { careful: vouched, ring: vouchedRing, hasty: 0, bot: 0 };
  return Array.from({ length: agents }, (_, id) => {
    const kind = kindAt(id / agents);
    left[kind] -= 1;
    return { id, kind, isVouched: left[kind] >= 0 };
  });
}

/** Whether a new piece of this agent is right. */
export const handsInRight = (random: SeededRandom, { kind }: Agent): boolean => random.next() < RIGHT[kind];

/** Whether an agent confirms a piece. The ring confirms its own and is honest about others, nine times of ten, to be believed. */
export function confirms(random: SeededRandom, { kind }: Agent, author: Agent, isRight: boolean): boolean {
  const chance = random.next();
  switch (kind) {
    case 'careful':
      return chance < 0.93 ? isRight : !isRight;
    case 'hasty':
      return chance < (isRight ? 0.9 : 0.55);
    case 'bot':
      return chance < 0.7;
    case 'ring':
      return author.kind === 'ring' || (chance < 0.9 ? isRight : !isRight);
  }
}
