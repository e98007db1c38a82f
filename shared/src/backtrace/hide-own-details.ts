import { t } from '@fap/shared/kernel/words.ts';
import { Placeholders } from '../privacy/placeholders.ts';
import { type RedactOptions, redact } from '../privacy/redact.ts';

type LastNet = NonNullable<RedactOptions['lastNet']>;

const NUMBERED = /\[([A-Z]+)_\d+\]/gu;

/**
 * Masks a person's own words for the crowd, without the cluster's numbered placeholders: a known number would confirm
 * to a prober that a value was reported.
 */
export function hideOwnDetails(text: string, ownNames: readonly string[], lastNet?: LastNet): string {
  const shown = redact(text, {
    grade: 'crowd',
    placeholders: new Placeholders('own words'),
    victimNames: ownNames,
    ...(lastNet && { lastNet }),
  });
  return shown.replace(NUMBERED, (_, kind: string) => t`[${kind.toLowerCase()} left out]`);
}
