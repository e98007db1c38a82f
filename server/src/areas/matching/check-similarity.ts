import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { CANDIDATE_PERCENT } from '@fap/shared/matching/constants.ts';
import type { EvidenceSubmission, SimilarityResult } from '@fap/shared/matching/contract.ts';
import { textLikeness } from '@fap/shared/matching/match-score.ts';
import { DNA_LAYERS, type LayerSimilarities } from '@fap/shared/matching/traits/layers.ts';
import { publicFigure } from '@fap/shared/privacy/public-figures.ts';
import { inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { runTextTask } from '../texts/index.ts';
import { type ClusterMatch, findMatches } from './find-matches.ts';
import { recommend } from './recommend.ts';

const MAX_MATCHES = 10;
/** Likeness (0–1) from which a layer is listed as matching. */
const ALIKE = 0.6;

/** The clusters most similar to a submission, best first; nothing is stored. */
export async function checkSimilarity(ctx: Ctx, submission: EvidenceSubmission): Promise<SimilarityResult> {
  const { websiteUrl, scriptText, scammerName, contactInfo, paymentMethod, description } = submission;
  const features = await runTextTask(ctx, 'question', {
    description,
    evidence: [scriptText, websiteUrl, contactInfo, paymentMethod].filter((part) => part.trim()).join('\n'),
    scamPersonas: scammerName,
  });
  const matches = (await findMatches(ctx, features, { isQuestion: true }))
    .filter(({ percent }) => percent >= CANDIDATE_PERCENT)
    .slice(0, MAX_MATCHES);
  const clusters = await loadClusters(
    ctx,
    matches.map(({ clusterId }) => clusterId),
  );
  const shown = matches.flatMap((match) => {
    const found = clusters.get(match.clusterId);
    if (!found) return [];
    const { contributors, ...named } = found;
    return {
      cluster: named,
      // Rounded to whole percents, so that the answer is no oracle for refining guesses.
      score: Math.round(match.percent),
      joinsByItself: match.joinsByItself,
      contributorCount: publicFigure(contributors) ?? 0,
      matchedElements: describeElements(match),
    };
  });
  return {
    intercepted: shown.length > 0,
    matches: shown,
    similarityScores: matches.map(({ clusterId, layers, textSimilarity }) => ({
      clusterId,
      layers: asPercents(layers),
      text: textSimilarity > 0 ? Math.round(textLikeness(textSimilarity) * 100) : null,
    })),
    recommendation: recommend(shown[0] ?? null),
  };
}

const asPercents = (layers: LayerSimilarities) =>
  Object.fromEntries(
    DNA_LAYERS.map(({ key }) => [key, layers[key] === null ? null : Math.round(layers[key] * 100)]),
  ) as Record<keyof LayerSimilarities, number | null>;

/** What a submission and a cluster have in common, in words. */
function describeElements({ sharedIdentifiers, layers, textSimilarity }: ClusterMatch): string[] {
  const named = sharedIdentifiers.map(
    ({ type, value }) => `${type}: ${defang(type as IndicatorType, value)}`,
  );
  const alike = DNA_LAYERS.flatMap(({ key, name }) => {
    const likeness = layers[key];
    return likeness !== null && likeness >= ALIKE ? sayAlike(name, wholePercent(likeness)) : [];
  });
  const wording = textLikeness(textSimilarity);
  return [...named, ...(wording >= ALIKE ? [t`Wording ${wholePercent(wording)}% alike`] : []), ...alike];
}

const sayAlike = (ownLayer: string, percent: number): string => t`${ownLayer} layer ${percent}% alike`;

interface NamedCluster {
  id: string;
  name: string;
  description: string;
  contributors: number;
}

async function loadClusters(ctx: Ctx, ids: string[]): Promise<Map<string, NamedCluster>> {
  if (ids.length === 0) return new Map();
  const contributors = await countContributors(ctx, ids);
  const rows = await ctx.db
    .select({ id: cluster.id, name: cluster.name, description: cluster.description })
    .from(cluster)
    .where(inArray(cluster.id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, contributors: contributors.get(row.id) ?? 0 }]));
}

/** People who reported to a cluster or solve its puzzle, and to those merged into it; each once. */
async function countContributors(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  const rows = await ctx.db.execute<{ root: string; people: number }>(sql`
    with recursive member as (
      select id as root, id from ${cluster} where id = any(${sql.param(ids)}::text[])
      union all
      select member.root, next.id from member join ${cluster} as next on next.merged_into = member.id
    )
    select root, count(*)::int as people from (
      select root, ${report.reporterId} from member join ${report} on ${report.clusterId} = member.id
      union
      select root, ${contribution.authorId} from member
      join ${contribution} on ${contribution.clusterId} = member.id and ${contribution.status} not in ('disputed', 'withdrawn')
    ) as person group by root`);
  return new Map(rows.map(({ root, people }) => [root, people]));
}
