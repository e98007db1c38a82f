import type { Article, ArticleEntry } from '@fap/shared/education/contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ArticleScreen } from './article-screen.tsx';
import { BlogScreen } from './blog-screen.tsx';

const entry = (part: Partial<ArticleEntry>): ArticleEntry => ({
  id: 'one',
  title: 'The engineer abroad',
  summary: 'A romance with a crisis in it.',
  category: 'romance',
  scamType: 'romance',
  readTime: 4,
  datePublished: '2026-11-28',
  dateReviewed: '2026-11-28',
  reconDogsUsed: ['Visual Detective'],
  ...part,
});
const LIST = [
  entry({}),
  entry({ id: 'two', title: 'The second call', category: 'recovery', scamType: 'crypto_recovery' }),
];

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

test('articles are found by words and by category, and nothing found says what to do', async () => {
  fakeApi({ 'GET /api/blog': { body: LIST } });
  renderApp(<BlogScreen />);
  const user = userEvent.setup();
  await screen.findByText('The engineer abroad');
  expect(titles()).toEqual(['The engineer abroad', 'The second call']);
  await user.click(screen.getByRole('button', { name: 'Recovery' }));
  expect(titles()).toEqual(['The second call']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  await user.type(screen.getByLabelText('Search articles'), 'engineer detective');
  expect(titles()).toEqual(['The engineer abroad']);
  await user.type(screen.getByLabelText('Search articles'), ' zzqx');
  expect(screen.getByText('No investigations found')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeTruthy();
});

test('a story is shared by the device’s own means, else its link is copied', async () => {
  fakeApi({ 'GET /api/blog': { body: LIST.slice(0, 1) } });
  renderApp(<BlogScreen />);
  const user = userEvent.setup();
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(window.navigator, { share }));
  await user.click(await screen.findByRole('button', { name: /^Share Story/u }));
  expect(share).toHaveBeenCalledWith({
    title: 'The engineer abroad',
    url: `${window.location.origin}/help/articles/one`,
  });
  Object.assign(window.navigator, { share: undefined });
  await user.click(screen.getByRole('button', { name: /^Share Story/u }));
  expect(await window.navigator.clipboard.readText()).toBe(`${window.location.origin}/help/articles/one`);
});

test('an article shows its parts and sources; one that is gone leads back to the blog', async () => {
  const article: Article = {
    ...entry({}),
    sections: {
      introduction: ['It starts with a profile.'],
      scamMethodBreakdown: ['First they write.'],
      forensicReport: ['Payments lead furthest.'],
      clusterMatch: { familyId: 'CLUSTER-002-ROM', familyName: 'Romance', measured: null },
      victimActions: ['Call your bank.'],
    },
    sources: [{ says: 'Many people reported it.', source: 'An office, 2022' }],
  };
  fakeApi({ 'GET /api/blog/': { body: article } });
  renderApp(<ArticleScreen />);
  expect(await screen.findByText('It starts with a profile.')).toBeTruthy();
  for (const text of ['First they write.', 'Payments lead furthest.', 'Call your bank.', 'An office, 2022'])
    expect(screen.getByText(text)).toBeTruthy();
  cleanup();
  queryClient.clear();
  fakeApi({});
  renderApp(<ArticleScreen />);
  expect(await screen.findByText('No such article')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Scam Education Blog' })).toBeTruthy();
});
