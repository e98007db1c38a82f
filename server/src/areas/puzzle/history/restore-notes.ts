import { equalityDeep } from 'lib0/function';
import * as Y from 'yjs';

/** Part of a rich text: characters of one look. */
export interface TextPart {
  insert: unknown;
  attributes?: Record<string, unknown>;
}

/** Notes as plain values, so that they can be compared and built again in another document. */
export type NoteNode =
  | { parts: readonly TextPart[] }
  | { name: string; attributes: Record<string, unknown>; children: readonly NoteNode[] };

/** The children of a fragment or element as plain values. */
export function toNoteNodes(parent: Y.XmlFragment): NoteNode[] {
  return parent.toArray().flatMap((child): NoteNode[] => {
    if (child instanceof Y.XmlText) return [{ parts: joined(child.toDelta() as TextPart[]) }];
    return child instanceof Y.XmlElement ? [toNoteElement(child)] : [];
  });
}

function toNoteElement(element: Y.XmlElement): NoteNode {
  return { name: element.nodeName, attributes: element.getAttributes(), children: toNoteNodes(element) };
}

/** The words of nodes, a line for each block. */
export function textOfNodes(nodes: readonly NoteNode[]): string {
  return nodes
    .map((node) => ('parts' in node ? plainText(node.parts) : textOfNodes(node.children)))
    .join('\n');
}

/** Replaces the children that differ from the wanted nodes; the others keep their carets and edits. */
export function replaceNodes(parent: Y.XmlFragment, wanted: readonly NoteNode[]): void {
  const current = toNoteNodes(parent);
  const children = parent.toArray();
  // Foreign kinds cannot be compared, so everything is replaced.
  const isReadable = current.length === children.length;
  const start = isReadable ? commonStart(current, wanted, equalityDeep) : 0;
  const end = isReadable ? commonEnd(current, wanted, start, equalityDeep) : 0;
  let [from, until] = [start, children.length - end];
  const left = wanted.slice(start, wanted.length - end);
  for (let node = left[0]; node && from < until; node = left[0]) {
    const child = children[from];
    if (!child || !becomeNode(child, node)) break;
    left.shift();
    from += 1;
  }
  for (let node = left.at(-1); node && from < until; node = left.at(-1)) {
    const child = children[until - 1];
    if (!child || !becomeNode(child, node)) break;
    left.pop();
    until -= 1;
  }
  if (until > from) parent.delete(from, until - from);
  if (left.length > 0) parent.insert(from, left.map(buildNode));
}

/** Changes a child in place where it is of the wanted kind. */
function becomeNode(child: unknown, wanted: NoteNode): boolean {
  if (child instanceof Y.XmlText && 'parts' in wanted) {
    becomeText(child, wanted.parts);
    return true;
  }
  if (!(child instanceof Y.XmlElement) || 'parts' in wanted || child.nodeName !== wanted.name) return false;
  const attributes: Record<string, unknown> = child.getAttributes();
  for (const name of Object.keys(attributes)) if (!(name in wanted.attributes)) child.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted.attributes))
    if (!equalityDeep(attributes[name], value)) setAttribute(child, name, value);
  replaceNodes(child, wanted.children);
  return true;
}

/** Makes a text what it was, by the one replacement that leads there. */
export function becomeText(text: Y.Text, wanted: readonly TextPart[]): void {
  const current = unitsOf(text.toDelta() as TextPart[]);
  const target = unitsOf(wanted);
  const start = commonStart(current, target, equalityDeep);
  const end = commonEnd(current, target, start, equalityDeep);
  const isSame = start + end === current.length && start + end === target.length;
  if (isSame) return;
  const length = (units: readonly Unit[]) => units.reduce((sum, { size }) => sum + size, 0);
  const [kept, removed] = [current.slice(0, start), current.slice(start, current.length - end)];
  const inserted = target.slice(start, target.length - end);
  text.applyDelta([
    ...(kept.length > 0 ? [{ retain: length(kept) }] : []),
    ...(removed.length > 0 ? [{ delete: length(removed) }] : []),
    ...joined(inserted).map(({ insert, attributes }) => ({ insert, attributes })),
  ]);
}

/** One character (never half of a pair) or embedded thing. */
interface Unit {
  insert: unknown;
  attributes: Record<string, unknown>;
  size: number;
}

function unitsOf(parts: readonly TextPart[]): Unit[] {
  return parts.flatMap(({ insert, attributes = {} }): Unit[] =>
    typeof insert === 'string'
      ? [...insert].map((character) => ({ insert: character, attributes, size: character.length }))
      : [{ insert, attributes, size: 1 }],
  );
}

/** Neighbours of one look as one part: the marks of the editor may leave a seam where nothing is to be seen. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  for (const { insert, attributes = {} } of parts) {
    const last = whole.at(-1);
    const isSeam =
      typeof insert === 'string' &&
      typeof last?.insert === 'string' &&
      equalityDeep(last.attributes, attributes);
    if (isSeam && last) last.insert = `${String(last.insert)}${insert}`;
    else whole.push({ insert, attributes });
  }
  return whole;
}

function buildNode(node: NoteNode): Y.XmlElement | Y.XmlText {
  if ('parts' in node) {
    const text = new Y.XmlText();
    text.applyDelta([...node.parts]);
    return text;
  }
  const element = new Y.XmlElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) setAttribute(element, name, value);
  element.insert(0, node.children.map(buildNode));
  return element;
}

function setAttribute(element: Y.XmlElement, name: string, value: unknown): void {
  // Yjs's types say string; the editor keeps numbers too, such as the level of a heading.
  element.setAttribute(name, value as string);
}

function commonStart<T>(a: readonly T[], b: readonly T[], isEqual: (a: T, b: T) => boolean): number {
  let length = 0;
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined || !isEqual(item, other)) break;
    length += 1;
  }
  return length;
}

function commonEnd<T>(
  a: readonly T[],
  b: readonly T[],
  start: number,
  isEqual: (a: T, b: T) => boolean,
): number {
  const longest = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < longest) {
    const [one, other] = [a.at(-1 - length), b.at(-1 - length)];
    if (one === undefined || other === undefined || !isEqual(one, other)) break;
    length += 1;
  }
  return length;
}

const plainText = (parts: readonly TextPart[]): string =>
  parts.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('');
