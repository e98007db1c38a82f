import type { AvailableUnit, EchoNode, OperationSummary } from '@fap/shared/recondogs/entities.ts';
import { RECONDOG_UNITS, unitOf } from '@fap/shared/recondogs/units.ts';
import type { DogStatus } from '../data.ts';

const AT = '2026-03-01T09:00:00.000Z';

type Run = NonNullable<AvailableUnit['lastRun']>;

/** A unit that is ready; each test overrides what matters to it. */
export function makeUnit(key: string, part: Partial<AvailableUnit> = {}): AvailableUnit {
  const { id, name, codename, specialty } = unitOf(key);
  return {
    id,
    key,
    name,
    codename,
    specialty,
    status: 'ready',
    successRate: null,
    finishedRuns: 0,
    lastDeployedAt: null,
    lastRun: null,
    ...part,
  };
}

/** A run that found nothing. */
export function makeRun(part: Partial<Run> = {}): Run {
  return {
    runId: 'run-1',
    operationId: 'operation-1',
    unit: 'memoryrebuilder',
    status: 'empty',
    reason: null,
    findings: [],
    endedAt: AT,
    ...part,
  };
}

/** A running operation. */
export function makeOperation(part: Partial<OperationSummary> = {}): OperationSummary {
  return {
    operationId: 'operation-1',
    clusterId: 'cluster-001',
    priority: 'medium',
    units: 20,
    progress: 0,
    simulated: false,
    startedAt: AT,
    endedAt: null,
    ...part,
  };
}

/** A node that beat just now. */
export function makeNode(part: Partial<EchoNode> = {}): EchoNode {
  return {
    name: 'node-a',
    state: 'active',
    startedAt: AT,
    beatAt: AT,
    connections: 7,
    queueDepth: 2,
    lagMs: 11,
    ...part,
  };
}

/** The status of a cluster with twenty ready units and no operation. */
export function makeStatus(part: Partial<DogStatus> = {}): DogStatus {
  const nodes = part.nodes ?? [makeNode()];
  return {
    availableReconDogs: RECONDOG_UNITS.map(({ key }) => makeUnit(key)),
    globalEchoNodes: Object.fromEntries(nodes.map(({ name, state }) => [name, state])),
    operations: [],
    nodes,
    ...part,
  };
}
