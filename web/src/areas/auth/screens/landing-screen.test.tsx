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

test('marks unbuilt features as in preparation, and claims no stopped payments or dossiers', () => {
  open({ dataMode: 'live', latestAnchoredBlock: null });
  const features = within(screen.getByRole('region', { name: 'What it does' })).getAllByRole('listitem');
  const about = (title: string) =>
    features.find((feature) => feature.textContent?.startsWith(title))?.textContent;
  expect(about('Elder Protection')).toContain('In preparation:');
  expect(about('Forensic Reports')).toContain('In preparation:');
  for (const feature of features) {
    expect(feature.textContent).not.toMatch(/\b(?:held back|holds? (?:them|payments)|stops? payments)\b/iu);
    if (!feature.textContent?.includes('In preparation:'))
      expect(feature.textContent).not.toMatch(/dossier|payment/iu);
  }
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
