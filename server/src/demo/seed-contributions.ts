import { LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { DisputeReason } from '@fap/shared/puzzle/constants.ts';
import { contributePiece, reviewContribution } from '../areas/puzzle/index.ts';
import type { Actor, Ctx } from '../platform/write/context.ts';
import { layerPieces } from './corpus/index.ts';
import type { CorpusCluster } from './corpus/schemas.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';
import { demoClusterId, foundedAt } from './seed-reports.ts';

const HOUR_MS = 60 * 60 * 1000;

const DISPUTES: readonly { reason: DisputeReason; note: string }[] = [
  { reason: 'not-in-source', note: 'The source does not say this; please cite the exhibit.' },
  { reason: 'unchecked', note: 'I tried to find this in the messages and could not. Where did you see it?' },
  { reason: 'other-layer', note: 'True, but it is about the payment and not about the first contact.' },
  { reason: 'wrong', note: 'The two reports contradict each other here; the later one has the dates.' },
];
/** Most people confirm without a word. */
const CONFIRMATIONS = [
  '',
  '',
  'Checked against the first report.',
  '',
  'Same in two reports, I compared the wording.',
];

/** How many layers of a cluster have contributions: the first clusters are nearly solved, most have just begun. */
function layersWorkedOn(index: number): number {
  if (index < 4) return 11;
  if (index < 12) return 8;
  if (index < 42) return 3 + (index % 3);
  return index % 3;
}

/** Contributes and reviews as the demo's agents; some contributions stay open, some are disputed. */
export async function seedContributions(
  ctx: Ctx,
  index: number,
  corpus: CorpusCluster,
  people: DemoPeople,
): Promise<void> {
  const clusterId = demoClusterId(index);
  const values = placeholderValues(index, corpus.name);
  let at = foundedAt(index, ctx.clock.now()).getTime() + 30 * HOUR_MS;
  const as = (actor: Actor): Ctx => {
    at = Math.min(at + 17 * 60_000, ctx.clock.now().getTime());
    const now = new Date(at);
    return { ...ctx, actor, clock: { now: () => now } };
  };
  const agent = (offset: number): Actor => {
    const found = people.agents[(index * 3 + offset) % people.agents.length];
    if (!found) throw new Error('the demo has no agents');
    return found;
  };
  for (let step = 0; step < layersWorkedOn(index); step += 1) {
    const layer = ((index + step * 5) % LAYER_COUNT) + 1;
    const variants = (layerPieces.get(corpus.scamType)?.[layer] ?? []).filter((text) =>
      namesOnlyIndicatorsOf(corpus, text),
    );
    const content = variants[(index + step) % variants.length];
    if (!content) continue;
    const { contribution } = await contributePiece(as(agent(step)), {
      clusterId,
      layer,
      content: fillPlaceholders(content, values),
      type: 'text',
      confidence: 55 + ((index * 7 + step * 11) % 40),
      idempotencyKey: `demo-${clusterId}-${layer}`,
    });
    // Two of three contributions are reviewed; every eleventh is disputed.
    if ((index + step) % 3 === 2) continue;
    const isDisputed = (index + step) % 11 === 10;
    const reviewers = step % 4 === 3 ? [people.analyst] : [agent(step + 7), agent(step + 13)];
    for (const reviewer of reviewers) {
      await reviewOnce(as(reviewer), contribution.id, { isDisputed, place: index + step });
    }
  }
}

/** Whether a contribution names only indicators that the cluster's own reports name. */
function namesOnlyIndicatorsOf(corpus: CorpusCluster, piece: string): boolean {
  const words = corpus.reports
    .map((report) => `${report.description} ${report.evidence} ${report.scamPersonas}`)
    .join(' ');
  return (piece.match(/\{\w+\}/gu) ?? []).every((placeholder) => words.includes(placeholder));
}

/** Reviews a contribution unless an interrupted seed already did. */
async function reviewOnce(
  ctx: Ctx,
  contributionId: string,
  { isDisputed, place }: { isDisputed: boolean; place: number },
): Promise<void> {
  const dispute = DISPUTES[place % DISPUTES.length];
  try {
    await reviewContribution(ctx, {
      contributionId,
      verdict: isDisputed ? 'dispute' : 'confirm',
      note: (isDisputed ? dispute?.note : CONFIRMATIONS[place % CONFIRMATIONS.length]) ?? '',
      reason: isDisputed ? dispute?.reason : undefined,
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
  }
}
