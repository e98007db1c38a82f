import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { LandingScreen } from './landing-screen.tsx';

interface Config {
  dataMode: 'demo' | 'live';
  latestAnchoredBlock: number | null;
}
const config = vi.hoisted(() => ({ current: {} as Config }));
vi.mock('../../../platform/app-config.ts', () => ({ useAppConfig: () => config.current }));

function open(current: Config) {
  config.current = current;
  renderApp(<LandingScreen />);
}

afterEach(cleanup);

test('says of no feature that it is still to come, nor that payments are stopped', () => {
  open({ dataMode: 'live', latestAnchoredBlock: null });
  const features = within(screen.getByRole('region', { name: 'What it does' })).getAllByRole('listitem');
  expect(features).toHaveLength(4);
  for (const { textContent } of features)
    expect(textContent).not.toMatch(
      /\b(?:in preparation|not ready|held back|holds? (?:them|payments)|stops? payments)\b/iu,
    );
});

test.each([
  ['demo', 6, 'Latest timestamp: block 6 (demo chain).'],
  ['live', 900_123, 'Latest timestamp: block 900,123 (Bitcoin).'],
  ['live', null, 'Blockchain timestamp: none yet (Bitcoin).'],
] as const)(
  'the timestamp of a %s platform at block %s reads: %s',
  (dataMode, latestAnchoredBlock, words) => {
    open({ dataMode, latestAnchoredBlock });
    expect(screen.getByText(words)).toBeTruthy();
  },
);
