import * as v from 'valibot';
import { INDICATOR_TYPES } from './indicator-types.ts';

/** An indicator as answers name it. */
export const indicatorSchema = v.object({
  type: v.picklist(INDICATOR_TYPES),
  value: v.string(),
  defanged: v.string(),
});
/** An indicator as answers name it. */
export type NamedIndicator = v.InferOutput<typeof indicatorSchema>;
