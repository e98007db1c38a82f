import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { refuseStorage } from '../testing/refuse-storage.ts';
import { addToDraft, fillDraft, useDraft } from './use-draft.ts';

const EMPTY = { title: '', amount: '', steps: 1 };
const TITLE_ONLY = { title: '' };
const KEY = 'fap:draft:form:ana';
const open = () => renderHook(() => useDraft('form', 'ana', EMPTY), { wrapper: Providers }).result;
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('keeps typed text at once, restores it on the next visit, and clears it after sending', () => {
  const form = open();
  expect(form.current.wasRestored).toBe(false);
  act(() => form.current.change({ title: 'A call' }));
  expect(kept()).toEqual({ ...EMPTY, title: 'A call' });
  cleanup();
  const again = open();
  expect([again.current.value.title, again.current.wasRestored]).toEqual(['A call', true]);
  act(() => again.current.clear());
  expect([again.current.value, again.current.wasRestored, kept()]).toEqual([EMPTY, false, null]);
});

test('two parts of a page that show the same draft show the same words', () => {
  const form = open();
  const beside = renderHook(() => useDraft('form', 'ana', TITLE_ONLY), { wrapper: Providers }).result;
  act(() => form.current.change({ title: 'A call' }));
  expect(beside.current.value.title).toBe('A call');
  act(() => form.current.clear());
  expect([beside.current.value.title, form.current.value]).toEqual(['', EMPTY]);
});

test('keeps two changes in the same tick', () => {
  const form = open();
  act(() => {
    form.current.change({ title: 'A call' });
    form.current.change({ amount: '500' });
  });
  expect(kept()).toEqual({ ...EMPTY, title: 'A call', amount: '500' });
});

test.for(['{broken', 'null', '7', '[]', '{"title":7,"gone":"x"}'])('%s is no draft', (text) => {
  localStorage.setItem(KEY, text);
  const form = open();
  expect([form.current.value, form.current.wasRestored]).toEqual([EMPTY, false]);
});

test('restores only fields of an older draft that the form still has with the same type', () => {
  localStorage.setItem(KEY, JSON.stringify({ title: 'A call', amount: 500, gone: 'x' }));
  expect(open().current.value).toEqual({ ...EMPTY, title: 'A call' });
});

test('shows text typed in another tab, so that no tab overwrites the other', () => {
  const form = open();
  const written = JSON.stringify({ ...EMPTY, title: 'From the other tab' });
  localStorage.setItem(KEY, written);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: written })));
  expect(form.current.value.title).toBe('From the other tab');
  act(() => form.current.change({ amount: '500' }));
  expect(kept()).toEqual({ ...EMPTY, title: 'From the other tab', amount: '500' });
});

test.for(['setItem', 'getItem', 'removeItem'] as const)('a form works while %s throws', (refused) => {
  refuseStorage(refused);
  const form = open();
  act(() => form.current.change({ title: 'A call' }));
  expect(form.current.value.title).toBe('A call');
  act(() => form.current.clear());
  expect(form.current.value).toEqual(EMPTY);
});

test('text that could not be stored lasts until the page is left', () => {
  refuseStorage('setItem');
  const form = open();
  act(() => form.current.change({ title: 'A call' }));
  cleanup();
  const again = open();
  expect(again.current.value.title).toBe('A call');
  vi.unstubAllGlobals();
  expect(kept()).toBeNull();
  act(() => again.current.change({ amount: '500' }));
  expect(kept()).toEqual({ ...EMPTY, title: 'A call', amount: '500' });
});

test('another screen can fill empty fields and append to typed text', () => {
  localStorage.setItem(KEY, JSON.stringify({ title: 'Mine' }));
  fillDraft('form', 'ana', { empty: EMPTY, fill: { title: 'Theirs', amount: '500' } });
  expect(open().current.value).toEqual({ ...EMPTY, title: 'Mine', amount: '500' });
  cleanup();
  addToDraft('form', 'ana', 'title', 'More');
  addToDraft('form', 'ana', 'title', 'More');
  expect(open().current.value.title).toBe('Mine\nMore');
});
