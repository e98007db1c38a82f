import type { AvailableUnit, UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { describe, expect, it } from 'vitest';
import type { DogStatus } from './data.ts';
import { addRunFact, type RunFacts, withRunFacts } from './live-status.ts';
import { makeOperation, makeRun, makeStatus, makeUnit } from './testing/status-fixtures.ts';

const fact = (unit: string, status: UnitRunStatus, progress = 0, operationId = 'operation-1') => ({
  operationId,
  clusterId: 'cluster-001',
  unit,
  status,
  progress,
});
const factsOf = (...facts: Parameters<typeof addRunFact>[1][]): RunFacts =>
  facts.reduce(addRunFact, new Map());
const unitOf = (status: DogStatus, key: string): AvailableUnit | undefined =>
  status.availableReconDogs.find((unit) => unit.key === key);

const FETCHED = makeStatus({
  availableReconDogs: [
    makeUnit('memoryrebuilder', { status: 'queued', lastRun: makeRun({ status: 'queued' }) }),
    makeUnit('apiauditor', { status: 'running', lastRun: makeRun({ status: 'running' }) }),
    makeUnit('socialscanner', { lastRun: makeRun({ status: 'partial', reason: 'The network was off' }) }),
    makeUnit('legaleagle'),
  ],
  operations: [makeOperation({ units: 3, progress: 33 })],
});

describe('a status with facts applied', () => {
  it('shows a unit running, then done with its first finding, before any fetch', () => {
    const finding = { title: 'Handle', detail: 'Named once.', citations: [{ exhibit: 'Report 1' }] };
    const after = withRunFacts(
      FETCHED,
      factsOf(fact('memoryrebuilder', 'running', 33), { ...fact('apiauditor', 'ok', 67), finding }),
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

  it('never goes back, neither by a late fact nor by a fetch older than a fact', () => {
    const late = withRunFacts(
      FETCHED,
      factsOf(fact('socialscanner', 'running'), fact('apiauditor', 'queued')),
    );
    expect(late).toEqual(FETCHED);
    const moved = factsOf(fact('memoryrebuilder', 'ok', 100));
    expect(unitOf(withRunFacts(FETCHED, moved), 'memoryrebuilder')?.lastRun?.status).toBe('ok');
    const laterFetch = makeStatus({ ...FETCHED, operations: [makeOperation({ units: 3, progress: 100 })] });
    expect(
      withRunFacts(laterFetch, factsOf(fact('memoryrebuilder', 'running', 33))).operations[0]?.progress,
    ).toBe(100);
  });

  it('leaves other units and operations alone', () => {
    const other = factsOf(
      fact('apiauditor', 'ok', 90, 'operation-2'),
      fact('legaleagle', 'running', 90, 'operation-2'),
    );
    expect(withRunFacts(FETCHED, other)).toEqual(FETCHED);
    expect(withRunFacts(FETCHED, factsOf())).toBe(FETCHED);
  });
});

describe('a run that was queued after the fetch', () => {
  const second = (status: UnitRunStatus) => fact('apiauditor', status, 0, 'operation-2');
  const stateOf = (...facts: Parameters<typeof factsOf>) => {
    const unit = unitOf(withRunFacts(FETCHED, factsOf(...facts)), 'apiauditor');
    return [unit?.status, unit?.lastRun?.status, unit?.lastRun?.operationId];
  };

  it('is shown at once, from its facts', () => {
    expect(stateOf(second('queued'))).toEqual(['queued', 'queued', 'operation-2']);
    expect(stateOf(second('queued'), second('running'))).toEqual(['running', 'running', 'operation-2']);
    expect(stateOf(second('queued'), second('empty'))).toEqual(['ready', 'empty', 'operation-2']);
  });

  it('is not hidden by the end of an earlier run', () => {
    const first = fact('apiauditor', 'ok', 100, 'operation-1');
    expect(stateOf(second('queued'), first)).toEqual(['queued', 'queued', 'operation-2']);
    expect(stateOf(first, second('queued'))).toEqual(['queued', 'queued', 'operation-2']);
  });
});
