import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { PATH_KINDS } from './report-path.ts';

/** The topic of one report: only its reporter may watch it. */
export const reportTopic = (reportId: string): string => `report:${reportId}`;

export const reportFacts = {
  /** Something happened to it; the words stay where they are. */
  changed: defineFact(
    'report:changed',
    v.object({ reportId: v.string(), kind: v.picklist([...PATH_KINDS, 'evidence']) }),
  ),
};
