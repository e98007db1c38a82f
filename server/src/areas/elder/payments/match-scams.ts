import type { ScamMatch } from '@fap/shared/elder/rules.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { mayMeanPerson } from '@fap/shared/privacy/indicator-figures.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { lookupIndicators } from '../../indicators/index.ts';
import type { NamedIndicator } from '../rows/named-by.ts';

/**
 * Which of these indicators are confirmed in a cluster, by id. What may be a person's own (an account, a number) counts only
 * once an analyst confirmed it: else anybody could try values and read off the answer who was reported.
 */
export async function matchScams(
  ctx: Ctx,
  named: readonly NamedIndicator[],
): Promise<ReadonlyMap<string, ScamMatch>> {
  const known = await lookupIndicators(ctx, named);
  const confirmed = [...known.values()].filter(
    ({ state, decision, type, isTooCommon }) =>
      state === 'confirmed' && !isTooCommon && (decision === 'confirmed' || !mayMeanPerson(type)),
  );
  return new Map(
    confirmed.map(({ id, type, value, reports }) => [
      id,
      {
        indicatorId: id,
        type,
        defanged: defang(type, value),
        reports: mayMeanPerson(type) ? 0 : reports,
      },
    ]),
  );
}
