/** An element of a file as its mapping reads it, whichever syntax it was written in. */
export interface Element {
  /** Without a namespace prefix. */
  name: string;
  /** Its own text, without that of its children. */
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  line: number;
}

/** The children of that name. */
export const childrenOf = (parent: Element, name: string): Element[] =>
  parent.children.filter((child) => child.name === name);

/** The first element on that path of names; null without one. */
export function at(from: Element, ...path: readonly string[]): Element | null {
  let here: Element | undefined = from;
  for (const name of path) here = here?.children.find((child) => child.name === name);
  return here ?? null;
}

/** The trimmed text of the first element on that path of names; empty without one. */
export const textAt = (from: Element, ...path: readonly string[]): string =>
  at(from, ...path)?.text.trim() ?? '';

/** All elements of that name at any depth, in the file's order, outermost only. */
export function descendantsOf(parent: Element, name: string): Element[] {
  return parent.children.flatMap((child) => (child.name === name ? [child] : descendantsOf(child, name)));
}
