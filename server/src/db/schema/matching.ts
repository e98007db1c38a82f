import { TEXT_PARTS } from '@fap/shared/matching/report-features.ts';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, oneOf } from './columns.ts';
import { report } from './reports.ts';

export const reportText = pgTable(
  'report_text',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    part: text('part', { enum: TEXT_PARTS }).notNull(),
    /** A similarity sketch of the text's template (`SKETCH_SIZE` bytes). */
    sketch: bytea('sketch').notNull(),
    /** Keys of the sketch's bands: two texts that share one are candidates. Keys that many texts have are left out. */
    bands: integer('bands').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.part] }),
    check('report_text_part', oneOf(table.part, TEXT_PARTS)),
    // `fastupdate` off: without a pending list a lookup costs the same after a thousand reports as after none.
    index('report_text_bands_idx').using('gin', table.bands).with({ fastupdate: false }),
  ],
);
