import type { IndicatorAnswer } from '@fap/shared/indicators/contract.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { parseAskedValue } from '@fap/shared/indicators/parse-asked-value.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { indicatorId } from './indicator-id.ts';
import { type KnownIndicator, lookupIndicators } from './lookup-indicators.ts';

/** Looks values up for an analyst; the audit row has ids in place of the values. */
export async function lookupValues(
  ctx: Ctx,
  values: readonly string[],
): Promise<{ asked: string; indicators: IndicatorAnswer[] }[]> {
  const asked = values.map((value) => ({ value, ...parseAskedValue(value) }));
  return transact(ctx, 'indicator.look-up', async (tx) => {
    const known = await lookupIndicators(
      tx,
      asked.flatMap(({ read, guessed }) => [...read, ...guessed]),
    );
    await recordAudit(tx, {
      action: 'indicator.looked-up',
      entityType: 'indicator',
      entityId: 'look-up',
      after: { values: values.length, found: [...known.keys()] },
    });
    return asked.map(({ value, read, guessed }) => {
      const answers = [...read, ...guessed].map((one) => presentIndicator(one, known.get(indicatorId(one))));
      return { asked: value, indicators: answers.filter((one, at) => at < read.length || one.known) };
    });
  });
}

/** An indicator with everything the index knows of it. */
export function presentIndicator(
  { type, value }: Pick<Indicator, 'type' | 'value'>,
  known: KnownIndicator | undefined,
): IndicatorAnswer {
  return {
    id: indicatorId({ type, value }),
    type,
    value,
    defanged: defang(type, value),
    known: known ? presentKnown(known) : null,
  };
}

/** The figures of an indicator as answers have them. */
export function presentKnown(row: KnownIndicator): NonNullable<IndicatorAnswer['known']> {
  const { reports, clusters, rarity, isTooCommon, state, mentions, reporters, refutations } = row;
  const { decision, decisionNote, decidedAt } = row;
  return {
    ...{ reports, clusters, rarity, isTooCommon, state, mentions, reporters, refutations },
    decision:
      decision && decidedAt
        ? {
            state: decision as 'confirmed' | 'contested',
            note: decisionNote ?? '',
            at: decidedAt.toISOString(),
          }
        : null,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
