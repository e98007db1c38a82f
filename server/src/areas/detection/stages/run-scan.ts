import type { DetectionStage } from '@fap/shared/detection/stages.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { advanceStage, claimRun, type RunRow, stageOf } from '../advance-run.ts';
import { completeScan } from '../end-scan.ts';
import { assignClusters } from './assign-clusters.ts';
import { crawlSources } from './crawl-sources.ts';
import { extractFeatures } from './extract-features.ts';
import { integrateEvidence } from './integrate-evidence.ts';
import { matchFindings } from './match-findings.ts';
import type { StageStep } from './next-findings.ts';

/** A stage's work on one batch. Idempotent, so that any number of workers may crash in between. */
type Stage = (tx: TxCtx, run: RunRow) => Promise<StageStep>;

const STAGES: readonly (readonly [DetectionStage, Stage])[] = [
  ['Source Crawling', crawlSources],
  ['Fingerprint Extraction', extractFeatures],
  ['Similarity Matching', matchFindings],
  ['Cluster Assignment', assignClusters],
  ['Evidence Integration', integrateEvidence],
];

/** Runs the remaining stages of a scan; does nothing for one that ended. */
export async function runScan(ctx: Ctx, runId: string): Promise<void> {
  let run = await claimRun(ctx, runId);
  if (!run) return;
  for (const [name, work] of STAGES) run = await runStage(ctx, run, name, work);
  await completeScan(ctx, run);
}

async function runStage(ctx: Ctx, begun: RunRow, name: DetectionStage, work: Stage): Promise<RunRow> {
  const state = stageOf(begun, name);
  if (state.status === 'complete') return begun;
  let run = await transact(ctx, 'platform', (tx) => advanceStage(tx, begun, { ...state, status: 'active' }));
  for (let isDone = false; !isDone; ) {
    [run, isDone] = await transact(ctx, 'platform', async (tx) => {
      const step = await work(tx, run);
      const items = stageOf(run, name).items + step.handled;
      const status = step.isDone ? 'complete' : 'active';
      return [await advanceStage(tx, run, { stage: name, status, items }, step.change), step.isDone] as const;
    });
  }
  return run;
}
