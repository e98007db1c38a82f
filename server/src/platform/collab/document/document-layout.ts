/** A root map of a document: its entries are plain values under keys. */
export interface MapLayout {
  isKey(key: string): boolean;
  isValue(value: unknown): boolean;
  /** Maximum of live entries, by one account and in total. */
  perAccount: number;
  inAll: number;
}

/** A root fragment of rich text: elements with attributes, and texts with marks. */
export interface FragmentLayout {
  /** The names used for the fragment itself and for a text, where an element has its own. */
  root: string;
  text: string;
  isChild(parent: string, child: string): boolean;
  isAttribute(name: string, value: unknown): boolean;
  isMark(name: string, value: unknown): boolean;
}

/** What the documents of a kind of room may hold; everything else is refused before it is stored. */
export interface DocumentLayout {
  maps: Readonly<Record<string, MapLayout>>;
  /** The name and layout of its only fragment; null for a document without rich text. */
  fragment: { name: string; layout: FragmentLayout } | null;
  /** The name of its only root of plain text, which holds characters and nothing else; null for a document without one. */
  plainText: string | null;
  /** Filters an awareness state to what others may see. */
  checkPresence(state: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** The name under which texts inside of other types are indexed; a document without a fragment has none of them. */
export const textNameOf = ({ fragment }: DocumentLayout): string => fragment?.layout.text ?? '#text';
