import type { ExportFormat } from '@fap/shared/exports/tables.ts';
import { CSV_BOM, csvLine } from '@fap/shared/kernel/csv.ts';
import { cellOf, columnsOf } from './columns.ts';
import { itemSchemaOf, type Listed } from './listed.ts';

type Pages = AsyncIterable<unknown[]>;

/** A list as the text of a file, a page at a time. */
export const writeTable = (list: Listed, format: ExportFormat, pages: Pages): AsyncIterable<string> =>
  format === 'csv' ? csvText(list, pages) : jsonText(pages);

async function* csvText(list: Listed, pages: Pages): AsyncIterable<string> {
  const columns = columnsOf(itemSchemaOf(list));
  yield CSV_BOM + csvLine(columns.map(({ name }) => name));
  for await (const items of pages)
    yield items.map((item) => csvLine(columns.map((column) => cellOf(item, column)))).join('');
}

async function* jsonText(pages: Pages): AsyncIterable<string> {
  let separator = '[\n';
  for await (const items of pages)
    for (const item of items) {
      yield separator + JSON.stringify(item);
      separator = ',\n';
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
