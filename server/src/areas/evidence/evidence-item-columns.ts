import { getTableColumns } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';

const { analysis: _analysis, words: _words, namedWords: _named, ...columns } = getTableColumns(evidenceItem);

/** The columns of an evidence item without the large ones. */
export const EVIDENCE_ITEM_COLUMNS = columns;
