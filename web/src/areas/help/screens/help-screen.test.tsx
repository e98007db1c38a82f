import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { AppRouter } from '../../../app/router.tsx';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, type FakeCall, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { auth } from '../../auth/area.tsx';
import { help } from '../area.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const USER = 'GET /api/auth/user';
const CHECK = 'POST /api/help/check';
const SIGNED_OUT: FakeAnswer = { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHENTICATED' } };

async function open(table: Record<string, FakeAnswer> = {}): Promise<FakeCall[]> {
  const calls = fakeApi({ [USER]: SIGNED_OUT, ...table });
  renderApp(<AppRouter areas={[auth, help]} />, '/help');
  await screen.findByRole('heading', { level: 1, name: 'Help, right now' });
  return calls;
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who sees it', () => {
  it('is everybody: signed out with a way to sign in, signed in inside the app', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/api/login?next=%2Fhelp',
    );
    expect(screen.getAllByRole('main')).toHaveLength(1);
    cleanup();
    queryClient.clear();
    await open({ [USER]: { body: makeUser() } });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('is somebody whose sign-in cannot be checked', async () => {
    await open({ [USER]: { status: 500, body: 'away' } });
    expect(screen.getByText('Stop. Send nothing more.')).toBeTruthy();
  });
});

const twentyHoursAgo = (): string => {
  const at = new Date(Date.now() - 20 * 60 * 60 * 1000);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

test('a wire of 20 hours ago shows what is left, and nothing typed there is sent', async () => {
  const user = userEvent.setup();
  const calls = await open();
  const before = calls.length;
  await user.selectOptions(screen.getByLabelText('How did you pay?'), 'wire_international');
  expect(screen.getByText(/^Call first:/u).textContent).toContain('Your bank’s fraud department');
  expect(screen.queryByRole('list', { name: 'Recovery clock' })).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^How much was it/u), 'US$ 50,000 or more');
  const time = screen.getByLabelText(/^When was the newest payment/u);
  const [day = '', hour = ''] = twentyHoursAgo().split('T');
  await user.type(time, day);
  await user.type(screen.getByLabelText(/^At what time/u), hour);
  const clock = within(screen.getByRole('list', { name: 'Recovery clock' }));
  // The control drops the seconds: up to a minute of the 52nd hour is gone.
  expect(clock.getByText(/^5[12] hours left$/u)).toBeTruthy();
  expect(clock.getByRole('link', { name: /Financial Fraud Kill Chain/u })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(/^How much was it/u), 'Less than US$ 50,000');
  expect(clock.queryByText(/hours left/u)).toBeNull();
  expect(calls.slice(before)).toEqual([]);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('a time in the future is named, not counted', async () => {
  const user = userEvent.setup();
  await open();
  await user.selectOptions(screen.getByLabelText('How did you pay?'), 'card');
  await user.type(screen.getByLabelText(/^When was the newest payment/u), '2199-01-01');
  expect(screen.getByText('This time is in the future. Please check it.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Recovery clock' })).toBeNull();
});

test('helplines are those of the country chosen', async () => {
  const user = userEvent.setup();
  await open();
  await user.selectOptions(screen.getByLabelText('Country'), 'GB');
  const lines = within(screen.getByRole('list', { name: 'Helplines: United Kingdom' }));
  expect(lines.getByRole('link', { name: '159' }).getAttribute('href')).toBe('tel:159');
  expect(screen.getByText('999')).toBeTruthy();
});

describe('the check', () => {
  const ask = async (answer: FakeAnswer) => {
    const user = userEvent.setup();
    const calls = await open({ [CHECK]: answer });
    await user.type(screen.getByLabelText(/^Phone number, wallet/u), ' scam.example ');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    return { user, sent: calls.filter(({ route }) => route === CHECK) };
  };

  it('says what is known, and forgets it when the value changes', async () => {
    const { user, sent } = await ask({ body: { isKnown: true } });
    expect(await screen.findByText('Yes. This is known to us.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ value: 'scam.example' }]);
    await user.type(screen.getByLabelText(/^Phone number, wallet/u), '2');
    expect(screen.queryByText('Yes. This is known to us.')).toBeNull();
  });

  it('never calls an unknown value safe', async () => {
    await ask({ body: { isKnown: false } });
    expect(await screen.findByText('We cannot say.')).toBeTruthy();
    expect(screen.getByText(/That does not mean it is safe/u)).toBeTruthy();
  });

  it('says how long to wait after too many', async () => {
    const message = 'Too many checks in a short time. Please try again in 1 minute.';
    await ask({ status: 429, body: { message, code: 'TOO_MANY' }, headers: { 'retry-after': '60' } });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('asks for a value before it sends', async () => {
    const user = userEvent.setup();
    const calls = await open();
    await act(() => user.click(screen.getByRole('button', { name: 'Check' })));
    expect(screen.getByText(/^Please enter a number/u)).toBeTruthy();
    expect(calls.filter(({ route }) => route === CHECK)).toEqual([]);
  });
});
