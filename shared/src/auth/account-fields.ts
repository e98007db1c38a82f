import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { storableText } from '../kernel/schemas.ts';
import { normaliseName, refuseName } from './display-name.ts';

export const MIN_PASSWORD_LENGTH = 10;

/** A new password. */
export const passwordSchema = v.pipe(
  storableText(200),
  v.minLength(MIN_PASSWORD_LENGTH, t`Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
);

/** The name others see, normalised. */
export const displayNameSchema = v.pipe(
  v.string(t`Please enter a name`),
  v.trim(),
  v.minLength(1, t`Please enter a name`),
  storableText(80),
  v.transform(normaliseName),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? refuseName(dataset.value) : null;
    if (message !== null) addIssue({ message });
  }),
);
