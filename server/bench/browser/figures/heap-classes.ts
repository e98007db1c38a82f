/** A heap snapshot as V8 writes it: the fields of all nodes in one row, names apart. */
export interface HeapSnapshot {
  snapshot: {
    meta: { node_fields: readonly string[]; node_types: readonly [readonly string[], ...unknown[]] };
  };
  nodes: readonly number[];
  strings: readonly string[];
}

/** All objects of one class, or all values of one kind that have none (`(array)`, `(string)`). */
export interface HeapClass {
  name: string;
  count: number;
  bytes: number;
}

/** What a heap holds, by class; the bytes are those of the objects themselves, without what they refer to. */
export function classesOf({ snapshot, nodes, strings }: HeapSnapshot): HeapClass[] {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const nameAt = fields.indexOf('name');
  const sizeAt = fields.indexOf('self_size');
  const classes = new Map<string, HeapClass>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? -1] ?? 'unknown';
    const name = type === 'object' ? (strings[nodes[at + nameAt] ?? -1] ?? '') : `(${type})`;
    const known = classes.get(name) ?? { name, count: 0, bytes: 0 };
    classes.set(name, known);
    known.count += 1;
    known.bytes += nodes[at + sizeAt] ?? 0;
  }
  return [...classes.values()];
}

/** What one heap holds more than another, by class, the most first. */
export function moreOf(held: readonly HeapClass[], than: readonly HeapClass[]): HeapClass[] {
  const others = new Map(than.map((one) => [one.name, one]));
  return held
    .map(({ name, count, bytes }) => {
      const other = others.get(name);
      return { name, count: count - (other?.count ?? 0), bytes: bytes - (other?.bytes ?? 0) };
    })
    .sort((one, other) => other.bytes - one.bytes);
}
