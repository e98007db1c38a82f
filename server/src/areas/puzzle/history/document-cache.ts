import { StructIndex } from './struct-index.ts';

/** Where the thread finds what a page's rows refer to. */
export interface DocumentSource {
  /** Names the merged document, which is sent only to a thread that does not hold it yet. */
  key: string;
  /** Updates whose merge it is. */
  base: readonly Uint8Array[] | null;
  /** Updates after it. */
  tail: readonly Uint8Array[];
}

/** Documents held at most: a large one takes some ten megabytes. */
const KEPT = 3;

/** The merged documents asked about last, decoded, so that the next page of a history need not decode them again. */
export class DocumentCache {
  private readonly indexes = new Map<string, StructIndex>();

  /** Null when the document is neither here nor sent along. */
  open({ key, base }: DocumentSource): StructIndex | null {
    const index = this.indexes.get(key) ?? (base && decoded(base));
    if (!index) return null;
    this.indexes.delete(key);
    this.indexes.set(key, index);
    const [oldest] = this.indexes.keys();
    if (this.indexes.size > KEPT && oldest !== undefined) this.indexes.delete(oldest);
    return index;
  }
}

function decoded(updates: readonly Uint8Array[]): StructIndex {
  const index = new StructIndex();
  for (const update of updates) index.add(update);
  return index;
}
