import { exportsContract } from '@fap/shared/exports/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { bind } from '../../platform/http/bind.ts';
import { exportTable } from './export-table.ts';

/** Every list as a file of CSV or JSON. */
export const exportedTables = defineArea({
  name: 'exports',
  contracts: [exportsContract],
  routes: (app) =>
    bind(app, exportsContract.table, (ctx, { params, query: { format, ...rest } }, http) => {
      const parameters = Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [name, String(value)]),
      );
      return exportTable(app, ctx, http, { table: params.table, format, parameters });
    }),
});
