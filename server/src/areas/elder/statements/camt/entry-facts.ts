import { tidyText } from '../values/tidy-text.ts';
import { type Element, textAt } from '../xml/element.ts';
import { channelOf } from './channel-of.ts';

/** What an entry says that its transactions share. */
export interface EntryFacts {
  /** The bank's id; empty without one. */
  reference: string;
  note: string;
  channel: string;
  isReversal: boolean;
}

/** A number that begins anew on every statement is no id. */
const RUNNING_NUMBER = /^\d{1,6}$/u;

/** Reads once what every transaction of an entry is asked for. */
export function entryFacts(entry: Element): EntryFacts {
  const number = textAt(entry, 'NtryRef');
  return {
    reference: textAt(entry, 'AcctSvcrRef') || (RUNNING_NUMBER.test(number) ? '' : number),
    note: tidyText(textAt(entry, 'AddtlNtryInf')),
    channel: channelOf(entry),
    isReversal: ['true', '1'].includes(textAt(entry, 'RvslInd')),
  };
}
