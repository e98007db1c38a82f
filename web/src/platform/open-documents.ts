/** How to close what is open; kept apart from the documents so that pages without any do not load them. */
const closers = new Set<() => void>();

/** Registers an open document; call the result when it was closed otherwise. */
export function registerDocument(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

/** Closes every open document, whoever shows it: nobody is signed in any more. */
export function closeDocuments(): void {
  for (const close of [...closers]) close();
}
