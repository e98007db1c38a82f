import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { VictimEducationScreen } from './victim-education-screen.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(path = '/victim-education') {
  fakeApi({
    'GET /api/catalogue': { body: CATALOGUE.map((family) => ({ ...family, measured: null })) },
    'GET /api/catalogue/CLUSTER-002-ROM': { body: { cluster: CATALOGUE[1], measured: null } },
  });
  renderApp(<VictimEducationScreen />, path);
  return userEvent.setup();
}

const count = (status: string) => screen.queryAllByText(status, { exact: true }).length;

test('help comes first, then four words of reassurance, then five topics', async () => {
  open('/victim-education?kind=CLUSTER-002-ROM');
  expect(await screen.findByRole('region', { name: 'If this is happening to you' })).toBeTruthy();
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/help');
  const cards = screen.getByRole('region', { name: 'Good to know first' });
  expect(within(cards).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const panel = await screen.findByRole('tabpanel', { name: 'How We Help You' });
  expect(within(panel).getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(within(panel).getByText(/Sources, reviewed on/u).textContent).toContain('November 28, 2026');
});

test('the journey moves one step at a press, and starts again after the fifth', async () => {
  const user = open('/victim-education?tab=process');
  await screen.findByText(/not a promise/u);
  const seen: number[][] = [];
  for (let press = 0; press < 5; press += 1) {
    seen.push([count('Completed'), count('Active'), count('Pending')]);
    await user.click(
      screen.getByRole('button', { name: press === 4 ? 'Restart Simulation' : 'Simulate Next Step' }),
    );
  }
  expect(seen).toEqual([
    [0, 1, 4],
    [1, 1, 3],
    [2, 1, 2],
    [3, 1, 1],
    [4, 1, 0],
  ]);
  expect([count('Completed'), count('Active'), count('Pending')]).toEqual([0, 1, 4]);
});

test('evidence names what to keep and five units that read it', async () => {
  const user = open();
  await user.click(await screen.findByRole('tab', { name: 'Your Evidence Matters' }));
  const units = screen.getByRole('region', { name: /Who reads it/u });
  expect(within(units).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(within(units).getByText('Memory Rebuilder')).toBeTruthy();
  const types = screen.getByRole('region', { name: 'What you may still have' });
  expect(within(types).getAllByText('How to keep it').length).toBeGreaterThan(4);
});
