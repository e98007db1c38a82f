/** Close functions of open documents; in a module of its own, so that pages without documents do not load Yjs. */
const closers = new Set<() => void>();

/** Registers an open document's close function; returns a function that unregisters it. */
export function registerDocument(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

/** Closes every open document, because the user signed out. */
export function closeDocuments(): void {
  for (const close of [...closers]) close();
}
