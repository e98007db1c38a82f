import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { ConnectionStatus, connectionStateAtom } from './connection-status.tsx';
import { changeDocumentStatus, forgetDocumentStatus } from './document-status.ts';
import { appStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  appStore.set(connectionStateAtom, 'online');
  renderApp(<ConnectionStatus />);
});
afterEach(() => {
  cleanup();
  forgetDocumentStatus('room');
  appStore.set(connectionStateAtom, 'online');
  vi.useRealTimers();
});

const said = () => screen.getByRole('status', { name: 'Connection' }).textContent;
const set = (change: Parameters<typeof changeDocumentStatus>[1]) =>
  act(() => changeDocumentStatus('room', change));
const live = (state: 'online' | 'offline') => act(() => appStore.set(connectionStateAtom, state));

test('while all is well, and while a first connection is made, nothing is said', () => {
  expect(said()).toBe('');
  set({ link: 'joining', isStored: true, offline: 'kept' });
  expect(said()).toBe('');
  set({ link: 'open' });
  expect(said()).toBe('');
});

test('each connection that is missing is named, both together are offline', () => {
  set({ link: 'open', isStored: true, offline: 'kept' });
  live('offline');
  expect(said()).toContain('what you see may be a moment old');
  set({ link: 'lost' });
  expect(said()).toContain('Offline – your changes are kept');
  live('online');
  expect(said()).toContain('The shared board is reconnecting');
  set({ link: 'open' });
  expect(said()).toBe('');
});

test('a page without shared documents is offline with its one connection', () => {
  live('offline');
  expect(said()).toContain('Offline – your changes are kept');
});

test('changes that take long to be stored are said to be so, quick ones are not', () => {
  set({ link: 'open', isStored: false, offline: 'kept' });
  act(() => vi.advanceTimersByTime(1_500));
  expect(said()).toBe('');
  set({ isStored: true });
  set({ isStored: false });
  act(() => vi.advanceTimersByTime(1_500));
  expect(said()).toBe('');
  act(() => vi.advanceTimersByTime(600));
  expect(said()).toBe('Your last changes are not stored yet');
  set({ isStored: true });
  expect(said()).toBe('');
});

test('where the browser keeps nothing, closing the page offline would lose changes, and that is said', () => {
  set({ link: 'lost', isStored: false, offline: 'unavailable' });
  live('offline');
  expect(said()).toContain('keep this page open');
  set({ isStored: true });
  expect(said()).not.toContain('keep this page open');
});
