import { PAYMENT_RAILS } from '../catalogue/payment-rails.ts';
import { defang } from '../indicators/extract-indicators.ts';
import { findTactic } from '../texts/find-tactics.ts';
import { TACTICS } from '../texts/tactics.ts';
import type { Change } from './find-changes.ts';
import { channelPattern } from './report-step.ts';

const MAX_QUOTE = 160;

/** The sentence of a report, as the crowd reads it, that shows a change; null when no single one does. */
export function quoteChange(shown: string, { kind, value }: Pick<Change, 'kind' | 'value'>): string | null {
  const start = placeOf(shown, kind, value);
  if (start < 0) return null;
  const before = [...shown.slice(0, start).matchAll(/[.!?]\s+|\n/gu)].at(-1);
  const from = before ? before.index + before[0].length : 0;
  const rest = shown.slice(start).search(/[.!?](?:\s|$)|\n/u);
  const sentence = shown.slice(from, rest < 0 ? shown.length : start + rest + 1).trim();
  if (sentence.length <= MAX_QUOTE) return sentence;
  const middle = Math.max(0, start - from - MAX_QUOTE / 2);
  return `${middle > 0 ? '…' : ''}${sentence.slice(middle, middle + MAX_QUOTE).trim()}…`;
}

function placeOf(shown: string, kind: Change['kind'], value: string): number {
  const search = (pattern: RegExp | undefined) =>
    pattern ? shown.search(new RegExp(pattern.source, pattern.flags.replace('g', ''))) : -1;
  switch (kind) {
    case 'domain':
      return shown.toLowerCase().indexOf(defang('domain', value));
    case 'persona':
      return shown.toLowerCase().indexOf(value);
    case 'channel':
      return search(channelPattern(value));
    case 'rail':
      return search(PAYMENT_RAILS.find(({ id }) => id === value)?.pattern);
    case 'tactic': {
      const tactic = TACTICS.find(({ id }) => value.endsWith(`.${id}`));
      return (tactic && findTactic(shown, tactic)[0]?.start) ?? -1;
    }
  }
}
