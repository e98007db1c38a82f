import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { type ClockRange, ClockRangeSet } from './clock-ranges.ts';
import { scanUpdate } from './update-scan.ts';
import { writeDeleteSet } from './update-slices.ts';

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/**
 * Takes the content of the given operations out of an update; null when it holds none of them. The operations keep their
 * ids and places, as content that was deleted and collected: what others wrote next to it still integrates, and a copy
 * somewhere that still has the words offers only ids which the server knows already.
 */
export function redactUpdate(update: Uint8Array, redacted: readonly ClockRange[]): Uint8Array | null {
  const cuts = cutsByClient(redacted);
  const { ranges, deletes } = scanUpdate(update);
  if (!ranges.some((range) => cutsWithin(cuts, range.client, range.from, range.to).length > 0)) return null;
  const { structs } = Y.decodeUpdate(update);
  if (!structs.some((struct) => holdsContent(struct, cuts))) return null;
  const encoder = new Y.UpdateEncoderV1();
  const sections = sectionsOf(structs.flatMap((struct) => withoutContent(struct, cuts)));
  encoding.writeVarUint(encoder.restEncoder, sections.length);
  for (const section of sections) {
    const [first] = section;
    if (first === undefined) continue;
    encoding.writeVarUint(encoder.restEncoder, section.length);
    encoding.writeVarUint(encoder.restEncoder, first.id.client);
    encoding.writeVarUint(encoder.restEncoder, first.id.clock);
    for (const struct of section) struct.write(encoder, 0);
  }
  writeDeleteSet(encoder.restEncoder, deletes);
  return encoder.toUint8Array();
}

function cutsByClient(redacted: readonly ClockRange[]): ReadonlyMap<number, readonly ClockRange[]> {
  const set = new ClockRangeSet();
  for (const range of redacted) set.add(range);
  return Map.groupBy([...set.ranges()], ({ client }) => client);
}

function cutsWithin(
  cuts: ReadonlyMap<number, readonly ClockRange[]>,
  client: number,
  from: number,
  to: number,
): readonly ClockRange[] {
  return (cuts.get(client) ?? []).filter((cut) => cut.from < to && cut.to > from);
}

function holdsContent(struct: Struct, cuts: ReadonlyMap<number, readonly ClockRange[]>): struct is Y.Item {
  const { client, clock } = struct.id;
  // What was deleted and collected, or redacted before, has none.
  if (!(struct instanceof Y.Item) || struct.content instanceof Y.ContentDeleted) return false;
  return cutsWithin(cuts, client, clock, clock + struct.length).length > 0;
}

function withoutContent(struct: Struct, cuts: ReadonlyMap<number, readonly ClockRange[]>): Struct[] {
  const { client, clock } = struct.id;
  const end = clock + struct.length;
  if (!holdsContent(struct, cuts)) return [struct];
  const within = cutsWithin(cuts, client, clock, end);
  const parts: Y.Item[] = [];
  let rest: Y.Item = struct;
  const cutAt = (at: number) => {
    if (at <= rest.id.clock || at >= end) return;
    const right = splitItem(rest, at - rest.id.clock);
    parts.push(rest);
    rest = right;
  };
  for (const cut of within) {
    cutAt(cut.from);
    // Splitting leaves the rest to the right of the cut, so the part to redact is named before.
    const redacted = rest;
    cutAt(cut.to);
    redacted.content = new Y.ContentDeleted(redacted.length);
  }
  return [...parts, rest];
}

/** Splits an item that is in no document; returns its right part. */
function splitItem(item: Y.Item, length: number): Y.Item {
  const { client, clock } = item.id;
  const right = new Y.Item(
    Y.createID(client, clock + length),
    null,
    Y.createID(client, clock + length - 1),
    null,
    item.rightOrigin,
    null,
    item.parentSub,
    item.content.splice(length),
  );
  item.length = length;
  return right;
}

function sectionsOf(structs: readonly Struct[]): Struct[][] {
  const sections: Struct[][] = [];
  for (const struct of structs) {
    const open = sections.at(-1);
    if (open?.[0]?.id.client === struct.id.client) open.push(struct);
    else sections.push([struct]);
  }
  return sections;
}
