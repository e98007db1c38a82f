import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { fromBufferPromise } from 'yauzl';

export interface BagFile {
  /** From the bag's top folder. */
  path: string;
  bytes: Buffer;
  sha256: string;
}

/** The files of a zip with one top folder, read by somebody else's code. */
export async function readBag(zip: Uint8Array): Promise<BagFile[]> {
  const opened = await fromBufferPromise(Buffer.from(zip));
  const files: BagFile[] = [];
  for await (const entry of opened.eachEntry()) {
    const bytes = await buffer(await opened.openReadStreamPromise(entry));
    files.push({
      path: entry.fileName.slice(entry.fileName.indexOf('/') + 1),
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  return files;
}

/** One file of a bag; throws when it is not there. */
export function payloadOf(bag: readonly BagFile[], path: string): BagFile {
  const found = bag.find((file) => file.path === path);
  if (!found) throw new Error(`the bag has no ${path}`);
  return found;
}

/** Text, bookmarks and properties of a PDF, as a reader of it finds them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const [outline, { info }] = [await pdf.getOutline(), await pdf.getMetadata()];
  return `${text}\n${JSON.stringify(outline)}\n${JSON.stringify(info)}`;
}
