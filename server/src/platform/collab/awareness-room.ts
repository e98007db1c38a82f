import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { CollabLimits } from './collab-limits.ts';
import { awarenessFrame } from './frames.ts';
import { ProtocolError, readNumber } from './protocol.ts';

/** What awareness needs to know of a connection. */
export interface AwarenessSpeaker {
  readonly awarenessUser: { id: string; name: string; color: string };
}

interface Entry {
  clock: number;
  owner: AwarenessSpeaker | null;
  /** The owner's own client, not one it relays: only that withstands another connection's own claim. */
  isPrimary: boolean;
  /** Client id, clock and state as sent to everybody. */
  encoded: Uint8Array;
  isPresent: boolean;
}

// A clock near the integer limit would make later clocks unreadable for clients.
const MAX_CLOCK = 2 ** 40;
const KEPT_ABSENT_ENTRIES = 4_096;

/** Who is present in one room and what they show, checked by the server; latest state per client, nothing stored. */
export class AwarenessRoom {
  private readonly limits: CollabLimits;
  private readonly entries = new Map<number, Entry>();
  private readonly clientsOf = new Map<AwarenessSpeaker, Set<number>>();
  private changed = new Set<number>();

  constructor(limits: CollabLimits) {
    this.limits = limits;
  }

  /**
   * Takes in what a connection says about its own clients and ignores what it says about others. Answers a frame for
   * the connection alone when it uses clocks from before its last absence: the stock client then starts a newer one.
   */
  receive(speaker: AwarenessSpeaker, update: Uint8Array): Buffer | null {
    const decoder = decoding.createDecoder(update);
    const count = readNumber(decoder);
    const outdated: Entry[] = [];
    for (let i = 0; i < count; i++) {
      const client = readNumber(decoder);
      const clock = readNumber(decoder);
      const state = readBytes(decoder);
      const entry = this.entries.get(client);
      // First message of a connection with one client in it: the client of the connection itself.
      const isPrimary = count === 1 && !this.clientsOf.has(speaker);
      if (entry !== undefined && entry.owner !== speaker && !canBeClaimed(entry, isPrimary)) continue;
      if (entry !== undefined && clock <= entry.clock && !isRemoval(entry, clock, state)) {
        if (!entry.isPresent && isStatePresent(state)) outdated.push(entry);
        continue;
      }
      this.accept(speaker, client, clock, state, entry, isPrimary);
    }
    return outdated.length === 0 ? null : frameEntries(outdated);
  }

  /** Removes everything a connection said; others learn it with the next flush. Answers whether there was anything. */
  leave(speaker: AwarenessSpeaker): boolean {
    const clients = this.clientsOf.get(speaker);
    this.clientsOf.delete(speaker);
    for (const client of clients ?? []) {
      const entry = this.entries.get(client);
      if (entry === undefined || entry.owner !== speaker) continue;
      const clock = entry.isPresent ? entry.clock + 1 : entry.clock;
      if (entry.isPresent) this.changed.add(client);
      this.put(client, {
        clock,
        owner: null,
        isPrimary: false,
        encoded: encodeEntry(client, clock, 'null'),
        isPresent: false,
      });
    }
    return this.changed.size > 0;
  }

  /** One frame with the latest state of every client that changed since the last flush; null when none did. */
  flush(): Buffer | null {
    if (this.changed.size === 0) return null;
    const entries: Entry[] = [];
    for (const client of this.changed) {
      const entry = this.entries.get(client);
      if (entry !== undefined) entries.push(entry);
    }
    this.changed = new Set();
    this.forgetAbsent();
    return frameEntries(entries);
  }

  /** One frame with everybody present; null in an empty room. */
  presentFrame(): Buffer | null {
    const present = [...this.entries.values()].filter((entry) => entry.isPresent);
    return present.length === 0 ? null : frameEntries(present);
  }

  get hasChanges(): boolean {
    return this.changed.size > 0;
  }

  private accept(
    speaker: AwarenessSpeaker,
    client: number,
    clock: number,
    state: Uint8Array,
    entry: Entry | undefined,
    isPrimary: boolean,
  ): void {
    const text = this.checkedState(speaker, state);
    if (text === null || clock > MAX_CLOCK) return;
    const isPresent = text !== 'null';
    // Nobody speaks for an absent client by saying it is absent: that is how stock clients echo a removal.
    if (!isPresent && (entry === undefined || entry.owner !== speaker)) return;
    const clients = this.clientsOf.get(speaker) ?? new Set<number>();
    if (!clients.has(client) && clients.size >= this.limits.awarenessClientsPerConnection) return;
    if (entry?.owner !== undefined && entry.owner !== null && entry.owner !== speaker) {
      this.clientsOf.get(entry.owner)?.delete(client);
    }
    clients.add(client);
    this.clientsOf.set(speaker, clients);
    const keepsPrimary = isPrimary || (entry?.owner === speaker && entry.isPrimary);
    const encoded = encodeEntry(client, clock, text);
    this.put(client, { clock, owner: speaker, isPrimary: keepsPrimary, encoded, isPresent });
    this.changed.add(client);
  }

  // The state as everybody may see it, with the user the server knows; null when it is not acceptable.
  private checkedState(speaker: AwarenessSpeaker, state: Uint8Array): string | null {
    if (state.length > this.limits.awarenessStateBytes) return null;
    const parsed: unknown = parseJson(state);
    if (parsed === null) return 'null';
    if (typeof parsed !== 'object' || Array.isArray(parsed)) return null;
    return JSON.stringify({ ...parsed, user: speaker.awarenessUser });
  }

  // Re-inserted so that the map's order is the order of last change, which forgetAbsent relies on.
  private put(client: number, entry: Entry): void {
    if (!entry.isPresent) this.entries.delete(client);
    this.entries.set(client, entry);
  }

  private forgetAbsent(): void {
    let surplus = this.entries.size - KEPT_ABSENT_ENTRIES;
    if (surplus <= 0) return;
    for (const [client, entry] of this.entries) {
      if (surplus <= 0) return;
      if (entry.isPresent || entry.owner !== null) continue;
      this.entries.delete(client);
      surplus--;
    }
  }
}

function canBeClaimed(entry: Entry, isPrimaryClaim: boolean): boolean {
  return entry.owner === null || (isPrimaryClaim && !entry.isPrimary);
}

function isRemoval(entry: Entry, clock: number, state: Uint8Array): boolean {
  return clock === entry.clock && entry.isPresent && !isStatePresent(state);
}

function isStatePresent(state: Uint8Array): boolean {
  return !(state.length === 4 && state[0] === 0x6e); // "null" is the only JSON of four bytes that starts with n
}

function parseJson(state: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(state.buffer, state.byteOffset, state.byteLength).toString('utf8'));
  } catch {
    return undefined;
  }
}

// Like lib0's readVarUint8Array, but never past the end of the message.
function readBytes(decoder: decoding.Decoder): Uint8Array {
  const end = readNumber(decoder) + decoder.pos;
  if (end > decoder.arr.length) throw new ProtocolError(1007, 'awareness message ends too early');
  const bytes = decoder.arr.subarray(decoder.pos, end);
  decoder.pos = end;
  return bytes;
}

function encodeEntry(client: number, clock: number, state: string): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, client);
  encoding.writeVarUint(encoder, clock);
  encoding.writeVarString(encoder, state);
  return encoding.toUint8Array(encoder);
}

function frameEntries(entries: readonly Entry[]): Buffer {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, entries.length);
  for (const entry of entries) encoding.writeUint8Array(encoder, entry.encoded);
  return awarenessFrame(encoding.toUint8Array(encoder));
}
