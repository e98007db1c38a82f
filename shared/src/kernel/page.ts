import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';

/** Maximum entries of a page, and of a list requested without a limit. */
export const MAX_PAGE = 500;
/** Default entries of a page. */
export const DEFAULT_PAGE = 50;

const LIMIT = t`Ask for 1 to ${MAX_PAGE} entries`;

/** The two optional query parameters of every growing list: `limit`, and the cursor where the previous page ended. */
export const pageQuery = (defaultLimit: number) => ({
  limit: v.optional(
    v.pipe(
      v.string(LIMIT),
      v.regex(/^\d{1,3}$/u, LIMIT),
      v.transform(Number),
      v.minValue(1, LIMIT),
      v.maxValue(MAX_PAGE, LIMIT),
    ),
    String(defaultLimit),
  ),
  cursor: v.optional(v.string()),
});

/** Which page of a list is asked for. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}
