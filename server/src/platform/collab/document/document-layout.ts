/** A root map of a document: its entries are plain values under keys. */
export interface MapLayout {
  isKey(key: string): boolean;
  isValue(value: unknown): boolean;
  /** Entries that one account, and all together, may have made and not taken away. */
  perAccount: number;
  inAll: number;
}

/** A root fragment of rich text: elements with attributes, and texts with marks. */
export interface FragmentLayout {
  /** Names that stand for the fragment itself and for a text, where elements are named. */
  root: string;
  text: string;
  isChild(parent: string, child: string): boolean;
  isAttribute(name: string, value: unknown): boolean;
  isMark(name: string, value: unknown): boolean;
}

/** What the documents of a kind of room may hold; everything else is refused before it is stored. */
export interface DocumentLayout {
  maps: Readonly<Record<string, MapLayout>>;
  /** Its only fragment, by the name of its root. */
  fragment: { name: string; layout: FragmentLayout };
  /** What somebody shows of themselves, as the others may see it. */
  checkPresence(state: Readonly<Record<string, unknown>>): Record<string, unknown>;
}
