import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema } from '../kernel/schemas.ts';

/** A finding of a unit that may be a piece of a layer; it is nobody's piece before somebody hands it in. */
export const suggestedFindingSchema = v.object({
  /** The unit's name. */
  unit: v.string(),
  title: ownWords,
  detail: ownWords,
  /** The file it cites, which a piece can cite too; null where it cites reports alone. */
  evidenceId: v.nullable(v.string()),
  /** The cited words as everybody may read them; null where nobody else may, or where they changed since. */
  quote: v.nullable(v.string()),
});
export type SuggestedFinding = v.InferOutput<typeof suggestedFindingSchema>;

const layerParam = v.pipe(v.string(), v.regex(/^(?:[1-9]|1[0-4])$/u, t`Not a layer`), v.transform(Number));

/** What units found, offered as pieces. */
export const findingsContract = {
  suggest: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/layers/:layer/findings',
    summary: 'What the units last found in a cluster that speaks of a layer and stands in no piece of it yet',
    access: 'evidence.view',
    limit: 'previews',
    params: v.object({ clusterId: idSchema, layer: layerParam }),
    responses: { 200: v.object({ findings: v.array(suggestedFindingSchema) }) },
  }),
};
