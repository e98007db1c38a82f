import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts } from '@fap/shared/puzzle/events.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { queryClient } from '../../../platform/query.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { useLivePuzzle } from './use-live-puzzle.ts';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const LAYER: PuzzleLayer = {
  layer: 1,
  name: '',
  description: '',
  question: '',
  status: 'missing',
  contributor: null,
  confidence: null,
  blockchainHash: null,
  timestamp: null,
  version: 0,
  pieces: 0,
};
const makePuzzle = (seq: number): Puzzle => ({
  clusterId: 'c',
  clusterName: 'C',
  scamType: 'other',
  clusterChainId: 'FAP-1-AAAAAAAAAAAAAAAA-00',
  layers: ANATOMY.map(({ layer }) => ({ ...LAYER, layer })),
  contributions: [],
  claims: [],
  agents: [],
  activity: [],
  stake: { people: 0, alike: null },
  completionRate: 0,
  ownReportPieces: [],
  seq,
});
const REVIEWED = {
  id: 'old',
  clusterId: 'c',
  layer: 1,
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
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('what happens while the puzzle is read again is not lost when the older answer comes', async () => {
  const answers: ((puzzle: Puzzle) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((puzzle) => resolve(Response.json(puzzle)));
      }),
  );
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  fakeSocket.seq = 10;
  const { result } = renderHook(() => useLivePuzzle('c'), { wrapper: Providers });
  answers[0]?.(makePuzzle(10));
  await waitFor(() => expect(result.current.data?.seq).toBe(10));
  // The review of a piece that the page does not have makes it read the puzzle again.
  const about = { topic: 'puzzle:c', contribution: REVIEWED, reviewId: 'r1' };
  act(() => fakeSocket.arrive(puzzleFacts.review.name, about));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() =>
    fakeSocket.arrive(puzzleFacts.completion.name, { topic: 'puzzle:c', completionRate: 50, alert: false }),
  );
  await waitFor(() => expect(result.current.data?.completionRate).toBe(50));
  await act(async () => answers[1]?.({ ...makePuzzle(11), clusterName: 'Read again' }));
  await waitFor(() => expect(result.current.data?.clusterName).toBe('Read again'));
  expect([result.current.data?.completionRate, result.current.data?.seq]).toEqual([50, 12]);
});
