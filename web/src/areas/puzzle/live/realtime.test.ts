import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import type { Contribution, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import type { puzzleFacts } from '@fap/shared/puzzle/events.ts';
import { describe, expect, test } from 'vitest';
import { momentOf } from './moments.ts';
import { applyPuzzleFact, isReviewOfUnseenPiece, type PuzzleFact } from './realtime.ts';

const layer = (number: number, change: Partial<PuzzleLayer> = {}): PuzzleLayer => ({
  layer: number,
  name: ANATOMY[number - 1]?.name ?? '',
  description: '',
  question: '',
  status: 'missing',
  contributor: null,
  confidence: null,
  blockchainHash: null,
  timestamp: null,
  version: 0,
  pieces: 0,
  ...change,
});
const piece = (id: string, change: Partial<Contribution> = {}): Contribution => ({
  id,
  clusterId: 'c',
  layer: 3,
  content: 'A badge',
  type: 'text',
  evidenceId: null,
  confidence: 60,
  status: 'pending',
  author: { id: 'a1', displayName: 'Ana' },
  origin: 'agent',
  hash: 'h',
  createdAt: '2026-11-21T10:00:00.000Z',
  reviews: [],
  ...change,
});
const puzzle: Puzzle = {
  clusterId: 'c',
  clusterName: 'C',
  scamType: 'other',
  clusterChainId: 'FAP-1-AAAAAAAAAAAAAAAA-00',
  layers: ANATOMY.map(({ layer: number }) => layer(number)),
  contributions: [],
  claims: [],
  agents: [],
  activity: [],
  stake: { people: 0, alike: null },
  completionRate: 0,
  ownReportPieces: [],
  seq: 10,
};
const at = '2026-11-21T10:00:00.000Z';
type Facts = typeof puzzleFacts;
const fact = <Key extends keyof Facts>(key: Key, payload: FactPayload<Facts[Key]>, seq = 11): PuzzleFact =>
  // The payload's type belongs to the key.
  ({ key, fact: { topic: 'puzzle:c', seq, at, ...payload } }) as PuzzleFact;

describe('a fact', () => {
  test('that the puzzle already contains changes nothing', () => {
    expect(applyPuzzleFact(puzzle, fact('contribution', { contribution: piece('p') }, 10))).toBe(puzzle);
  });

  test('of a new piece puts it first, counts it for its author and adds an activity entry', () => {
    const after = applyPuzzleFact(puzzle, fact('contribution', { contribution: piece('p') }));
    expect(after.contributions.map(({ id }) => id)).toEqual(['p']);
    expect(after.agents).toEqual([{ id: 'a1', displayName: 'Ana', pieces: 1, confirmed: 0 }]);
    expect(after.activity[0]).toMatchObject({ actor: 'Ana', layer: 3 });
    expect(after.seq).toBe(11);
  });

  test('of a report’s piece names nobody', () => {
    const contribution = piece('p', { origin: 'report', author: { id: 'victim', displayName: 'A victim' } });
    const after = applyPuzzleFact(puzzle, fact('contribution', { contribution }));
    expect(after.activity[0]?.actor).toBeNull();
    expect(after.agents).toEqual([]);
  });

  test('of a review changes the piece without moving it', () => {
    const before = { ...puzzle, contributions: [piece('q'), piece('p')] };
    const review = {
      id: 'r',
      reviewer: { id: 'b', displayName: 'Ben' },
      verdict: 'confirm' as const,
      note: '',
      at,
      counts: true,
    };
    const contribution = piece('p', { status: 'confirmed', reviews: [review] });
    const after = applyPuzzleFact(before, fact('review', { contribution, reviewId: 'r' }));
    expect(after.contributions.map(({ id, status }) => [id, status])).toEqual([
      ['q', 'pending'],
      ['p', 'confirmed'],
    ]);
    expect(after.activity[0]).toMatchObject({ actor: 'Ben' });
  });

  test('of a layer, the completion or a claim changes nothing else', () => {
    const changed = layer(5, { status: 'partial', version: 4 });
    const claim = {
      id: 'k',
      layer: 5,
      holder: { id: 'b', displayName: 'Ben' },
      expiresAt: at,
      takeoverRequestedBy: null,
      takeoverRequestedAt: null,
    };
    const facts = [
      fact('layer', { layer: changed }, 11),
      fact('completion', { completionRate: 3.5, alert: false }, 12),
      fact('claim', { layer: 5, claim, actor: 'Ben' }, 13),
    ];
    const after = facts.reduce(applyPuzzleFact, puzzle);
    expect(after.layers[4]).toEqual(changed);
    expect(after.completionRate).toBe(3.5);
    expect(after.claims).toEqual([claim]);
    expect(applyPuzzleFact(after, fact('claim', { layer: 5, claim: null, actor: null }, 14)).claims).toEqual(
      [],
    );
  });

  test('of an emptied board adds an activity entry with the actor', () => {
    const emptied = fact('emptied', { actor: { id: 'b', displayName: 'Ben' } });
    expect(applyPuzzleFact(puzzle, emptied).activity).toMatchObject([
      { actor: 'Ben', text: 'emptied the board and notes', layer: null },
    ]);
  });

  test('of a restored version adds an activity entry with the actor', () => {
    const restored = { actor: { id: 'b', displayName: 'Ben' }, updateId: 7, versionOf: at };
    expect(applyPuzzleFact(puzzle, fact('restored', restored)).activity).toMatchObject([
      { actor: 'Ben', text: 'brought back an earlier version of the board and notes', at },
    ]);
  });
});

describe('agents', () => {
  const known = { ...puzzle, agents: [{ id: 'a1', displayName: 'Ana', pieces: 700, confirmed: 20 }] };

  test('keep their count of unseen pieces when one is added or confirmed', () => {
    const added = applyPuzzleFact(known, fact('contribution', { contribution: piece('p') }));
    expect(added.agents).toEqual([{ id: 'a1', displayName: 'Ana', pieces: 701, confirmed: 20 }]);
    const confirmed = piece('p', { status: 'confirmed' });
    const after = applyPuzzleFact(added, fact('review', { contribution: confirmed, reviewId: 'r' }, 12));
    expect(after.agents).toEqual([{ id: 'a1', displayName: 'Ana', pieces: 701, confirmed: 21 }]);
  });

  test('a review of an unseen piece makes the puzzle reload', () => {
    const review = fact('review', { contribution: piece('old', { status: 'confirmed' }), reviewId: 'r' });
    expect(isReviewOfUnseenPiece(known, review)).toBe(true);
    expect(applyPuzzleFact(known, review)).toMatchObject({
      seq: 11,
      agents: known.agents,
      contributions: [],
    });
  });
});

describe('a moment', () => {
  const complete = (number: number) => layer(number, { status: 'complete', contributor: 'Ana', version: 3 });

  test('is a layer that becomes complete, with whose piece carries it', () => {
    expect(momentOf(puzzle, fact('layer', { layer: complete(6) }))).toMatchObject({
      layer: 6,
      by: 'Ana',
      reached: null,
    });
    const last = { ...puzzle, layers: ANATOMY.map(({ layer: on }) => (on === 6 ? layer(on) : complete(on))) };
    expect(momentOf(last, fact('layer', { layer: complete(6) }))?.reached).toBe(100);
  });

  test('is a mark of the whole puzzle that is passed, also by a part of a layer', () => {
    const near = { ...puzzle, layers: ANATOMY.map(({ layer: on }) => (on < 3 ? layer(on) : complete(on))) };
    const partial = momentOf(near, fact('layer', { layer: layer(1, { status: 'partial' }) }));
    const whole = momentOf(near, fact('layer', { layer: complete(1) }));
    expect([partial?.layer ?? null, whole?.layer]).toEqual([null, 1]);
    expect(whole?.reached).toBe(90);
  });

  test('is neither an old fact, nor a layer that was complete before, nor another change', () => {
    const before = { ...puzzle, layers: ANATOMY.map(({ layer: on }) => complete(on)) };
    expect(momentOf(puzzle, fact('layer', { layer: complete(6) }, 10))).toBeNull();
    expect(momentOf(before, fact('layer', { layer: complete(6) }))).toBeNull();
    expect(momentOf(puzzle, fact('layer', { layer: layer(6, { status: 'partial' }) }))).toBeNull();
    expect(momentOf(puzzle, fact('contribution', { contribution: piece('p') }))).toBeNull();
  });
});
