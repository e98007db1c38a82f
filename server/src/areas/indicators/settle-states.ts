import { type IndicatorState, indicatorState } from '@fap/shared/indicators/indicator-state.ts';
import { inArray } from 'drizzle-orm';
import { indicator } from '../../db/schema/indicators.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit } from '../../platform/write/transact.ts';
import { indicatorEvents } from './events.ts';

export type IndicatorRow = typeof indicator.$inferSelect;

/** Recomputes the states of indicators, locked by the caller, from counts and decisions; audits each change. */
export async function settleStates(tx: TxCtx, rows: readonly IndicatorRow[]): Promise<IndicatorRow[]> {
  const settled = rows.map((row) => ({ ...row, state: stateOf(row) }));
  const changed = settled.filter(({ state }, index) => state !== rows[index]?.state);
  for (const [state, same] of Map.groupBy(changed, (row) => row.state)) {
    const ids = same.map(({ id }) => id);
    await tx.db.update(indicator).set({ state }).where(inArray(indicator.id, ids));
  }
  for (const { id, state, reporters, refutations, decision } of changed) {
    const from = rows.find((row) => row.id === id)?.state ?? 'mentioned';
    // No value in the audit row: it may be a person's own.
    await recordAudit(tx, {
      action: `indicator.${state}`,
      entityType: 'indicator',
      entityId: id,
      before: { state: from },
      after: { state, reporters, refutations, decision },
    });
    emit(tx, indicatorEvents.stateChanged, { indicatorId: id, from, to: state });
  }
  return settled;
}

const stateOf = ({ type, value, reporters, refutations, decision }: IndicatorRow): IndicatorState =>
  indicatorState({
    type,
    value,
    reporters,
    refutations,
    decision,
  });
