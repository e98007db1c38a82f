import type { Ctx } from '../platform/write/context.ts';
import { secondReports } from './corpus/index.ts';
import type { CorpusCluster } from './corpus/schemas.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { foundedAt, listKnownKeys, reportKey, seedReport } from './seed-reports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Submits the second report of a cluster of which the corpus has one: only two reports can be compared. */
export async function seedSecondReport(
  ctx: Ctx,
  index: number,
  corpus: CorpusCluster,
  people: DemoPeople,
): Promise<void> {
  const told = secondReports.get(corpus.name);
  if (!told) return;
  // The place before it is left to the report that may relate the cluster to others.
  const position = corpus.reports.length + 1;
  const known = await listKnownKeys(ctx, [reportKey(index, position)]);
  if (known.size > 0) return;
  const at = new Date(foundedAt(index, ctx.clock.now()).getTime() + (2 + (index % 4)) * DAY_MS);
  const dateOccurred = new Date(at.getTime() - (3 + (index % 9)) * DAY_MS).toISOString().slice(0, 10);
  await seedReport(ctx, { index, corpus, position, report: { ...told, dateOccurred }, at }, people);
}
