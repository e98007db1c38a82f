import { afterEach, expect, test, vi } from 'vitest';
import { forgetAccount } from './forget-account.ts';

const files = vi.hoisted(() => new Set<string>());
vi.mock('idb-keyval', () => ({
  keys: async () => [...files],
  delMany: async (gone: string[]) => {
    for (const key of gone) files.delete(key);
  },
}));
const forgotten = vi.hoisted(() => vi.fn(async (_accountId: string) => {}));
vi.mock('../../../platform/kept-documents.ts', () => ({ forgetDocuments: forgotten }));

const piece = (accountId: string) => ({ id: accountId, accountId, body: { content: 'A badge' } });

afterEach(() => {
  localStorage.clear();
  files.clear();
});

test('nothing of a deleted account stays in the browser, and everything of others does', async () => {
  localStorage.setItem('fap:theme', 'dark');
  localStorage.setItem('fap:queue:puzzle-pieces', JSON.stringify([piece('ana'), piece('leo')]));
  for (const id of ['ana', 'leo']) {
    localStorage.setItem(`fap:draft:report:${id}`, '{"story":"They called at night"}');
    localStorage.setItem(`fap:search:${id}`, '[]');
    localStorage.setItem(`visit ${id}`, '{}');
    files.add(`fap:files:report:${id}`);
  }
  localStorage.setItem('fap:own:call-answers', '{}');
  await forgetAccount('ana');
  const kept = Object.keys(localStorage).filter((key) => key !== 'fap:queue:puzzle-pieces');
  expect(kept.toSorted()).toEqual(['fap:draft:report:leo', 'fap:search:leo', 'fap:theme', 'visit leo']);
  expect(localStorage.getItem('fap:queue:puzzle-pieces')).toBe(JSON.stringify([piece('leo')]));
  expect([...files]).toEqual(['fap:files:report:leo']);
  expect(forgotten).toHaveBeenCalledWith('ana');
});

test('a browser without a database forgets the rest', async () => {
  localStorage.setItem('fap:draft:report:ana', '{}');
  forgotten.mockRejectedValueOnce(new Error('no database'));
  await forgetAccount('ana');
  expect(localStorage.length).toBe(0);
});
