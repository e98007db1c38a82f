import type { Priority } from '@fap/shared/clusters/constants.ts';
import type { EchoNode, Operation, OperationSummary, UnitRun } from '@fap/shared/recondogs/entities.ts';
import type { ServerNode } from '../../platform/nodes/node-registry.ts';
import type { OperationRow, RunRow } from './deploy-units.ts';

/** An operation with its runs. */
export function presentOperation(operation: OperationRow, runs: readonly RunRow[]): Operation {
  const ended = runs.filter(({ endedAt }) => endedAt !== null).length;
  return { ...presentSummary(operation, ended), runs: runs.map(presentRun) };
}

/** An operation of whose runs so many are over. */
export function presentSummary(operation: OperationRow, ended: number): OperationSummary {
  return {
    operationId: operation.id,
    clusterId: operation.clusterId,
    priority: operation.priority as Priority,
    units: operation.units,
    progress: Math.round((ended / operation.units) * 100),
    simulated: operation.trigger === 'simulator',
    startedAt: operation.createdAt.toISOString(),
    endedAt: operation.endedAt?.toISOString() ?? null,
  };
}

/** A unit's run. */
export function presentRun(run: RunRow): UnitRun {
  return {
    runId: run.id,
    unit: run.unit,
    status: run.status,
    reason: run.reason,
    findings: run.findings,
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}

/** A server process as an Echo Node. */
export function presentNode(node: ServerNode): EchoNode {
  return {
    name: node.name,
    state: node.state,
    startedAt: node.startedAt.toISOString(),
    beatAt: node.beatAt.toISOString(),
    connections: node.sockets + node.collabConnections,
    queueDepth: node.queueDepth,
    lagMs: node.lagMs,
  };
}
