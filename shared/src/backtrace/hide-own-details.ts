import { Placeholders } from '../privacy/placeholders.ts';
import { type RedactOptions, redact } from '../privacy/redact.ts';

type LastNet = NonNullable<RedactOptions['lastNet']>;

const NUMBERED = /\[([A-Z]+)_\d+\]/gu;

/**
 * Somebody's own words as the crowd may read them. Without the cluster's numbered placeholders: a known number coming
 * back would tell whoever tries that a value was reported.
 */
export function hideOwnDetails(text: string, ownNames: readonly string[], lastNet?: LastNet): string {
  const shown = redact(text, {
    grade: 'crowd',
    placeholders: new Placeholders('own words'),
    victimNames: ownNames,
    ...(lastNet && { lastNet }),
  });
  return shown.replace(NUMBERED, (_, kind: string) => `[${kind.toLowerCase()} left out]`);
}
