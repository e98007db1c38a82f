import type { CommandRoom, RoomCluster, RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import type { OperationDetail } from '@fap/shared/recondogs/operations.ts';
import { RECONDOG_UNITS, unitOf } from '@fap/shared/recondogs/units.ts';
import { makeOperation } from './status-fixtures.ts';

const AT = '2026-03-01T09:00:00.000Z';

/** A unit that was never sent anywhere. */
export function makeRoomUnit(key: string, part: Partial<RoomUnit> = {}): RoomUnit {
  const { id, name, codename, specialty } = unitOf(key);
  return {
    id,
    key,
    name,
    codename,
    specialty,
    state: 'Dormant',
    successRate: null,
    finishedRuns: 0,
    medianRunMs: null,
    lastActiveAt: null,
    target: null,
    report: null,
    ...part,
  };
}

/** A cluster of the grid on which no unit was. */
export function makeRoomCluster(part: Partial<RoomCluster> = {}): RoomCluster {
  return {
    id: 'cluster-001',
    name: 'Gold Ring',
    scamType: 'romance',
    status: 'Active',
    victims: 7,
    strength: 68,
    openOperations: 0,
    lastOperationId: 'operation-1',
    branches: [],
    protecting: [],
    runs: [],
    ...part,
  };
}

/** A command room with these units changed. */
export function makeRoom(units: readonly RoomUnit[], part: Partial<CommandRoom> = {}): CommandRoom {
  return {
    counters: { deployments: 847, operations: 12, clusters: 8, evidence: 2341, simulated: true },
    units: RECONDOG_UNITS.map(({ key }) => units.find((unit) => unit.key === key) ?? makeRoomUnit(key)),
    clusters: [makeRoomCluster()],
    ...part,
  };
}

/** An ended operation of two units: one found something, one failed. */
export function makeDetail(part: Partial<OperationDetail> = {}): OperationDetail {
  const step = (position: number, unit: string, status: OperationDetail['steps'][number]['status']) => ({
    position,
    unit,
    status,
    progress: position * 16,
    findings: status === 'ok' ? 1 : 0,
    at: new Date(Date.parse(AT) + position * 1000).toISOString(),
  });
  const run = { startedAt: AT, endedAt: AT, exhibits: 3, attempts: 1 };
  return {
    ...makeOperation({ units: 2, progress: 100, endedAt: '2026-03-01T09:01:00.000Z' }),
    clusterName: 'Gold Ring',
    state: 'ended',
    origin: 'admin',
    outcomes: { ok: 1, failed: 1 },
    findings: 1,
    resumable: 1,
    runs: [
      {
        ...run,
        runId: 'run-1',
        unit: 'memoryrebuilder',
        status: 'ok',
        reason: null,
        findings: [{ title: '2026-02-11', detail: 'reported', citations: [] }],
      },
      {
        ...run,
        runId: 'run-2',
        unit: 'apiauditor',
        status: 'failed',
        reason: 'It broke off several times',
        findings: [],
      },
    ],
    steps: [
      step(1, 'memoryrebuilder', 'queued'),
      step(2, 'apiauditor', 'queued'),
      step(3, 'memoryrebuilder', 'running'),
      step(4, 'memoryrebuilder', 'ok'),
      step(5, 'apiauditor', 'running'),
      step(6, 'apiauditor', 'failed'),
    ],
    ...part,
  };
}
