import type { ListedIndicator } from '@fap/shared/indicators/contract.ts';
import { nameBasedUuid, stixIndicator } from '@fap/shared/indicators/stix.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { type IndicatorFilters, listIndicators } from './list-indicators.ts';

const BATCH = 500;

/** The confirmed ones of the listed indicators as a bundle of STIX 2.1, in parts; recorded before. */
export async function exportStix(ctx: Ctx, filters: IndicatorFilters): Promise<AsyncIterable<string>> {
  await transact(ctx, 'indicator.look-up', (tx) =>
    recordAudit(tx, {
      action: 'indicator.exported',
      entityType: 'indicator',
      entityId: 'export',
      after: { format: 'stix', ...filters },
    }),
  );
  return stixParts(ctx, { ...filters, state: 'confirmed' });
}

async function* stixParts(ctx: Ctx, filters: IndicatorFilters): AsyncIterable<string> {
  yield `{"type":"bundle","id":"bundle--${nameBasedUuid(ctx.ids.uuid())}"`;
  let separator = ',"objects":[';
  for await (const items of batches(ctx, filters))
    for (const { known, ...item } of items) {
      yield separator + JSON.stringify(stixIndicator({ ...item, ...known, modifiedAt: modifiedAt(known) }));
      separator = ',\n';
    }
  // STIX allows no empty list of objects.
  yield separator === ',\n' ? ']}\n' : '}\n';
}

/** A later version of an object must say so: a decision changes it as a new mention does. */
const modifiedAt = ({ lastSeenAt, decision }: ListedIndicator['known']): string =>
  decision && decision.at > lastSeenAt ? decision.at : lastSeenAt;

async function* batches(ctx: Ctx, filters: IndicatorFilters): AsyncIterable<ListedIndicator[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listIndicators(ctx, { ...filters, limit: BATCH, cursor });
    yield page.items;
    cursor = page.nextCursor;
  }
}
