import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { storableText } from '../kernel/schemas.ts';

/** Longer than any number, wallet, site, e-mail address or handle somebody copies. */
export const CHECKED_VALUE_MAX_LENGTH = 500;

/** What anybody may ask without an account. */
export const helpContract = {
  check: defineEndpoint({
    method: 'POST',
    path: '/api/help/check',
    summary:
      'Whether a phone number, wallet, site, e-mail address or handle was reported by at least five people and confirmed',
    access: 'public',
    body: v.object({
      value: v.pipe(
        storableText(CHECKED_VALUE_MAX_LENGTH),
        v.check((text) => text.trim().length > 0, t`Please enter a number, wallet, site, e-mail or handle`),
      ),
    }),
    responses: {
      /** False for everything else: unknown, reported by too few, not confirmed, or not read as any of these. */
      200: v.object({ isKnown: v.boolean() }),
    },
  }),
};
