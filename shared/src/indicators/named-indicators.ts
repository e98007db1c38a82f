import { extractIndicators } from './extract-indicators.ts';
import type { Indicator } from './indicator-types.ts';
import { isOwnMention } from './own-mentions.ts';

/**
 * The indicators of a text without the writer's own (called their own, or the account's e-mail address), which enter no
 * index.
 */
export function namedIndicators(text: string, ownEmail: string | null = null): Indicator[] {
  const named = withoutOwnMentions(text, extractIndicators(text));
  return ownEmail === null ? named : withoutOwnEmail(named, ownEmail);
}

/** The indicators of a text without those that its writer calls their own. */
export function withoutOwnMentions(text: string, indicators: readonly Indicator[]): Indicator[] {
  return indicators.filter(({ start }) => !isOwnMention(text, start));
}

/** Indicators without the e-mail address that their writer's account has. */
export function withoutOwnEmail<T extends Pick<Indicator, 'type' | 'value'>>(
  indicators: readonly T[],
  ownEmail: string,
): T[] {
  const own = ownEmail.toLowerCase();
  return indicators.filter(({ type, value }) => !(type === 'email' && value === own));
}
