import type { IndicatorAnswer } from '@fap/shared/indicators/contract.ts';
import type { IndicatorDecision, IndicatorState } from '@fap/shared/indicators/indicator-state.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { indicator } from '../../db/schema/indicators.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { indicatorEvents } from './events.ts';
import { indicatorId } from './indicator-id.ts';
import { lookupIndicators } from './lookup-indicators.ts';
import { presentIndicator } from './lookup-values.ts';
import { type IndicatorRow, settleStates } from './settle-states.ts';

export interface DecideIndicatorInput extends Pick<Indicator, 'type' | 'value'> {
  /** Null takes an earlier decision back. */
  decision: IndicatorDecision;
  note: string;
  /** The state the analyst saw. */
  seenState?: IndicatorState | undefined;
}

/**
 * Records an analyst's decision on an indicator, which outranks its counts until revoked. Throws NOT_FOUND for an unknown
 * one, and CONFLICT with the current state when it changed since the analyst looked.
 */
export async function decideIndicator(ctx: Ctx, input: DecideIndicatorInput): Promise<IndicatorAnswer> {
  const decidedBy = actingAccount(ctx);
  const id = indicatorId(input);
  return transact(ctx, 'indicator.decide', async (tx) => {
    const [row] = await tx.db.select().from(indicator).where(eq(indicator.id, id)).for('update');
    if (!row) throw new AppError('NOT_FOUND', { message: t`Nobody named this` });
    await checkStillSeen(tx, input, row);
    const { decision, note } = input;
    const [decided] = await tx.db
      .update(indicator)
      .set({ decision, decisionNote: note, decidedBy, decidedAt: tx.clock.now() })
      .where(eq(indicator.id, id))
      .returning();
    if (!decided) throw new Error(`indicator ${id} is gone`);
    await recordAudit(tx, {
      action: 'indicator.decided',
      entityType: 'indicator',
      entityId: id,
      before: { decision: row.decision, state: row.state },
      after: { decision, note },
    });
    await settleStates(tx, [decided]);
    if (decision !== row.decision)
      emit(tx, indicatorEvents.decided, { indicatorId: id, from: row.decision, to: decision });
    return answer(tx, input);
  });
}

async function checkStillSeen(tx: TxCtx, input: DecideIndicatorInput, row: IndicatorRow): Promise<void> {
  if (input.seenState === undefined || input.seenState === row.state) return;
  throw new AppError('CONFLICT', {
    message: t`This is ${row.state} by now`,
    data: { indicator: await answer(tx, input) },
  });
}

async function answer(tx: TxCtx, input: DecideIndicatorInput): Promise<IndicatorAnswer> {
  const known = await lookupIndicators(tx, [input]);
  return presentIndicator(input, known.get(indicatorId(input)));
}
