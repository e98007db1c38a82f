import type { SearchResult } from '@fap/shared/search/contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppRouter } from '../../app/router.tsx';
import { AREAS } from '../../areas.ts';
import { queryClient } from '../../platform/query.ts';
import { appStore } from '../../platform/store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeSocket } from '../../testing/fake-socket.ts';
import { makeUser } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { singleKeysAtom } from './keys/single-keys.ts';
import { keepRecent, listRecent } from './palette/recent.ts';

vi.mock('../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const CLUSTER: SearchResult = {
  kind: 'cluster',
  id: 'cluster-001',
  title: 'Crypto Recovery Ring Alpha',
  snippet: 'Asks for a release fee',
  clusterId: 'cluster-001',
  layer: null,
};
const PLACE = '/global-harvest';

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  appStore.set(singleKeysAtom, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Answer = Parameters<typeof fakeApi>[0][string];
async function open(answer: Answer, user: Parameters<typeof makeUser>[0] = {}) {
  const calls = fakeApi({ 'GET /api/auth/user': { body: makeUser(user) }, 'GET /api/search': answer });
  renderApp(<AppRouter areas={AREAS} />, PLACE);
  await screen.findByRole('button', { name: 'Search' });
  return { calls, keyboard: userEvent.setup() };
}
const found = (...results: SearchResult[]) => ({ body: { groups: [{ kind: 'cluster', results }] } });
const nothing = { body: { groups: [] } };
const field = () => screen.findByRole('combobox', { name: /^Search clusters/u });
const activeTitle = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;
const asked = (calls: { route: string }[]) =>
  calls.filter(({ route }) => route.startsWith('GET /api/search'));

test('Control and K open the search; the server is asked once typing pauses, and Enter opens what is chosen', async () => {
  const { calls, keyboard } = await open(found(CLUSTER));
  await keyboard.keyboard('{Control>}k{/Control}');
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  await keyboard.keyboard('recovry');
  await keyboard.click(await screen.findByRole('option', { name: /Crypto Recovery Ring Alpha/u }));
  expect(asked(calls)).toEqual([expect.objectContaining({ route: 'GET /api/search?q=recovry' })]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listRecent('user-1')).toEqual([{ title: CLUSTER.title, href: '/cluster-detail/cluster-001' }]);
});

test('arrow keys walk over all groups, and the field names the option to screen readers', async () => {
  const { keyboard } = await open(found(CLUSTER));
  await keyboard.click(screen.getByRole('button', { name: 'Search' }));
  await keyboard.keyboard('cluster');
  await screen.findByRole('option', { name: /Ring Alpha/u });
  expect(await activeTitle()).toMatch(/^Cluster/u);
  await keyboard.keyboard('{ArrowUp}');
  expect(await activeTitle()).toContain('Ring Alpha');
  await keyboard.keyboard('{ArrowDown}');
  expect(await activeTitle()).toMatch(/^Cluster/u);
  await keyboard.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the answer to an earlier question is dropped', async () => {
  const { keyboard } = await open(nothing);
  const waiting: { url: string; answer: (response: Response) => void }[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/api/search')
      ? new Promise<Response>((answer) => waiting.push({ url, answer }))
      : real(url, init),
  );
  await keyboard.keyboard('{Control>}k{/Control}');
  await keyboard.type(await field(), 'first');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await keyboard.type(await field(), 'second');
  await waitFor(() => expect(waiting).toHaveLength(2));
  const respond = (index: number, title: string) =>
    act(async () => {
      waiting[index]?.answer(
        Response.json({ groups: [{ kind: 'cluster', results: [{ ...CLUSTER, title }] }] }),
      );
    });
  await respond(1, 'Of the second question');
  await respond(0, 'Of the first question');
  expect(await screen.findByRole('option', { name: /second question/u })).toBeTruthy();
  expect(screen.queryByText(/first question/u)).toBeNull();
});

test('a failed search says so and can be tried again, and pages are still found', async () => {
  let fails = true;
  const { keyboard } = await open(() =>
    fails ? { status: 500, body: { message: 'Broken' } } : found(CLUSTER),
  );
  await keyboard.keyboard('{Control>}k{/Control}');
  await keyboard.type(await field(), 'vault');
  expect(await screen.findByText(/^We could not search/u)).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Vault/u })).toBeTruthy();
  fails = false;
  await keyboard.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Ring Alpha/u })).toBeTruthy();
});

test('without a network pages and actions are offered, and it says so', async () => {
  const { keyboard } = await open({ status: 503 });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keyboard.keyboard('{Control>}k{/Control}');
  await keyboard.type(await field(), 'report');
  expect(await screen.findByText(/^You’re offline/u)).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Report a scam' })).toBeTruthy();
});

test('nothing found says what to do next', async () => {
  const { keyboard } = await open(nothing);
  await keyboard.keyboard('{Control>}k{/Control}');
  await keyboard.type(await field(), 'zzzz');
  expect(
    await screen.findByText('Nothing found for “zzzz”. Try fewer words, or the beginning of one.'),
  ).toBeTruthy();
});

test('pages that need a capability are offered only with it', async () => {
  const { keyboard } = await open(nothing);
  await keyboard.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.queryByRole('option', { name: /^Moderation/u })).toBeNull();
  cleanup();
  queryClient.clear();
  await open(nothing, { capabilities: ['content.moderate'] });
  await keyboard.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /^Moderation/u })).toBeTruthy();
});

test('G and a letter lead to a page, but not while typing, nor once they are switched off', async () => {
  const { keyboard } = await open(nothing);
  await keyboard.keyboard('ga');
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Interrogator' })).toBeTruthy();
  const [input] = screen.getAllByRole('textbox');
  await keyboard.type(input as HTMLElement, 'gn?');
  expect(screen.queryByRole('heading', { level: 1, name: 'Notices' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => (document.activeElement as HTMLElement).blur());
  await keyboard.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Clusters')).toBeTruthy();
  await keyboard.click(within(dialog).getByRole('checkbox'));
  expect(within(dialog).queryByText('Clusters')).toBeNull();
  await keyboard.keyboard('{Escape}');
  await keyboard.keyboard('gn?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('fap:single-keys')).toBe('off');
});

test('what was chosen is offered again, to the same account alone and only if it leads into the app', () => {
  keepRecent('user-1', { title: 'Evil', href: '//evil.example' });
  keepRecent('user-1', { title: 'Vault', href: '/vault' });
  expect(listRecent('user-1')).toEqual([{ title: 'Vault', href: '/vault' }]);
  expect(listRecent('user-2')).toEqual([]);
});
