import { getTableColumns } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';

const { analysis: _analysis, words: _words, namedWords: _named, ...columns } = getTableColumns(evidenceItem);

/** What is read of an evidence item: without what is large. */
export const EVIDENCE_ITEM_COLUMNS = columns;
