import type { ListedIndicator } from '@fap/shared/indicators/contract.ts';
import { nameBasedUuid, stixIndicator } from '@fap/shared/indicators/stix.ts';
import { csvLine } from '@fap/shared/kernel/csv.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { type IndicatorFilters, listIndicators } from './list-indicators.ts';

const BATCH = 500;
const HEADER = [
  'Type',
  'Value (defanged)',
  'State',
  'Decision',
  'Note',
  'Reports',
  'People',
  'Clusters',
  'Mentions',
  'Disputed pieces',
  'First seen (UTC)',
  'Last seen (UTC)',
  'Id',
];

/** The listed indicators as lines of CSV, defanged, so that no spreadsheet makes a link of them; recorded before. */
export async function exportCsv(ctx: Ctx, filters: IndicatorFilters): Promise<AsyncIterable<string>> {
  await recordExport(ctx, 'csv', filters);
  return csvLines(ctx, filters);
}

/** The confirmed ones of the listed indicators as a bundle of STIX 2.1, in parts; recorded before. */
export async function exportStix(ctx: Ctx, filters: IndicatorFilters): Promise<AsyncIterable<string>> {
  await recordExport(ctx, 'stix', filters);
  return stixParts(ctx, { ...filters, state: 'confirmed' });
}

const recordExport = (ctx: Ctx, format: 'csv' | 'stix', filters: IndicatorFilters) =>
  transact(ctx, 'indicator.look-up', (tx) =>
    recordAudit(tx, {
      action: 'indicator.exported',
      entityType: 'indicator',
      entityId: 'export',
      after: { format, ...filters },
    }),
  );

async function* csvLines(ctx: Ctx, filters: IndicatorFilters): AsyncIterable<string> {
  yield csvLine(HEADER);
  for await (const items of batches(ctx, filters))
    yield items
      .map(({ id, type, defanged, known }) =>
        csvLine([
          type,
          defanged,
          known.state,
          known.decision?.state ?? '',
          known.decision?.note ?? '',
          ...[known.reports, known.reporters, known.clusters, known.mentions, known.refutations].map(String),
          known.firstSeenAt,
          known.lastSeenAt,
          id,
        ]),
      )
      .join('');
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
