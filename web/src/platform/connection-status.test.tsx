import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { ConnectionStatus, connectionStateAtom, useNothingSentLater } from './connection-status.tsx';
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

function SendsNothingLater() {
  useNothingSentLater();
  return null;
}

const shownText = () => screen.getByRole('status', { name: 'Connection' }).textContent;
const set = (change: Parameters<typeof changeDocumentStatus>[1]) =>
  act(() => changeDocumentStatus('room', change));
const live = (state: 'online' | 'offline' | 'missing') => act(() => appStore.set(connectionStateAtom, state));

test('shows nothing while connected and during the first connecting', () => {
  expect(shownText()).toBe('');
  set({ link: 'joining', isStored: true, offline: 'kept' });
  expect(shownText()).toBe('');
  set({ link: 'open' });
  expect(shownText()).toBe('');
});

test('names each lost connection; both together are "offline"', () => {
  set({ link: 'open', isStored: true, offline: 'kept' });
  live('offline');
  expect(shownText()).toContain('may be slightly out of date');
  set({ link: 'lost' });
  expect(shownText()).toContain('You’re offline. We keep your changes');
  live('online');
  expect(shownText()).toContain('Shared work is reconnecting');
  set({ link: 'open' });
  expect(shownText()).toBe('');
});

test('says when live updates did not load, and that a reload helps', () => {
  live('missing');
  expect(shownText()).toBe('Live updates did not load. Please reload this page.');
});

test('a page without shared documents has only one connection to lose', () => {
  live('offline');
  expect(shownText()).toContain('You’re offline. We keep your changes');
});

test('a page that sends nothing later does not say that it does', () => {
  live('offline');
  cleanup();
  renderApp(
    <>
      <ConnectionStatus />
      <SendsNothingLater />
    </>,
  );
  expect(shownText()).toBe('You’re offline. Nothing is sent until you’re back.');
});

test('mentions changes only when storing takes long', () => {
  set({ link: 'open', isStored: false, offline: 'kept' });
  act(() => vi.advanceTimersByTime(1_500));
  expect(shownText()).toBe('');
  set({ isStored: true });
  set({ isStored: false });
  act(() => vi.advanceTimersByTime(1_500));
  expect(shownText()).toBe('');
  act(() => vi.advanceTimersByTime(600));
  expect(shownText()).toBe('Your last changes aren’t saved yet.');
  set({ isStored: true });
  expect(shownText()).toBe('');
});

test('warns against closing the page where the browser cannot save changes offline', () => {
  set({ link: 'lost', isStored: false, offline: 'unavailable' });
  live('offline');
  expect(shownText()).toContain('keep this page open');
  set({ isStored: true });
  expect(shownText()).not.toContain('keep this page open');
});
