import { expect, test } from 'vitest';
import { countOver, watchedFrom, withProgress } from './progress-of.ts';

const fact = (source: string, status: 'queued' | 'running' | 'ok', runId = 'run-1') => ({
  runId,
  source,
  sourceId: source,
  status,
  processed: 0,
  total: null,
});

test('a harvest is followed source by source; a late fact does not bring a finished source back to work', () => {
  let watched = withProgress(null, fact('a', 'queued'));
  watched = withProgress(watched, fact('b', 'queued'));
  watched = withProgress(watched, fact('a', 'ok'));
  watched = withProgress(watched, fact('a', 'running'));
  expect(watched.sources.get('a')?.status).toBe('ok');
  expect(countOver(watched)).toEqual({ over: 1, all: 2, percent: 50 });
});

test('a fact of another harvest begins anew', () => {
  const watched = withProgress(withProgress(null, fact('a', 'ok')), fact('b', 'running', 'run-2'));
  expect([watched.runId, [...watched.sources.keys()]]).toEqual(['run-2', ['b']]);
});

test('the harvest under way is known from a read, before any fact', () => {
  const sources = [{ source: 'a', status: 'running' as const, processed: 2, error: null }];
  const harvestResults = { totalEntriesProcessed: 2, newEntries: 0, clustersUpdated: 0, sources };
  const watched = watchedFrom({ runId: 'run-1', status: 'running', reason: null, harvestResults });
  expect(countOver(watched)).toEqual({ over: 0, all: 1, percent: 0 });
});
