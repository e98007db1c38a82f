import { defang, extractIndicators } from './extract-indicators.ts';
import type { Indicator } from './indicator-types.ts';

/** Indicators that may be a victim's own: replaced wherever strangers read. */
const PERSONAL_TYPES: readonly Indicator['type'][] = ['email', 'phone', 'card', 'iban'];

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})`;
/** Wordings after which a message names the person it is written to, or somebody names themselves. */
const NAMED_AFTER = [
  new RegExp(
    String.raw`\b(?:[Dd]ear|[Hh]ello|[Hh]i|[Hh]ey|DEAR|[Gg]ood (?:morning|afternoon|evening|night)),?\s+(?:(?:Mr|Mrs|Ms|Miss|Dr|Sir|Madam)\.?\s+)?${NAME}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Mm]y (?:full )?name is|I am called|they call me)\s+${NAME}`, 'gu'),
  new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss)\.?\s+${NAME}`, 'gu'),
];
/** Capitalised words that follow a greeting without being a name. */
const NOT_A_NAME =
  /^(?:Sir|Madam|Friend|Customer|Client|Winner|Applicant|User|Member|Beneficiary|All|Team)$/u;

/**
 * The crowd's view of a victim's words: their name, e-mail addresses, numbers and accounts become stable placeholders
 * (`VICTIM_1`, `EMAIL_1`); everything else that could be opened is defanged. `victimNames` are names known from
 * elsewhere, such as the reporter's.
 */
export function redactForCrowd(text: string, victimNames: readonly string[] = []): string {
  const placeholders = new Map<string, string>();
  const placeholder = (kind: string, value: string): string => {
    const key = `${kind} ${value.toLowerCase()}`;
    const count = [...placeholders.keys()].filter((other) => other.startsWith(`${kind} `)).length;
    const known = placeholders.get(key) ?? `[${kind}_${count + 1}]`;
    placeholders.set(key, known);
    return known;
  };
  return maskIndicators(maskNames(text, victimNames, placeholder), placeholder);
}

type Placeholder = (kind: string, value: string) => string;

function maskNames(text: string, victimNames: readonly string[], placeholder: Placeholder): string {
  let masked = text;
  for (const pattern of NAMED_AFTER) {
    masked = masked.replace(pattern, (whole, name: string) =>
      NOT_A_NAME.test(name)
        ? whole
        : whole.slice(0, whole.length - name.length) + placeholder('VICTIM', 'named'),
    );
  }
  const words = victimNames.flatMap((name) => name.match(/[\p{L}'’-]{3,}/gu) ?? []);
  for (const word of new Set(words)) {
    const pattern = new RegExp(String.raw`(?<![\p{L}_])${word}(?![\p{L}_])`, 'giu');
    masked = masked.replace(pattern, () => placeholder('VICTIM', 'named'));
  }
  return masked;
}

function maskIndicators(text: string, placeholder: Placeholder): string {
  let out = '';
  let from = 0;
  for (const { type, value, start, end } of extractIndicators(text)) {
    if (start < from) continue;
    out += text.slice(from, start);
    out += PERSONAL_TYPES.includes(type) ? placeholder(type.toUpperCase(), value) : defang(type, value);
    from = end;
  }
  return out + text.slice(from);
}
