import { LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import { priorOf, weighReview, wordOf } from '@fap/shared/puzzle/weigh-review.ts';
import { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';
import {
  type Agent,
  type CrowdShape,
  confirms,
  handsInRight,
  makeCrowd,
  PACE,
  RING_REVIEWS_OWN,
} from './agents.ts';
import { type Piece, Records } from './records.ts';
import type { Rule } from './rules.ts';

/** Pieces that wait at once before more reviewing than handing in is done. */
const WAITING = 60;
const HANDS_IN = 0.22;
const TRIES = 30;
/** Chance of each step that an analyst looks at a settled piece and says what it is. */
const AUDITS = 0.0075;
const MOST_STEPS = 400_000;

/** What a crowd achieved. */
export interface Outcome {
  layers: number;
  /** Of completed layers, those whose piece is right, in percent. */
  rightPercent: number;
  /** Of right pieces, those that were confirmed, in percent. */
  foundPercent: number;
  reviewsPerPiece: number;
  /** Steps of the whole crowd from handing in to confirmation, median. */
  medianSteps: number;
  ring: number;
  /** Members of the ring with a wrong piece confirmed, and how many such pieces there are. */
  ringWinners: number;
  ringWins: number;
  audits: number;
}

/** Lets a crowd work until its pieces are handed in and reviewed; the same seed gives the same crowd. */
export function simulateCrowd(shape: CrowdShape, rule: Rule, pieces: number, seed: number): Outcome {
  const random = new SeededRandom(seed);
  const crowd = new Crowd(shape, rule, random, Math.ceil(pieces / (2 * LAYER_COUNT)));
  return crowd.work(pieces);
}

class Crowd {
  readonly #agents: Agent[];
  readonly #records = new Records();
  readonly #pieces: Piece[] = [];
  readonly #waiting: Piece[] = [];
  readonly #settled: Piece[] = [];
  readonly #leads = new Map<number, Piece>();
  readonly #pace: number;
  #audits = 0;

  readonly shape: CrowdShape;
  readonly rule: Rule;
  readonly random: SeededRandom;
  readonly clusters: number;

  constructor(shape: CrowdShape, rule: Rule, random: SeededRandom, clusters: number) {
    this.shape = shape;
    this.rule = rule;
    this.random = random;
    this.clusters = clusters;
    this.#agents = makeCrowd(shape);
    this.#pace = this.#agents.reduce((sum, { kind }) => sum + PACE[kind], 0);
  }

  work(pieces: number): Outcome {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (this.#pieces.length >= pieces && this.#waiting.length === 0) break;
      const agent = this.#next();
      const wants = this.#waiting.length < WAITING || this.random.next() < HANDS_IN;
      if (this.#pieces.length < pieces && wants) this.#handIn(agent, step);
      else this.#review(agent, step);
      if (this.#settled.length > 0 && this.random.next() < AUDITS) this.#audit();
    }
    return this.#outcome();
  }

  #next(): Agent {
    let left = this.random.next() * this.#pace;
    for (const agent of this.#agents) {
      left -= PACE[agent.kind];
      if (left <= 0) return agent;
    }
    return this.random.pick(this.#agents);
  }

  #handIn(author: Agent, step: number): void {
    const isRight = handsInRight(this.random, author);
    const { ringClusters } = this.shape;
    const places = author.kind === 'ring' && !isRight && ringClusters !== null ? ringClusters : this.clusters;
    let layer = 0;
    for (let tries = 0; tries < TRIES; tries += 1) {
      layer = this.random.below(places * LAYER_COUNT);
      if (!this.#leads.has(layer)) break;
    }
    const piece: Piece = {
      id: this.#pieces.length,
      author,
      cluster: Math.floor(layer / LAYER_COUNT),
      layer,
      isRight,
      reviews: [],
      status: 'pending',
      bornAt: step,
      settledAt: 0,
      isAudited: false,
    };
    this.#pieces.push(piece);
    this.#waiting.push(piece);
    this.#records.handIn(piece);
  }

  #review(agent: Agent, step: number): void {
    const piece = this.#choose(agent);
    if (!piece) return;
    const verdict = confirms(this.random, agent, piece.author, piece.isRight) ? 'confirm' : 'dispute';
    const word = wordOf(this.#records.recordOf(agent), agent.isVouched);
    const ties = verdict === 'confirm' ? this.#records.tiesOf(agent, piece) : [];
    piece.reviews.push({
      by: agent,
      reviewerId: String(agent.id),
      verdict,
      decidesAlone: false,
      standing: this.#records.standingOf(agent),
      weight: weighReview(verdict, word, ties),
    });
    this.#records.review(agent, piece, verdict === 'confirm');
    const status = this.rule.statusOf(piece.reviews, priorOf(this.#records.settledOf(piece.author)));
    if (status === 'pending' || status === 'withdrawn') return;
    this.#waiting.splice(this.#waiting.indexOf(piece), 1);
    this.#settle(piece, status, step);
  }

  #choose(agent: Agent): Piece | undefined {
    const mayReview = (piece: Piece) =>
      piece.author !== agent && !piece.reviews.some(({ by }) => by === agent);
    if (agent.kind === 'ring' && this.random.next() < RING_REVIEWS_OWN) {
      const own = this.#waiting.find(
        (piece) => piece.author.kind === 'ring' && !piece.isRight && mayReview(piece),
      );
      if (own) return own;
    }
    for (let tries = 0; tries < TRIES && this.#waiting.length > 0; tries += 1) {
      const piece = this.random.pick(this.#waiting);
      if (mayReview(piece)) return piece;
    }
    return undefined;
  }

  #settle(piece: Piece, status: 'confirmed' | 'disputed', step: number): void {
    piece.status = status;
    piece.settledAt = step;
    this.#settled.push(piece);
    if (status === 'confirmed' && !this.#leads.has(piece.layer)) this.#leads.set(piece.layer, piece);
    this.#records.settle(piece);
  }

  /** An analyst looks at any settled piece; what is wrong is put right. */
  #audit(): void {
    const piece = this.random.pick(this.#settled);
    if (piece.isAudited) return;
    piece.isAudited = true;
    this.#audits += 1;
    this.#records.audit(piece);
    piece.status = piece.isRight ? 'confirmed' : 'disputed';
    if (!piece.isRight && this.#leads.get(piece.layer) === piece) this.#leads.delete(piece.layer);
    if (piece.isRight && !this.#leads.has(piece.layer)) this.#leads.set(piece.layer, piece);
  }

  #outcome(): Outcome {
    const leads = [...this.#leads.values()];
    const confirmed = this.#pieces.filter(({ status }) => status === 'confirmed');
    const wins = confirmed.filter(({ author, isRight }) => author.kind === 'ring' && !isRight);
    const right = this.#pieces.filter(({ isRight }) => isRight);
    const steps = confirmed.map(({ bornAt, settledAt }) => settledAt - bornAt).sort((a, b) => a - b);
    return {
      layers: leads.length,
      rightPercent: (100 * leads.filter(({ isRight }) => isRight).length) / Math.max(1, leads.length),
      foundPercent: (100 * confirmed.filter(({ isRight }) => isRight).length) / Math.max(1, right.length),
      reviewsPerPiece:
        confirmed.reduce((sum, { reviews }) => sum + reviews.length, 0) / Math.max(1, confirmed.length),
      medianSteps: steps[steps.length >> 1] ?? 0,
      ring: this.#agents.filter(({ kind }) => kind === 'ring').length,
      ringWinners: new Set(wins.map(({ author }) => author.id)).size,
      ringWins: wins.length,
      audits: this.#audits,
    };
  }
}
