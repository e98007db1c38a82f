import type { CollabLimits } from '../collab-limits.ts';
import { awarenessFrame } from '../encoding/frames.ts';
import {
  type AwarenessItem,
  decodeAwareness,
  encodeAwarenessItem,
  isStatePresent,
  joinAwareness,
  parseState,
} from './awareness-codec.ts';

/** What awareness needs to know of a connection. */
export interface AwarenessSpeaker {
  readonly awarenessUser: { id: string; name: string; color: string };
}

/** Another server process, which has checked its own connections' states. */
export interface AwarenessNode {
  readonly node: string;
}

interface Entry<S> {
  clock: number;
  owner: S | AwarenessNode | null;
  accountId: string | null;
  /** The owner's own client, not a relayed one: another connection can take over a relayed client only. */
  isPrimary: boolean;
  /** The encoded item (client id, clock, state) as broadcast. */
  encoded: Uint8Array;
  isPresent: boolean;
  /** The version of the presence that has it. */
  version: number;
}

/** Called when an account shows a client id as its own, here or at another process. */
export type ClientShown = (accountId: string, client: number, isHere: boolean) => void;

/** What changed since the last flush. */
export interface AwarenessChanges {
  /** Frame for every connection of this process. */
  frame: Buffer;
  /** The version before these changes. */
  versionBefore: number;
  /** Changes by this process's connections, for the other processes; null when there are none. */
  forOthers: Uint8Array | null;
}

// A clock near the integer limit would make later clocks unreadable for clients.
const MAX_CLOCK = 2 ** 40;
const KEPT_ABSENT_ENTRIES = 4_096;

/** Presence in one room, checked by the server: only the latest state per client, nothing stored. */
export class AwarenessRoom<S extends AwarenessSpeaker> {
  private readonly limits: CollabLimits;
  private readonly onShown: ClientShown;
  private readonly checkState: (state: Record<string, unknown>) => Record<string, unknown>;
  private readonly entries = new Map<number, Entry<S>>();
  private readonly clientsOf = new Map<S | AwarenessNode, Set<number>>();
  private readonly nodes = new Map<string, AwarenessNode>();
  private changed = new Set<number>();
  /** Counts the flushes. */
  private version = 0;
  private changedHere = new Set<number>();
  /** Cached frame with everybody present; undefined after a change, until it is needed. */
  private present: Buffer | null | undefined;

  constructor(
    limits: CollabLimits,
    onShown: ClientShown = () => undefined,
    checkState: (state: Record<string, unknown>) => Record<string, unknown> = (state) => state,
  ) {
    this.limits = limits;
    this.onShown = onShown;
    this.checkState = checkState;
  }

  /** Whether people see each other here: at least two show themselves. */
  get isWatched(): boolean {
    return this.clientsOf.size > 1;
  }

  /**
   * Applies a connection's states of its own clients and ignores its states of others. Returns a frame for this
   * connection alone when its clocks are older than its last absence: the stock client then moves to a newer clock.
   */
  receive(speaker: S, update: Uint8Array): Buffer | null {
    const items = decodeAwareness(update);
    const outdated: Uint8Array[] = [];
    for (const item of items) {
      const { client, clock, state } = item;
      const entry = this.entries.get(client);
      // The first message with a single client names the connection's own client.
      const isPrimary = items.length === 1 && !this.clientsOf.has(speaker);
      if (entry !== undefined && entry.owner !== speaker && !canBeClaimed(entry, speaker, isPrimary))
        continue;
      if (entry !== undefined && clock <= entry.clock && !isRemoval(entry, clock, state)) {
        if (!entry.isPresent && isStatePresent(state)) outdated.push(entry.encoded);
        continue;
      }
      this.accept(speaker, item, entry, isPrimary);
    }
    return outdated.length === 0 ? null : awarenessFrame(joinAwareness(outdated));
  }

  /**
   * Applies the states of another process's connections. A client that moved here may be behind the clock with which
   * the other process saw it leave: returns frames that make such connections move to a newer clock.
   */
  receiveFromNode(name: string, update: Uint8Array): { owner: S; frame: Buffer }[] {
    const node = this.nodes.get(name) ?? { node: name };
    this.nodes.set(name, node);
    const outdated: { owner: S; frame: Buffer }[] = [];
    for (const { client, clock, state } of decodeAwareness(update)) {
      const entry = this.entries.get(client);
      const isPresent = isStatePresent(state);
      if (entry !== undefined && !isPresent && entry.owner !== node && entry.owner !== null) {
        if (!isNode(entry.owner) && clock >= entry.clock) {
          const absence = joinAwareness([encodeAwarenessItem(client, clock, 'null')]);
          outdated.push({ owner: entry.owner, frame: awarenessFrame(absence) });
        }
        continue;
      }
      if (entry !== undefined && clock <= entry.clock && !isRemoval(entry, clock, state)) continue;
      this.release(client, entry);
      if (isPresent) this.own(node, client);
      this.put(client, {
        clock,
        owner: isPresent ? node : null,
        accountId: accountOf(parseState(state)),
        isPrimary: isPresent,
        encoded: encodeAwarenessItem(client, clock, Buffer.from(state).toString('utf8')),
        isPresent,
      });
      this.changed.add(client);
      const shownBy = accountOf(parseState(state));
      if (shownBy !== null) this.onShown(shownBy, client, false);
    }
    return outdated;
  }

  /** Removes a connection's clients, broadcast with the next flush. Returns whether there were any. */
  leave(speaker: S): boolean {
    for (const client of this.removeAllOf(speaker)) this.changedHere.add(client);
    return this.changed.size > 0;
  }

  /** Removes all clients of a process that ended. Returns whether there were any. */
  forgetNode(name: string): boolean {
    const node = this.nodes.get(name);
    this.nodes.delete(name);
    if (node !== undefined) this.removeAllOf(node);
    return this.changed.size > 0;
  }

  /** The latest state of every client that changed since the last flush; null when none did. */
  flush(): AwarenessChanges | null {
    if (this.changed.size === 0) return null;
    const encoded = (clients: ReadonlySet<number>) =>
      [...clients].flatMap((client) => this.entries.get(client)?.encoded ?? []);
    const frame = awarenessFrame(joinAwareness(encoded(this.changed)));
    const forOthers = this.changedHere.size === 0 ? null : joinAwareness(encoded(this.changedHere));
    this.changed = new Set();
    this.changedHere = new Set();
    this.forgetAbsent();
    this.version += 1;
    return { frame, forOthers, versionBefore: this.version - 1 };
  }

  /** One frame with everybody present; null in an empty room. */
  presentFrame(): Buffer | null {
    if (this.present !== undefined) return this.present;
    const present = [...this.entries.values()].filter((entry) => entry.isPresent);
    this.present =
      present.length === 0 ? null : awarenessFrame(joinAwareness(present.map((entry) => entry.encoded)));
    return this.present;
  }

  /** One frame with whatever changed after a version, those who left included; null when nothing did. */
  frameSince(version: number): Buffer | null {
    const changed = [...this.entries.values()].filter((entry) => entry.version > version);
    return changed.length === 0 ? null : awarenessFrame(joinAwareness(changed.map(({ encoded }) => encoded)));
  }

  /** An awareness update with everybody who is connected to this process; null when nobody is. */
  presentHere(): Uint8Array | null {
    const here = [...this.entries.values()].filter(
      ({ owner, isPresent }) => isPresent && owner !== null && !isNode(owner),
    );
    return here.length === 0 ? null : joinAwareness(here.map((entry) => entry.encoded));
  }

  get hasChanges(): boolean {
    return this.changed.size > 0;
  }

  private accept(
    speaker: S,
    { client, clock, state }: AwarenessItem,
    entry: Entry<S> | undefined,
    isPrimary: boolean,
  ): void {
    const text = this.checkedState(speaker, state);
    if (text === null || clock > MAX_CLOCK) return;
    const isPresent = text !== 'null';
    // Stock clients echo removals, so a removal of an absent client does not make the sender its owner.
    if (!isPresent && (entry === undefined || entry.owner !== speaker)) return;
    const clients = this.clientsOf.get(speaker);
    if (!clients?.has(client) && (clients?.size ?? 0) >= this.limits.awarenessClientsPerConnection) return;
    if (entry?.owner !== speaker) this.release(client, entry);
    this.own(speaker, client);
    this.put(client, {
      clock,
      owner: speaker,
      accountId: speaker.awarenessUser.id,
      isPrimary: isPrimary || (entry?.owner === speaker && entry.isPrimary),
      encoded: encodeAwarenessItem(client, clock, text),
      isPresent,
    });
    this.changed.add(client);
    this.changedHere.add(client);
    if (isPrimary) this.onShown(speaker.awarenessUser.id, client, true);
  }

  private own(owner: S | AwarenessNode, client: number): void {
    const clients = this.clientsOf.get(owner) ?? new Set<number>();
    clients.add(client);
    this.clientsOf.set(owner, clients);
  }

  private release(client: number, entry: Entry<S> | undefined): void {
    if (entry?.owner) this.clientsOf.get(entry.owner)?.delete(client);
  }

  private removeAllOf(owner: S | AwarenessNode): number[] {
    const removed: number[] = [];
    const clients = this.clientsOf.get(owner);
    this.clientsOf.delete(owner);
    for (const client of clients ?? []) {
      const entry = this.entries.get(client);
      if (entry === undefined || entry.owner !== owner) continue;
      const clock = entry.isPresent ? entry.clock + 1 : entry.clock;
      if (entry.isPresent) {
        this.changed.add(client);
        removed.push(client);
      }
      const encoded = encodeAwarenessItem(client, clock, 'null');
      this.put(client, { ...entry, clock, owner: null, isPrimary: false, encoded, isPresent: false });
    }
    return removed;
  }

  // The state as broadcast, with the user set by the server; null when it is refused.
  private checkedState(speaker: S, state: Uint8Array): string | null {
    if (state.length > this.limits.awarenessStateBytes) return null;
    const parsed = parseState(state);
    if (parsed === null) return 'null';
    if (typeof parsed !== 'object' || Array.isArray(parsed)) return null;
    return JSON.stringify({
      ...this.checkState(parsed as Record<string, unknown>),
      user: speaker.awarenessUser,
    });
  }

  // Re-inserted so that the map's order is the order of last change, which forgetAbsent relies on.
  private put(client: number, entry: Omit<Entry<S>, 'version'>): void {
    if (!entry.isPresent) this.entries.delete(client);
    this.entries.set(client, { ...entry, version: this.version + 1 });
    this.present = undefined;
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

function isNode<S extends AwarenessSpeaker>(owner: S | AwarenessNode): owner is AwarenessNode {
  return 'node' in owner;
}

function canBeClaimed<S extends AwarenessSpeaker>(
  entry: Entry<S>,
  speaker: S,
  isPrimaryClaim: boolean,
): boolean {
  if (entry.owner === null) return true;
  // A client of a crashed process may reconnect here before the crash is noticed.
  if (isNode(entry.owner)) return entry.accountId === speaker.awarenessUser.id;
  return isPrimaryClaim && !entry.isPrimary;
}

function isRemoval(entry: Entry<AwarenessSpeaker>, clock: number, state: Uint8Array): boolean {
  return clock === entry.clock && entry.isPresent && !isStatePresent(state);
}

function accountOf(state: unknown): string | null {
  const { user } = (state ?? {}) as { user?: { id?: unknown } };
  return typeof user?.id === 'string' ? user.id : null;
}
