import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import { idSchema, storableText } from '../kernel/schemas.ts';
import { CONTRIBUTION_MAX_LENGTH, MENTIONS_MAX } from './constants.ts';

/** A layer in a body. */
export const layerNumber = v.pipe(
  v.number(t`Please choose a layer`),
  v.integer(t`Please choose a layer`),
  v.minValue(1, t`Please choose a layer from 1 to 14`),
  v.maxValue(LAYER_COUNT, t`Please choose a layer from 1 to 14`),
);
/** What a piece says. */
export const pieceContent = v.pipe(
  v.string(t`Please describe the piece`),
  v.trim(),
  v.minLength(1, t`Please describe the piece`),
  storableText(CONTRIBUTION_MAX_LENGTH),
);
/** Accounts that the text mentions by "@" and their name: names are not unique, and whoever is told must be certain. */
export const mentionsSchema = v.optional(
  v.pipe(
    v.array(idSchema),
    v.maxLength(MENTIONS_MAX, t`You can mention ${MENTIONS_MAX} people at most`),
    v.check((ids) => new Set(ids).size === ids.length, t`Somebody is mentioned twice`),
  ),
);

/** A row of a document's log in an address. */
export const updateIdSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/u, t`Not a version`),
  v.transform(Number),
);

/** A layer in an address. */
export const layerText = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/u, t`Not a layer`),
  v.transform(Number),
  layerNumber,
);
/** A cluster and its layer in an address. */
export const layerParams = v.object({ clusterId: idSchema, layer: layerText });
