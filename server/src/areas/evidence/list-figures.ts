import { can } from '@fap/shared/auth/capabilities.ts';
import { mayCrowdSeeFigures } from '@fap/shared/evidence/indicator-figures.ts';
import type { Indicator } from '@fap/shared/evidence/indicator-types.ts';
import type { ShownFigures } from '@fap/shared/evidence/reading-contract.ts';
import { publicFigure } from '@fap/shared/privacy/public-figures.ts';
import type { Ctx } from '../../platform/context.ts';
import { lookupIndicators } from '../clusters/index.ts';

/**
 * How often indicators are named elsewhere: everything for analysts; for everybody else, owners included, only what tells
 * of no person. A file is quickly written, and must not answer whether somebody was reported.
 */
export async function listFigures(
  ctx: Ctx,
  indicators: readonly Pick<Indicator, 'type' | 'value'>[],
): Promise<ShownFigures[]> {
  const known = [...(await lookupIndicators(ctx, indicators)).values()];
  const isAnalyst = can(ctx.actor.roles, 'indicator.look-up');
  return known
    .filter((one) => isAnalyst || mayCrowdSeeFigures(one))
    .map(({ type, value, reports, clusters, rarity, isTooCommon, state }) => ({
      type,
      value,
      reports: isAnalyst ? reports : (publicFigure(reports) ?? 0),
      clusters: isAnalyst ? clusters : (publicFigure(clusters) ?? 0),
      // Exactly told it would give the number of reports away again.
      rarity: isAnalyst || rarity === null ? rarity : Math.round(rarity * 10) / 10,
      isTooCommon,
      state,
    }));
}
