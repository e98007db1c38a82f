import { tidyText } from '../values/tidy-text.ts';
import { type Element, textAt } from '../xml/element.ts';

/** The bank's id of an entry, with the one transaction it is about if there is one; null without any. */
export function entryId(reference: string, part: Element | null, occurredAt: string): string | null {
  const own = reference || (part && (textAt(part, 'Refs', 'AcctSvcrRef') || endToEnd(part, occurredAt)));
  return tidyText(own ?? '') || null;
}

/** The bank's id of one transaction of a batch; null without any. */
export function partId(reference: string, part: Element, index: number, occurredAt: string): string | null {
  const own = textAt(part, 'Refs', 'AcctSvcrRef');
  if (own !== '' && own !== reference) return tidyText(own);
  return tidyText(reference ? `${reference}/${index + 1}` : endToEnd(part, occurredAt)) || null;
}

/** A standing order may carry the same reference every month, so the day belongs to it. */
function endToEnd(part: Element, occurredAt: string): string {
  const reference = textAt(part, 'Refs', 'EndToEndId');
  return reference === '' || reference === 'NOTPROVIDED' ? '' : `${reference} ${occurredAt.slice(0, 10)}`;
}
