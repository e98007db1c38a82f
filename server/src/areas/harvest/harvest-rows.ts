import type { harvestRun, harvestSource } from '../../db/schema/harvest.ts';

export type HarvestRunRow = typeof harvestRun.$inferSelect;
export type SourceRow = typeof harvestSource.$inferSelect;
