import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { PATH_KINDS } from './report-path.ts';

/** The topic of one report: its reporter may watch it, and analysts as long as it is not withdrawn. */
export const reportTopic = (reportId: string): string => `report:${reportId}`;

export const reportFacts = {
  /** Something happened to it; the words stay where they are. */
  changed: defineFact(
    'report:changed',
    v.object({ reportId: v.string(), kind: v.picklist([...PATH_KINDS, 'evidence']) }),
  ),
};
