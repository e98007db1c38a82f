import { platformContract } from '@fap/shared/platform/contract.ts';
import { FIRST_ANSWERS_ID } from '@fap/shared/platform/first-answers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SENT = { '/api/app-config': { headers: { 'content-type': 'application/json' }, body: '{"sent":1}' } };
const network = vi.fn(async () => Response.json({ sent: 2 }));

/** A page that brought an answer, and the client in it. */
async function openPage(openedMsAgo = 0) {
  vi.spyOn(performance, 'now').mockReturnValue(openedMsAgo);
  const element = document.createElement('script');
  element.id = FIRST_ANSWERS_ID;
  element.type = 'application/json';
  element.dataset.screen = '/';
  element.dataset.account = 'ana';
  element.textContent = JSON.stringify(SENT);
  document.body.append(element);
  const { api } = await import('./api-client.ts');
  return { first: await import('./first-answers.ts'), call: () => api(platformContract.appConfig) };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', network);
  network.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a call is answered by what came with the page, once', async () => {
  const { first, call } = await openPage();
  expect(first.screenOfPage()).toBe('/');
  expect(await call()).toEqual({ sent: 1 });
  expect(network).not.toHaveBeenCalled();
  expect(await call()).toEqual({ sent: 2 });
});

test('what came with the page is for the account it was made for alone', async () => {
  const own = await openPage();
  own.first.keepAnswersOf('ana');
  expect(await own.call()).toEqual({ sent: 1 });
  document.body.innerHTML = '';
  vi.resetModules();
  const kept = await openPage();
  kept.first.keepAnswersOf('ben');
  expect(await kept.call()).toEqual({ sent: 2 });
});

test('an answer that has been in the page for long is asked for anew', async () => {
  const { first, call } = await openPage(60_000);
  expect(first.takeFirstData('/api/app-config')).toBeUndefined();
  expect(await call()).toEqual({ sent: 2 });
});

test('data that each visit reads anew is not read twice by the visit that opened the page', async () => {
  const { first } = await openPage();
  const data = { sent: 1 };
  expect(first.refetchOnVisit({ state: { data, dataUpdateCount: 0 } })).toBe(false);
  expect(first.refetchOnVisit({ state: { data, dataUpdateCount: 1 } })).toBe('always');
  expect(first.refetchOnVisit({ state: { data: undefined, dataUpdateCount: 0 } })).toBe('always');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(first.refetchOnVisit({ state: { data, dataUpdateCount: 0 } })).toBe('always');
});
