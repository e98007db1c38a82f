import type { BackTest } from '@fap/shared/elder/back-test.ts';
import { openingBalance } from '@fap/shared/elder/payment-history.ts';
import type { Bounds, ScamMatch } from '@fap/shared/elder/rules.ts';
import type { ShieldSettings } from '@fap/shared/elder/situation.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { matchesOf } from '../payments/hand-payments.ts';
import { matchScams } from '../payments/match-scams.ts';
import { readStatement } from '../statements/statement-thread.ts';
import { replayByChoices } from './back-test-thread.ts';

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
  const [replayed] = await replayByChoices({
    payments,
    opening: openingBalance(balance, payments),
    allowances: [],
    matches: new Map([...named].map(([id, known]) => [id, matchesOf(known, scams)])),
    labels,
    choices: [{ settings, bounds }],
  });
  if (!replayed) throw new Error('the statement was not replayed');
  return replayed;
}
