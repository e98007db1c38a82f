import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToyBrick } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppRouter } from './app/router.tsx';
import { AREAS } from './areas.ts';
import { defineScreen, navEntriesOf, patternsOf, screensOf } from './platform/area.ts';
import { paths } from './platform/paths.ts';
import { queryClient } from './platform/query.ts';
import { fakeApi } from './testing/fake-api.ts';
import { fakeSocket } from './testing/fake-socket.ts';
import { makeUser } from './testing/fixtures.ts';
import { renderApp } from './testing/render-app.tsx';
// The only line that an area needs.
import { toys } from './testing/toy-area/area.tsx';

vi.mock('./platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

describe('an area that is known only by its manifest', () => {
  beforeEach(() => {
    queryClient.clear();
    fakeApi({ 'GET /api/auth/user': { body: makeUser() } });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const open = (path: string) => renderApp(<AppRouter areas={[...AREAS, toys]} />, path);

  test('has a navigation entry that leads to its screen', async () => {
    const user = userEvent.setup();
    open('/global-harvest');
    await user.click(await screen.findByRole('button', { name: 'More Tools' }));
    const links = within(await screen.findByRole('dialog', { name: 'Advanced Tools' })).getAllByRole('link');
    expect(links.at(-1)?.textContent).toBe('Toys');
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Toys' }));
    expect(await screen.findByRole('heading', { name: 'All toys' })).toBeTruthy();
    expect(screen.getByText('A wooden horse, painted red.')).toBeTruthy();
  });

  test('does not exist without its manifest', async () => {
    renderApp(<AppRouter areas={AREAS} />, '/toys');
    expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
  });
});

test('AREAS has every area’s manifest, under its folder’s name', () => {
  const manifests = Object.keys(import.meta.glob('./areas/*/area.tsx'));
  expect(manifests.length).toBeGreaterThan(15);
  expect(AREAS.map(({ name }) => `./areas/${name}/area.tsx`).sort()).toEqual(manifests.sort());
});

describe('routes', () => {
  const routes = screensOf(AREAS, true).flatMap(patternsOf);
  /** Whether the first pattern matches every URL of the second. */
  const covers = (one: string, other: string): boolean => {
    const [parts, others] = [one.split('/'), other.split('/')];
    return (
      parts.length === others.length && parts.every((part, i) => part.startsWith(':') || part === others[i])
    );
  };

  test('hide no other route', () => {
    const hidden = routes.filter((route, index) => routes.slice(0, index).some((one) => covers(one, route)));
    expect(hidden).toEqual([]);
    expect(covers('/cases/:id', '/cases/new')).toBe(true);
  });

  test('are exactly the paths for which links are built', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    expect(routes.toSorted()).toEqual(patterns.toSorted());
  });

  test('with a parameter do not compile as navigation entries', () => {
    const nav = { name: 'Case', icon: ToyBrick };
    const rest = {
      load: () => import('./testing/toy-area/screens/toy-screen.tsx'),
      name: 'ToyScreen',
    } as const;
    // @ts-expect-error a case has an id
    const screen = defineScreen({ path: paths.case, nav, ...rest });
    const valid = defineScreen({ path: paths.newCase, nav, ...rest });
    expect([screen.path.pattern, valid.path.pattern]).toEqual(['/cases/:id', '/cases/new']);
  });

  test('have distinct positions in the navigation', () => {
    const orders = AREAS.flatMap(({ screens = [] }) => screens).flatMap(({ nav }) =>
      nav ? [nav.order] : [],
    );
    expect(orders).toHaveLength(navEntriesOf(AREAS).length);
    expect(new Set(orders).size).toBe(orders.length);
  });
});
