import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';

/** An e-mail address, in lower case. */
export const emailSchema = v.pipe(
  v.string(t`Please enter your e-mail address`),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, t`This e-mail address is too long`),
  v.email(t`Please enter a valid e-mail address`),
);
