import type { SuggestedExhibit } from '@fap/shared/evidence/reading-contract.ts';
import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import { INDICATORS_OF_LAYER } from '@fap/shared/recondogs/layer-of.ts';
import { findTactics } from '@fap/shared/texts/find-tactics.ts';
import { and, desc, eq, isNotNull, notExists } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { mayKnow } from './policy.ts';
import { presentEvidence } from './presenter.ts';
import { findReading, selectEvidenceItems, withAnchor } from './queries.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { viewWords } from './view-words.ts';

/** Exhibits looked through, newest first: each is redacted for the reader, which takes a few milliseconds. */
const LOOKED_THROUGH = 16;
const SUGGESTED = 5;
const REASONS = 3;
const QUOTE_MAX_LENGTH = 80;
/** Between the points of a weak and a strong tactic. */
const INDICATOR_POINTS = 10;

/**
 * Exhibits of a cluster that no piece cites yet and whose words, as this reader may see them, speak of a layer: the strongest
 * first. Throws NOT_FOUND for a cluster that does not exist.
 */
export async function suggestExhibits(
  ctx: Ctx,
  ports: ReadingPorts,
  { clusterId, layer }: { clusterId: string; layer: number },
): Promise<SuggestedExhibit[]> {
  await getCluster(ctx, clusterId);
  const isCited = ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(eq(contribution.evidenceId, evidenceItem.id));
  const rows = await selectEvidenceItems(ctx.db)
    .innerJoin(evidenceReading, eq(evidenceReading.evidenceId, evidenceItem.id))
    .where(
      and(
        eq(evidenceItem.clusterId, clusterId),
        eq(evidenceItem.kind, 'file'),
        isNotNull(evidenceReading.text),
        notExists(isCited),
        mayKnow(ctx).scope,
      ),
    )
    .orderBy(desc(evidenceItem.createdAt), desc(evidenceItem.id))
    .limit(LOOKED_THROUGH);
  const found: (SuggestedExhibit & { points: number })[] = [];
  for (const row of rows.map(withAnchor)) {
    const { text } = await viewWords(ctx, ports, row, await findReading(ctx, row.id));
    const { points, reasons } = signsOf(text ?? '', layer);
    if (points === 0) continue;
    const { id, fileName, fileType } = presentEvidence(ctx, row);
    found.push({ id, fileName, fileType, reasons, points });
  }
  return found
    .sort((a, b) => b.points - a.points)
    .slice(0, SUGGESTED)
    .map(({ points: _, ...exhibit }) => exhibit);
}

/** What in words speaks of a layer: tactics by their points, and what the layer is made of. */
function signsOf(text: string, layer: number): { points: number; reasons: SuggestedExhibit['reasons'] } {
  const reasons = new Map<string, string>();
  let points = 0;
  for (const { tactic, start, end } of findTactics(text)) {
    if (tactic.layer !== layer || reasons.has(tactic.name)) continue;
    points += tactic.points;
    reasons.set(tactic.name, text.slice(start, end));
  }
  const types = INDICATORS_OF_LAYER[layer] ?? [];
  for (const { type, value } of extractIndicators(text)) {
    if (!types.includes(type) || reasons.has(type)) continue;
    points += INDICATOR_POINTS;
    reasons.set(type, value);
  }
  const shown = [...reasons].slice(0, REASONS);
  return {
    points,
    reasons: shown.map(([label, quote]) => ({ label, quote: quote.slice(0, QUOTE_MAX_LENGTH) })),
  };
}
