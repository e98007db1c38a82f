import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeComparison } from '../testing/reading-fixtures.ts';
import { CompareEvidenceScreen } from './compare-evidence-screen.tsx';

// Each test gets its own pair, because comparisons stay in the cache between tests, as they do in the app.
let pairs = 0;
function open(answer: FakeAnswer) {
  pairs += 1;
  fakeApi({ [`GET /api/evidence/left-${pairs}/compare/right-${pairs}`]: answer });
  renderApp(
    <Route path="/evidence/:id/compare/:otherId">
      <CompareEvidenceScreen />
    </Route>,
    `/evidence/left-${pairs}/compare/right-${pairs}`,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a comparison shows the shared indicators, the likeness, and the words that only one item has', async () => {
  open({ body: makeComparison() });
  expect(await screen.findByText('Many of the same words')).toBeTruthy();
  expect(screen.getByText('pay[.]example')).toBeTruthy();
  expect(screen.getByText('7 words in both, 3 words only in A, 3 words only in B.')).toBeTruthy();
  const [a, b] = ['A', 'B'].map((letter) => screen.getByRole('region', { name: `Words of ${letter}` }));
  expect(a?.textContent).toContain('the $900 fee');
  expect(a?.textContent).not.toContain('$1,400');
  expect(b?.querySelector('mark')?.textContent).toBe('the $1,400 taxonly B');
  expect(screen.getByRole('link', { name: 'second.eml' }).getAttribute('href')).toBe('/evidence/evidence-2');
});

test('items that share nothing and cannot be measured say so', async () => {
  const right = { ...makeComparison().right, sha256: 'cd'.repeat(32) };
  open({ body: makeComparison({ right, sharedIndicators: [], textSimilarity: null, diff: [] }) });
  expect(await screen.findByText(/can’t say how alike they are/u)).toBeTruthy();
  expect(screen.getByText('They share no identifiers.')).toBeTruthy();
  expect(screen.getByText(/no text to compare/u)).toBeTruthy();
});

test('long texts say that only their beginning was compared, never that all is the same', async () => {
  open({ body: makeComparison({ diffCutAt: 50_000 }) });
  const follows = 'What follows was not compared word by word.';
  const both = '7 words in both, 3 words only in A, 3 words only in B.';
  expect(await screen.findByText(`In the first 50,000 characters: ${both} ${follows}`)).toBeTruthy();
  cleanup();
  open({ body: makeComparison({ diffCutAt: 50_000, diff: [{ kind: 'same', text: 'Dear customer' }] }) });
  expect(await screen.findByText(`No difference in the first 50,000 characters. ${follows}`)).toBeTruthy();
  expect(screen.queryByText(/^All .* are the same/u)).toBeNull();
});

test('pictures are compared by their look', async () => {
  open({ body: makeComparison({ textSimilarity: null, perceptualDistance: 3, diff: [] }) });
  expect(await screen.findByText('Nearly the same picture')).toBeTruthy();
  expect(screen.getByText(/differ in 3 of 64 bits/u)).toBeTruthy();
});

test('a missing item and a failed comparison have different messages', async () => {
  open({ status: 404, body: { message: 'There is no such evidence' } });
  expect(await screen.findByText('We can’t find one of them')).toBeTruthy();
  cleanup();
  open({ status: 503, body: 'away' });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We could not compare the two')).toBeTruthy();
});
