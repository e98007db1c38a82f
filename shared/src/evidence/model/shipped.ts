import * as v from 'valibot';
import shipped from './shipped.json' with { type: 'json' };

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const shippedModelSchema = v.strictObject({
  /** The same as in the weights, without their three megabytes. */
  version: v.pipe(v.string(), v.regex(/^text-\d+$/u)),
  /** Null for weights that were fitted before this was written down. */
  trainedOn: v.nullable(
    v.strictObject({ ownTexts: countSchema, publicTexts: countSchema, publicSources: countSchema }),
  ),
});
export type ShippedModel = v.InferOutput<typeof shippedModelSchema>;

/** The model that is shipped: its version and what taught it, written by `pnpm train`. */
export const SHIPPED_MODEL: ShippedModel = v.parse(shippedModelSchema, shipped);

/** Whether a stored verdict is by another version than the one that judges now. */
export const isByOtherVersion = (modelVersion: string): boolean => modelVersion !== SHIPPED_MODEL.version;
