import type { AvailableUnit, UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { describe, expect, it } from 'vitest';
import type { DogStatus } from './data.ts';
import { addNews, type RunNews, withNews } from './live-status.ts';
import { makeOperation, makeRun, makeStatus, makeUnit } from './testing/status-fixtures.ts';

const fact = (unit: string, status: UnitRunStatus, progress = 0, operationId = 'operation-1') => ({
  operationId,
  clusterId: 'cluster-001',
  unit,
  status,
  progress,
});
const news = (...facts: Parameters<typeof addNews>[1][]): RunNews => facts.reduce(addNews, new Map());
const unitOf = (status: DogStatus, key: string): AvailableUnit | undefined =>
  status.availableReconDogs.find((unit) => unit.key === key);

const READ = makeStatus({
  availableReconDogs: [
    makeUnit('memoryrebuilder', { status: 'queued', lastRun: makeRun({ status: 'queued' }) }),
    makeUnit('apiauditor', { status: 'running', lastRun: makeRun({ status: 'running' }) }),
    makeUnit('socialscanner', { lastRun: makeRun({ status: 'partial', reason: 'The network was off' }) }),
    makeUnit('legaleagle'),
  ],
  operations: [makeOperation({ units: 3, progress: 33 })],
});

describe('a status as facts move it on', () => {
  it('shows a unit at work, and over with its first finding, before anything is read', () => {
    const finding = { title: 'Handle', detail: 'Named once.', citations: [{ exhibit: 'Report 1' }] };
    const after = withNews(
      READ,
      news(fact('memoryrebuilder', 'running', 33), { ...fact('apiauditor', 'ok', 67), finding }),
    );
    expect(unitOf(after, 'memoryrebuilder')).toMatchObject({
      status: 'running',
      lastRun: { status: 'running' },
    });
    expect(unitOf(after, 'apiauditor')).toMatchObject({
      status: 'ready',
      lastRun: { status: 'ok', findings: [finding] },
    });
    expect(after.operations[0]?.progress).toBe(67);
  });

  it('is never moved back: neither by a late fact nor by a read older than a fact', () => {
    const late = withNews(READ, news(fact('socialscanner', 'running'), fact('apiauditor', 'queued')));
    expect(late).toEqual(READ);
    const moved = news(fact('memoryrebuilder', 'ok', 100));
    expect(unitOf(withNews(READ, moved), 'memoryrebuilder')?.lastRun?.status).toBe('ok');
    const readLater = makeStatus({ ...READ, operations: [makeOperation({ units: 3, progress: 100 })] });
    expect(withNews(readLater, news(fact('memoryrebuilder', 'running', 33))).operations[0]?.progress).toBe(
      100,
    );
  });

  it('leaves units and operations alone that the fact is not about', () => {
    const other = news(
      fact('apiauditor', 'ok', 90, 'operation-2'),
      fact('legaleagle', 'running', 90, 'operation-2'),
    );
    expect(withNews(READ, other)).toEqual(READ);
    expect(withNews(READ, news())).toBe(READ);
  });
});

describe('a run that was queued after the read', () => {
  const second = (status: UnitRunStatus) => fact('apiauditor', status, 0, 'operation-2');
  const stateOf = (...facts: Parameters<typeof news>) => {
    const unit = unitOf(withNews(READ, news(...facts)), 'apiauditor');
    return [unit?.status, unit?.lastRun?.status, unit?.lastRun?.operationId];
  };

  it('is shown at once, as the facts tell it', () => {
    expect(stateOf(second('queued'))).toEqual(['queued', 'queued', 'operation-2']);
    expect(stateOf(second('queued'), second('running'))).toEqual(['running', 'running', 'operation-2']);
    expect(stateOf(second('queued'), second('empty'))).toEqual(['ready', 'empty', 'operation-2']);
  });

  it('is not covered up by the end of a run before it', () => {
    const first = fact('apiauditor', 'ok', 100, 'operation-1');
    expect(stateOf(second('queued'), first)).toEqual(['queued', 'queued', 'operation-2']);
    expect(stateOf(first, second('queued'))).toEqual(['queued', 'queued', 'operation-2']);
  });
});
