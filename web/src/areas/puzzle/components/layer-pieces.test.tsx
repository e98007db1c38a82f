import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { LayerPieces } from './layer-pieces.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const OLDER = 'GET /api/puzzle/cluster-001/contributions?layer=3&limit=100';

/** Piece 8 is newer than piece 7. */
const makePiece = (number: number, part: Partial<Contribution> = {}): Contribution => ({
  id: `piece-${number}`,
  clusterId: 'cluster-001',
  layer: 3,
  content: `What was found as number ${number}.`,
  type: 'text',
  evidenceId: null,
  confidence: 60,
  status: 'pending',
  author: { id: 'account-1', displayName: 'Ana Alder' },
  origin: 'agent',
  hash: '0'.repeat(64),
  createdAt: `2026-03-01T09:00:${String(number).padStart(2, '0')}.000Z`,
  reviews: [],
  ...part,
});
const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => makePiece(newest - index));
const LAYER: PuzzleLayer = {
  layer: 3,
  name: 'Payment',
  description: '',
  question: '',
  status: 'partial',
  contributor: null,
  confidence: null,
  blockchainHash: null,
  timestamp: null,
  version: 1,
  pieces: 15,
};

function open(known: readonly Contribution[], answer: () => FakeAnswer, linked = '') {
  const calls = fakeApi({ [OLDER]: answer });
  renderApp(<LayerPieces clusterId="cluster-001" layer={LAYER} known={known} linked={linked} empty="None" />);
  return { user: userEvent.setup(), calls };
}
const older = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Older' });

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('loads pieces older than the puzzle’s only when the user pages to them', async () => {
  // The puzzle has a review that is newer than the list.
  const known = [makePiece(15, { status: 'confirmed' }), ...from(14, 8)];
  const { user, calls } = open(known, () => ({ body: from(15, 1) }));
  expect(screen.getByText('1–6 of 15')).toBeTruthy();
  expect(calls).toHaveLength(0);
  await user.click(older());
  expect(await screen.findByText('7–12 of 15')).toBeTruthy();
  expect(screen.getByText('What was found as number 4.')).toBeTruthy();
  await user.click(older());
  expect(await screen.findByText('13–15 of 15')).toBeTruthy();
  expect(screen.getByText('What was found as number 1.')).toBeTruthy();
  expect(older().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

it('loads older pieces until the one that a link leads to is there, and shows its page', async () => {
  const wanted = makePiece(2);
  open(from(15, 10), () => ({ body: from(15, 1) }), wanted.id);
  expect(await screen.findByText('13–15 of 15')).toBeTruthy();
  const marked = screen.getByText(wanted.content).closest('article');
  expect(marked?.getAttribute('aria-current')).toBe('location');
  expect(document.activeElement).toBe(marked);
});

it('shows an error when older pieces fail to load, and loads them on the next try', async () => {
  let answer: FakeAnswer = { status: 500, body: 'boom' };
  const { user } = open(from(15, 10), () => answer);
  await user.click(older());
  expect(await screen.findByText(/We could not load older pieces/u)).toBeTruthy();
  expect(screen.getByText('1–6 of 15')).toBeTruthy();
  answer = { body: from(15, 1) };
  await waitFor(() => expect(older().disabled).toBe(false));
  await user.click(older());
  expect(await screen.findByText('7–12 of 15')).toBeTruthy();
  expect(screen.queryByText(/We could not load older pieces/u)).toBeNull();
});

it('keeps the field somebody writes in where it is when newer pieces come', async () => {
  const user = userEvent.setup();
  fakeApi({});
  const list = (known: readonly Contribution[]) => (
    <Providers>
      <LayerPieces
        clusterId="cluster-001"
        layer={LAYER}
        known={known}
        linked=""
        empty="None"
        actions={({ id }) => <textarea aria-label={id} />}
      />
    </Providers>
  );
  const { rerender } = render(list(from(14, 8)));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'piece-9' });
  await user.type(field, 'The date is wro');
  rerender(list(from(15, 8)));
  await user.keyboard('ng');
  expect([screen.getByRole('textbox', { name: 'piece-9' }), field.value]).toEqual([
    field,
    'The date is wrong',
  ]);
  expect(screen.getByText('1–7 of 15')).toBeTruthy();
  await user.click(older());
  expect(screen.getByText('7–8 of 15')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(screen.getByText('1–6 of 15')).toBeTruthy();
});
