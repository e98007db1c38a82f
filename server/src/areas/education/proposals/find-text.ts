import { type ContentEntry, type EntryText, findEntry } from '@fap/shared/education/content/entry-texts.ts';
import { CONTENT_KINDS } from '@fap/shared/education/content/proposal-rules.ts';

/** What the product says today in the place of a text. */
export interface FoundText {
  entry: ContentEntry | null;
  text: EntryText | null;
}

/** A text by the key of its entry, such as `article/the-second-call`, and its address. */
export function findText(entryKey: string, address: string): FoundText {
  const { kind, entryId } = splitKey(entryKey);
  const entry = findEntry(kind, entryId);
  return { entry, text: entry?.texts.find((text) => text.address === address) ?? null };
}

/** Kind and id of an entry by its key. */
export function splitKey(entryKey: string) {
  const [name, entryId = ''] = entryKey.split('/');
  const kind = CONTENT_KINDS.find((known) => known === name);
  if (!kind) throw new Error(`${entryKey} is of no kind`);
  return { kind, entryId };
}
