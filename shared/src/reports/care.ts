import * as v from 'valibot';
import { RAILS } from '../help/rails.ts';
import { timeSchema } from '../kernel/schemas.ts';

export const AGE_BANDS = ['under-18', '18-59', '60-plus'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** What the first advice depends on: asked for beside a report, all of it optional. */
export const careSchema = v.object({
  /** How they paid. */
  rail: v.optional(v.nullable(v.picklist(RAILS)), null),
  /** When the newest payment was. */
  paidAt: v.optional(v.nullable(timeSchema), null),
  /** Whether contact or threats go on. */
  goesOn: v.optional(v.nullable(v.boolean()), null),
  ageBand: v.optional(v.nullable(v.picklist(AGE_BANDS)), null),
});
export type Care = v.InferOutput<typeof careSchema>;
