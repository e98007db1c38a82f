import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { extractEvidence } from '../areas/evidence/extract-evidence.ts';
import type { ReadingPorts } from '../areas/evidence/reading/reading-ports.ts';
import { uploadEvidence } from '../areas/evidence/upload-evidence.ts';
import { collectBatch } from '../areas/vault/anchoring/collect-batch.ts';
import { followBatch } from '../areas/vault/anchoring/follow-batch.ts';
import { submitBatch } from '../areas/vault/anchoring/submit-batch.ts';
import { mineBlock } from '../areas/vault/development-chain/mine-block.ts';
import { developmentPorts } from '../areas/vault/development-chain/ports.ts';
import { appMeta } from '../db/schema/platform.ts';
import type { Ctx } from '../platform/write/context.ts';
import { corpusClusters } from './corpus/index.ts';
import type { CorpusReport } from './corpus/schemas.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { inLanes } from './in-lanes.ts';
import { markSeeded } from './mark-seeded.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';
import { demoClusterId, foundedAt } from './seed-reports.ts';

const MARKER = 'demo-exhibits';
const VERSION = '1';
/** Number of anchored evidence items of the demo (specification, section 9), one per cluster. */
const ITEMS = 134;
/** Clusters without seeded evidence, because simulated units work there on few evidence items. */
const isLeftOut = (index: number): boolean => index >= 60 && index < 68;
/** Evidence items per block, so that the demo's anchors are in several blocks. */
const PER_BLOCK = 24;
const HOUR_MS = 60 * 60 * 1000;

/** What seeding needs: the owners, readers of the items that work at the same time on one store, and a way to run pending events. */
export interface EvidenceSeed {
  people: () => Promise<DemoPeople>;
  readers: readonly ReadingPorts[];
  drain: () => Promise<unknown>;
  /** Number of items; fewer for a smaller demo. */
  items?: number;
}

/**
 * Uploads an evidence item for the first report of the demo's clusters, reads it, and anchors it in blocks of the development
 * chain, through the product's verbs. An interrupted seed resumes where it stopped.
 */
export async function seedEvidence(
  ctx: Ctx,
  { people, readers, drain, items = ITEMS }: EvidenceSeed,
): Promise<void> {
  const [marker] = await ctx.db.select().from(appMeta).where(eq(appMeta.key, MARKER));
  if (marker?.value === VERSION) return;
  const startedAt = performance.now();
  const indexes = corpusClusters.flatMap((_, index) => (isLeftOut(index) ? [] : [index])).slice(0, items);
  const { reporters } = await people();
  await inLanes(readers, indexes, async (index, readings) => {
    await extractEvidence(ctx, readings, await handIn(ctx, index, reporters, readings));
  });
  await drain();
  await anchorInBlocks(ctx);
  await drain();
  await markSeeded(ctx, MARKER, VERSION);
  ctx.log.info(
    { items: indexes.length, ms: Math.round(performance.now() - startedAt) },
    'demo evidence seeded',
  );
}

async function handIn(
  ctx: Ctx,
  index: number,
  reporters: DemoPeople['reporters'],
  { store }: ReadingPorts,
): Promise<string> {
  const corpus = corpusClusters[index];
  const report = corpus?.reports[0];
  const reporter = reporters[index % reporters.length];
  if (!corpus || !report || !reporter) throw new RangeError(`no demo cluster ${index}`);
  const at = new Date(foundedAt(index, ctx.clock.now()).getTime() + HOUR_MS);
  const values = placeholderValues(index, corpus.name);
  const { fileName, text } = keptFile({ ...report, evidence: fillPlaceholders(report.evidence, values) });
  const file = await store.receive(Readable.from([Buffer.from(text)]), Number.POSITIVE_INFINITY);
  try {
    const { row } = await uploadEvidence(
      { ...ctx, actor: reporter, clock: { now: () => at } },
      { fileName, file, clusterId: demoClusterId(index), author: 'other-side' },
    );
    return row.id;
  } finally {
    await file.discard();
  }
}

/** The file of a report: an e-mail for contacts by e-mail, otherwise a text file. */
function keptFile({ contactMethod, dateOccurred, evidence }: CorpusReport): {
  fileName: string;
  text: string;
} {
  if (contactMethod === 'email')
    return {
      fileName: `message-${dateOccurred}.eml`,
      text: [
        'Subject: (kept by the victim)',
        // The report's date instead of today's, so that a repeated seed makes the same file.
        `Date: ${new Date(dateOccurred).toUTCString()}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        evidence,
        '',
      ].join('\r\n'),
    };
  return { fileName: `what-they-said-${dateOccurred}.txt`, text: `${evidence}\n` };
}

/** Anchors the items in several blocks, with true times: a block attests the time at which it is mined. */
async function anchorInBlocks(ctx: Ctx): Promise<void> {
  const ports = developmentPorts(ctx);
  const collect = () => collectBatch(ctx, { maxDigests: PER_BLOCK });
  for (let batchId = await collect(); batchId; batchId = await collect()) {
    await submitBatch(ctx, ports, batchId);
    await mineBlock(ctx);
    await followBatch(ctx, ports, batchId);
  }
}
