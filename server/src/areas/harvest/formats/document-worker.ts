import { describeEntry } from './describe-entry.ts';
import type { DocumentTask, ParseEntries } from './document-thread.ts';
import { parseDocument } from './parse-document.ts';
import { MalformedDocument } from './published-entry.ts';

/** Reads what sources publish, so that no document, however large or hostile, holds up the main loop. */
export function run({ format, body, base }: DocumentTask): ParseEntries {
  try {
    return { entries: parseDocument(format, body, base).map(describeEntry) };
  } catch (error) {
    // The error's class would be lost on its way to the main thread.
    if (error instanceof MalformedDocument) return { malformed: error.message };
    throw error;
  }
}
