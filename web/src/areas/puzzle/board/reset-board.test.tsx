import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ResetBoard } from './reset-board.tsx';

const RESET = 'POST /api/puzzle/cluster-1/board/reset';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function ask() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Empty the board' }));
  return { user, question: within(await screen.findByRole('dialog', { name: 'Empty the board?' })) };
}

test('empties nothing before the confirmation, and nothing after "Cancel"', async () => {
  const calls = fakeApi({});
  renderApp(<ResetBoard clusterId="cluster-1" />);
  const { user, question } = await ask();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ route }) => route === RESET)).toEqual([]);
});

test('a failed request shows the reason and keeps the dialog open', async () => {
  const message = 'The board cannot be emptied now. Please try again.';
  const calls = fakeApi({ [RESET]: { status: 503, body: { message, code: 'UNAVAILABLE' } } });
  renderApp(<ResetBoard clusterId="cluster-1" />);
  const { user, question } = await ask();
  await user.click(question.getByRole('button', { name: 'Empty the board' }));
  expect((await screen.findAllByText('The board was not emptied')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByRole('dialog', { name: 'Empty the board?' })).toBeDefined();
  expect(calls.filter(({ route }) => route === RESET)).toHaveLength(1);
});
