import type { TableRule } from './table-rule.ts';
import { TABLES_OF_ELDERS } from './tables-of-elders.ts';
import { TABLES_OF_PEOPLE } from './tables-of-people.ts';
import { TABLES_OF_PLATFORM } from './tables-of-platform.ts';
import { TABLES_OF_REPORTS } from './tables-of-reports.ts';
import { TABLES_OF_WORK } from './tables-of-work.ts';

/** Every table of the database, in the order in which an erasure goes through them: an account last, because others look it up. */
export const REGISTER: readonly TableRule[] = [
  ...TABLES_OF_WORK,
  ...TABLES_OF_REPORTS,
  ...TABLES_OF_PLATFORM,
  ...TABLES_OF_ELDERS,
  ...TABLES_OF_PEOPLE,
];
