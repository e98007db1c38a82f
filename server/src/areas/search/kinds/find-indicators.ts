import { can } from '@fap/shared/auth/capabilities.ts';
import type { SearchResult } from '@fap/shared/search/contract.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { and } from 'drizzle-orm';
import { indicator, indicatorSearch } from '../../../db/schema/indicators.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { MAY_BE_LISTED } from '../../indicators/index.ts';
import { findNear, MOST_CANDIDATES } from './find-candidates.ts';
import type { Question } from './question.ts';

/** Indicators for who may look them up, as far as the index lists them; opening one is recorded, as ever. */
export async function findIndicators(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  if (!can(ctx.actor.roles, 'indicator.look-up')) return [];
  const rows = await findNear(indicatorSearch, words, (hasWords) =>
    ctx.db
      .select({
        id: indicator.id,
        type: indicator.type,
        title: indicator.value,
        mentions: indicator.mentions,
        firstSeenAt: indicator.firstSeenAt,
      })
      .from(indicator)
      .where(and(hasWords, MAY_BE_LISTED))
      .limit(MOST_CANDIDATES),
  );
  const found = rows.map((row) => ({ ...row, text: '', at: row.firstSeenAt.getTime() }));
  return rankFound(words, found, limit).map(({ id, type, title, mentions }) => ({
    kind: 'indicator',
    id,
    title,
    snippet: `${type} · ${mentions === 1 ? 'named once' : `named ${mentions} times`}`,
    clusterId: null,
    layer: null,
  }));
}
