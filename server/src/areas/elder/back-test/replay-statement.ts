import { type BackTest, backTest } from '@fap/shared/elder/back-test.ts';
import { openingBalance } from '@fap/shared/elder/payment-history.ts';
import { NOTHING_KNOWN, type ReplayKnowledge } from '@fap/shared/elder/replay.ts';
import type { Bounds, ScamMatch } from '@fap/shared/elder/rules.ts';
import type { ShieldSettings } from '@fap/shared/elder/situation.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { matchScams } from '../payments/match-scams.ts';
import { readStatement } from '../statements/statement-thread.ts';

export interface ReplayInput {
  bytes: Uint8Array;
  fileName: string;
  settings: ShieldSettings;
  bounds: Bounds;
}

/**
 * What the rules say of a statement by itself: no payment is kept, nobody is told. With a context, what the payments name is compared
 * with the index of today. Throws INVALID for a file that cannot be read.
 */
export async function replayStatement(
  ctx: Ctx | null,
  { bytes, fileName, settings, bounds }: ReplayInput,
): Promise<BackTest> {
  const { statement, named: names, labels: marks } = await readStatement({ bytes, fileName });
  const { payments, balance } = statement;
  const labels = marks && new Map(payments.map(({ externalId }, at) => [externalId, marks[at] === true]));
  const named = new Map(payments.map(({ externalId }, at) => [externalId, names[at] ?? []]));
  const scams: ReadonlyMap<string, ScamMatch> = ctx
    ? await matchScams(ctx, [...named.values()].flat())
    : new Map();
  const knowledge: ReplayKnowledge = {
    ...NOTHING_KNOWN,
    opening: openingBalance(balance, payments),
    matchesOf: ({ externalId }) => (named.get(externalId) ?? []).flatMap(({ id }) => scams.get(id) ?? []),
  };
  return backTest({ payments, settings, bounds, knowledge, labels });
}
