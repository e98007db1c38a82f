import type { Citation, Finding } from '@fap/shared/recondogs/cluster-evidence.ts';
import type { SuggestedFinding } from '@fap/shared/recondogs/findings-contract.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import { recondogRun } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { getCluster, listMembers, listVictimNames, withPlaceholdersInWorker } from '../clusters/index.ts';
import { runTextTask } from '../texts/index.ts';
import { type CitedWords, loadCitedWords } from './load-cited-words.ts';

const SUGGESTED = 6;
/** One unit must not take all places. */
const OF_A_UNIT = 2;

interface Candidate {
  unit: string;
  finding: Finding;
  endedAt: Date;
}

/**
 * What the newest runs found that speaks of a layer and stands in no piece of it yet, with the cited words as the crowd may read them now.
 * Throws NOT_FOUND.
 */
export async function suggestFindings(
  ctx: Ctx,
  { clusterId, layer }: { clusterId: string; layer: number },
): Promise<SuggestedFinding[]> {
  await getCluster(ctx, clusterId);
  const candidates = await listCandidates(ctx, clusterId, layer);
  if (candidates.length === 0) return [];
  const members = await listMembers(ctx, clusterId);
  const cited = await loadCitedWords(
    ctx,
    members,
    candidates.map(({ finding, endedAt }) => ({ citation: firstPlace(finding), endedAt })),
  );
  const quotes = await quoteWords(ctx, clusterId, cited);
  return candidates.map(({ unit, finding: { title, detail } }, index) => ({
    unit: unitOf(unit).name,
    title,
    detail,
    evidenceId: cited[index]?.evidenceId ?? null,
    quote: quotes[index] ?? null,
  }));
}

async function listCandidates(ctx: Ctx, clusterId: string, layer: number): Promise<Candidate[]> {
  const runs = await ctx.db
    .selectDistinctOn([recondogRun.unit])
    .from(recondogRun)
    .where(and(eq(recondogRun.clusterId, clusterId), isNotNull(recondogRun.endedAt)))
    .orderBy(recondogRun.unit, desc(recondogRun.createdAt), desc(recondogRun.id));
  const pieces = await ctx.db
    .select({ content: contribution.content })
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), eq(contribution.layer, layer)));
  const said = pieces.map(({ content }) => content.toLowerCase());
  return runs
    .flatMap(({ unit, findings, endedAt }) =>
      findings
        .filter((finding) => finding.layer === layer && isNew(finding, said))
        .slice(0, OF_A_UNIT)
        .map((finding) => ({ unit, finding, endedAt: endedAt ?? new Date(0) })),
    )
    .sort((a, b) => b.finding.citations.length - a.finding.citations.length)
    .slice(0, SUGGESTED);
}

const isNew = ({ title }: Finding, said: readonly string[]): boolean =>
  !said.some((content) => content.includes(title.toLowerCase()));

/** The first cited place; a whole exhibit where no place is cited. */
const firstPlace = ({ citations }: Finding): Citation | null =>
  citations.find(({ start }) => start !== undefined) ?? citations[0] ?? null;

/** The words as the crowd may read them: what the other side wrote, masked. */
async function quoteWords(
  ctx: Ctx,
  clusterId: string,
  cited: readonly CitedWords[],
): Promise<(string | null)[]> {
  const quotable = cited.flatMap(({ quotable: words }, index) => (words ? [{ ...words, index }] : []));
  const quotes: (string | null)[] = cited.map(() => null);
  if (quotable.length === 0) return quotes;
  const victimNames = await listVictimNames(ctx, clusterId);
  const written = await transact(
    ctx,
    'evidence.view',
    (tx) =>
      withPlaceholdersInWorker(tx, clusterId, (scope) =>
        runTextTask(tx, 'crowdQuotes', { scope, victimNames, quotable }),
      ),
    { housekeeping: 'which number stands for a hidden detail in what is quoted' },
  );
  quotable.forEach(({ index }, at) => {
    quotes[index] = written[at] ?? null;
  });
  return quotes;
}
