import { type ClockRange, ClockRangeSet } from '../encoding/clock-ranges.ts';
import type { ClientOwners } from './client-owners.ts';
import { findFault } from './content-judge.ts';
import { type DocumentLayout, textNameOf } from './document-layout.ts';
import type { Place, ResolvedStruct } from './place.ts';
import {
  ImpossiblePlaceError,
  resolveStored,
  resolveStructs,
  UnknownNeighbourError,
} from './resolve-structs.ts';
import { type PackedPlaces, StructPlaces } from './struct-places.ts';

type EntryPlace = Extract<Place, { kind: 'entry' }>;

/** The verdict on an update: the places of its structs, or why it is refused. */
export type Verdict = { structs: ResolvedStruct[] } | { code: number; reason: string };

/** Content that the room's layout does not allow; not retryable. */
export const FOREIGN_CONTENT_CODE = 4422;
/** Written under the Yjs client id of another account. */
export const FOREIGN_CLIENT_CODE = 4409;

/**
 * What a room contains and who owns it, derived from updates without building the document: decides whether an update
 * is accepted, and counts each account's entries.
 */
export class RoomContents {
  private readonly layout: DocumentLayout;
  private readonly owners: ClientOwners;
  private readonly places: StructPlaces;
  private readonly deleted = new ClockRangeSet();
  /** Live values of each entry; concurrent values all count until a client deletes the losers. */
  private readonly live = new Map<Place, number>();
  private readonly counts = new Map<string, number>();

  constructor(
    layout: DocumentLayout,
    owners: ClientOwners,
    packed: PackedPlaces,
    deletes: readonly ClockRange[],
  ) {
    this.layout = layout;
    this.owners = owners;
    this.places = StructPlaces.unpack(packed);
    for (const { place, from, to } of this.places.all()) this.count(place, to - from);
    for (const range of deletes) this.takeDelete(range);
  }

  /** Checks an update before it is stored. */
  judge(update: Uint8Array, accountId: string, ranges: readonly ClockRange[]): Verdict {
    const isOwn = this.owners.mayWrite(
      accountId,
      ranges.map(({ client }) => client),
    );
    if (!isOwn) return { code: FOREIGN_CLIENT_CODE, reason: 'this client id belongs to somebody else' };
    const structs = this.resolve(update, ranges);
    if (structs === 'unknown') return { code: 1013, reason: 'the document lacks what this rests on' };
    if (structs === 'impossible')
      return { code: FOREIGN_CONTENT_CODE, reason: 'the document holds no such thing: impossible place' };
    for (const struct of structs) {
      const fault = findFault(struct, this.layout);
      if (fault !== null)
        return { code: FOREIGN_CONTENT_CODE, reason: `the document holds no such thing: ${fault}` };
    }
    return { structs };
  }

  /** Why an account may not add the entries of an update; null when it may. */
  entryFault(accountId: string, structs: readonly ResolvedStruct[]): string | null {
    const added = new Map<string, number>();
    const fresh = new Set<Place>();
    for (const struct of structs) {
      const place = this.places.known(struct.place);
      if (place.kind !== 'entry' || fresh.has(place) || (this.live.get(place) ?? 0) > 0) continue;
      fresh.add(place);
      for (const name of [place.map, `${place.map}\n${this.makerOf(place) ?? accountId}`])
        added.set(name, (added.get(name) ?? 0) + 1);
    }
    for (const [map, { perAccount, inAll }] of Object.entries(this.layout.maps)) {
      const own = `${map}\n${accountId}`;
      if (added.has(map) && this.countOf(map) + (added.get(map) ?? 0) > inAll)
        return `no room for more ${map}`;
      if (added.has(own) && this.countOf(own) + (added.get(own) ?? 0) > perAccount)
        return `no room for more ${map} of one account`;
    }
    return null;
  }

  /** Applies an accepted update on its way into the log; its client ids have their owner. */
  take(structs: readonly ResolvedStruct[]): void {
    const added = structs.filter(({ client, clock, length }) => clock + length > this.places.endOf(client));
    this.places.add(structs);
    for (const { length, place } of added) {
      this.count(this.places.known(place), length);
    }
  }

  /**
   * Applies an update that another process stored, unchecked. False when it rests on what has not arrived yet, and nothing is applied:
   * the places of its operations would stay unknown for good, and whoever writes beside them would be refused.
   */
  takeArrived(update: Uint8Array, ranges: readonly ClockRange[], deletes: readonly ClockRange[]): boolean {
    const structs = this.resolve(update, ranges);
    if (structs === 'unknown') return false;
    if (structs === 'impossible') this.takeStored(update, deletes);
    else this.takeAll(structs, deletes);
    return true;
  }

  /** Applies an update that is in the log already, unchecked; after everything it rests on. */
  takeStored(update: Uint8Array, deletes: readonly ClockRange[]): void {
    this.takeAll(resolveStored(update, this.places, textNameOf(this.layout)), deletes);
  }

  takeDelete(range: ClockRange): void {
    if (this.deleted.covers(range)) return;
    const { client } = range;
    this.places.overlapping(client, range.from, range.to, (place, from, to) => {
      if (place.kind !== 'entry') return;
      for (let clock = from; clock < to; clock++)
        if (!this.deleted.covers({ client, from: clock, to: clock + 1 })) this.count(place, -1);
    });
    this.deleted.add(range);
  }

  /**
   * The deletes of operations that exist once the update is applied: deletes of future operations could grow without
   * bound. One range may span stored operations and those of the update.
   */
  knownDeletes(deletes: readonly ClockRange[], brought: readonly ClockRange[]): ClockRange[] {
    const there = new ClockRangeSet();
    for (const range of brought) there.add(range);
    for (const { client } of deletes) there.add({ client, from: 0, to: this.places.endOf(client) });
    return deletes.flatMap((range) => there.intersect(range));
  }

  private takeAll(structs: readonly ResolvedStruct[], deletes: readonly ClockRange[]): void {
    this.take(structs);
    for (const range of deletes) this.takeDelete(range);
  }

  /** The structs of an update with their places; `unknown` when it rests on what is not here, `impossible` when nothing is there. */
  private resolve(
    update: Uint8Array,
    ranges: readonly ClockRange[],
  ): ResolvedStruct[] | 'unknown' | 'impossible' {
    // After a gap no client could show the rest, and its place is unknown.
    if (ranges.some(({ client, from }) => from > this.places.endOf(client))) return 'unknown';
    try {
      return resolveStructs(update, this.places, textNameOf(this.layout));
    } catch (error) {
      if (error instanceof UnknownNeighbourError) return 'unknown';
      if (error instanceof ImpossiblePlaceError) return 'impossible';
      throw error;
    }
  }

  private makerOf(place: EntryPlace): string | undefined {
    const client = this.places.makerOf(place);
    return client === undefined ? undefined : this.owners.ownerOf(client);
  }

  private count(place: Place, change: number): void {
    if (place.kind !== 'entry') return;
    const before = this.live.get(place) ?? 0;
    const after = Math.max(0, before + change);
    this.live.set(place, after);
    if (before > 0 === after > 0) return;
    for (const name of [place.map, `${place.map}\n${this.makerOf(place) ?? ''}`])
      this.counts.set(name, this.countOf(name) + (after > 0 ? 1 : -1));
  }

  private countOf(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}
