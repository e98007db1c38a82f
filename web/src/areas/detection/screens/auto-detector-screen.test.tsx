import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { AutoDetectorScreen } from './auto-detector-screen.tsx';

vi.mock('../../../platform/topics.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/topics.ts')>()),
  topics: () => ({ subscribe: () => () => {} }),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function scan(sourcesScanned: number, scamsDetected: number): Promise<string> {
  const result = {
    runId: 'run-1',
    status: 'completed',
    timestamp: '2026-01-01T00:00:00.000Z',
    clustersUpdated: 1,
  };
  fakeApi({ 'POST /api/detection/run-scan': { body: { ...result, sourcesScanned, scamsDetected } } });
  renderApp(<AutoDetectorScreen />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Force Scan Now' }));
  await screen.findByRole('heading', { name: 'Last Scan Results' });
  return screen.getByText('Detection rate').closest('div')?.parentElement?.textContent ?? '';
}

test.each([
  [9, 236, 'Detection rate26.2scams found for each source scanned'],
  [10, 5, 'Detection rate50%scams found, by sources scanned'],
  [10, 10, 'Detection rate100%'],
  [1000, 999, 'Detection rate99%'],
])(
  '%i sources with %i scams: no rate exceeds 100 % or is rounded up to it',
  async (sources, scams, words) => {
    const text = await scan(sources, scams);
    expect(text).toContain(words);
    for (const [, percent] of text.matchAll(/(\d+)%/gu)) expect(Number(percent)).toBeLessThanOrEqual(100);
  },
);

test('no rate is shown when no source was scanned', async () => {
  expect(await scan(0, 0)).toContain('No source was scanned');
});
