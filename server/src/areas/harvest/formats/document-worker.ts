import { describeEntry } from './describe-entry.ts';
import type { DocumentTask, ParseEntries } from './document-thread.ts';
import { parseDocument } from './parse-document.ts';
import { MalformedDocument } from './published-entry.ts';

/** Parses sources' documents, so that no large or hostile one blocks the event loop. */
export function run({ format, body, base }: DocumentTask): ParseEntries {
  try {
    return { entries: parseDocument(format, body, base).map(describeEntry) };
  } catch (error) {
    // An error's class does not survive the message to the main thread.
    if (error instanceof MalformedDocument) return { malformed: error.message };
    throw error;
  }
}
