import { buildPlaybook } from '@fap/shared/clusters/playbook/build-playbook.ts';
import {
  PLAYBOOK_VERSION,
  type Playbook,
  type PlaybookFindings,
} from '@fap/shared/clusters/playbook/playbook-result.ts';
import type { Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { type CrowdWords, crowdWords, type TestimonySource } from '@fap/shared/privacy/crowd-words.ts';
import { eq, ne } from 'drizzle-orm';
import { clusterPlaybook } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/context.ts';
import { recordAudit, transact } from '../../../platform/transact.ts';
import { withPlaceholders } from '../cluster-placeholders.ts';
import { getCluster } from '../queries.ts';
import { readAway } from '../reading/read-away.ts';
import { loadReports, type PlaybookEvidence, type QuotableReport } from './load-reports.ts';

/**
 * Takes a cluster's playbook apart; while its reports and the rules are the same, the stored one is given, with the
 * time at which it was made. Throws NOT_FOUND.
 */
export async function detonatePlaybook(ctx: Ctx, clusterId: string): Promise<Playbook> {
  await getCluster(ctx, clusterId);
  const evidence = await loadReports(ctx, clusterId);
  const evidenceHash = sha256Hex(JSON.stringify([PLAYBOOK_VERSION, evidence]));
  const stored = await findStored(ctx, clusterId, evidenceHash);
  if (stored) return stored;
  // A long cluster must not hold up everybody else's requests.
  const read = await readAway(ctx, 'playbook', evidence.reports);
  return transact(ctx, 'playbook.detonate', async (tx) => {
    const result = await withPlaceholders(tx, clusterId, (placeholders) =>
      buildPlaybook(read, evidence.standing, quoterOf(evidence, placeholders)),
    );
    const computedAt = tx.clock.now();
    const row = { version: PLAYBOOK_VERSION, evidenceHash, result, computedAt };
    await tx.db
      .insert(clusterPlaybook)
      .values({ clusterId, ...row })
      .onConflictDoUpdate({
        target: clusterPlaybook.clusterId,
        set: row,
        // Somebody who asked at the same time was first: theirs is the one.
        setWhere: ne(clusterPlaybook.evidenceHash, evidenceHash),
      });
    // Without the cluster's id: its activity list is for what people do to it.
    await recordAudit(tx, {
      action: 'playbook.extracted',
      entityType: 'cluster',
      entityId: clusterId,
      after: { version: PLAYBOOK_VERSION, evidenceHash, confidence: result.confidence },
    });
    return (await findStored(tx, clusterId, evidenceHash)) ?? present(clusterId, result, computedAt);
  });
}

async function findStored(ctx: Ctx, clusterId: string, evidenceHash: string): Promise<Playbook | null> {
  const [row] = await ctx.db.select().from(clusterPlaybook).where(eq(clusterPlaybook.clusterId, clusterId));
  return row?.evidenceHash === evidenceHash ? present(clusterId, row.result, row.computedAt) : null;
}

const present = (clusterId: string, result: PlaybookFindings, computedAt: Date): Playbook => ({
  clusterId,
  ...result,
  extractedAt: computedAt.toISOString(),
});

/** Quotes of each report only what the crowd may read of it; everybody who reported is nameless in all of them. */
function quoterOf({ reports }: PlaybookEvidence, placeholders: Placeholders) {
  const victimNames = [...new Set(reports.flatMap(({ ownNames }) => ownNames.slice(0, 1)))];
  const byExhibit = new Map(reports.map((report) => [report.exhibit, report]));
  const readable = new Map<string, CrowdWords>();
  return (exhibit: string, words: string): string | null => {
    const report = byExhibit.get(exhibit);
    if (!report) return null;
    const own = readable.get(exhibit) ?? crowdWords(testimonyOf(report), { placeholders, victimNames });
    readable.set(exhibit, own);
    return own.quote(words);
  };
}

const testimonyOf = (report: QuotableReport): TestimonySource => ({
  texts: [
    { text: report.description, author: 'mixed' },
    { text: report.evidence, author: report.evidenceAuthor },
    ...report.files.map((text, index) => ({ text, author: report.fileAuthors[index] ?? 'mixed' })),
  ],
  ownNames: report.ownNames,
  mayQuoteOwnWords: report.mayQuoteOwnWords,
});
