import * as v from 'valibot';

/** An e-mail address, in lower case. */
export const emailSchema = v.pipe(
  v.string('Please enter your e-mail address'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'This e-mail address is too long'),
  v.email('Please enter a valid e-mail address'),
);
