import { defang, extractIndicators } from './extract-indicators.ts';
import type { Indicator } from './indicator-types.ts';

/** Indicators that may be a victim's own: replaced wherever strangers read. */
const PERSONAL_TYPES: readonly Indicator['type'][] = ['email', 'phone', 'card', 'iban'];

/**
 * The crowd's view of a victim's words: e-mail addresses, numbers and accounts become stable placeholders
 * (`EMAIL_1`), everything else that could be opened is defanged.
 */
export function redactForCrowd(text: string): string {
  const names = new Map<string, string>();
  const placeholder = ({ type, value }: Indicator): string => {
    const key = `${type} ${value}`;
    const known = names.get(key);
    if (known) return known;
    const prefix = type.toUpperCase();
    const name = `${prefix}_${[...names.values()].filter((other) => other.startsWith(`${prefix}_`)).length + 1}`;
    names.set(key, name);
    return name;
  };
  let out = '';
  let from = 0;
  for (const indicator of extractIndicators(text)) {
    if (indicator.start < from) continue;
    const shown = PERSONAL_TYPES.includes(indicator.type)
      ? `[${placeholder(indicator)}]`
      : defang(indicator.type, indicator.value);
    out += text.slice(from, indicator.start) + shown;
    from = indicator.end;
  }
  return out + text.slice(from);
}
