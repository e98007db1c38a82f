import type { Socket } from 'socket.io';
import { RecentFacts } from './recent-facts.ts';
import type { Turn } from './subscription-turns.ts';

/** What the hub knows of a topic somebody watches. */
export interface TopicState {
  /** Everything up to here has been sent to the room. */
  sent: number;
  /** Serialises sending and joining, so that nobody sees a topic out of order. */
  queue: Promise<void>;
  isDirty: boolean;
  isLoaded: boolean;
  /** Subscriptions under way: their topic must not be forgotten before they are in the room. */
  joining: number;
  recent: RecentFacts;
  /** Who joins with the next turn of the queue. */
  joiners: Joiner[];
}

/** How far a client got before it joins. */
export interface CaughtUp {
  /** Last `seq` the client has; undefined when it wants only what comes. */
  position: number | undefined;
  replayed: number;
  isTruncated: boolean;
}

/** A client about to join. */
export interface Joiner extends CaughtUp {
  socket: Socket;
  turn: Turn;
  settle(joined: Joined): void;
  fail(error: unknown): void;
}

/** Where a subscription begins. */
export interface Subscribed {
  seq: number;
  replayed: number;
  /** Some of what the client missed is no longer kept. */
  isTruncated: boolean;
}

/** What became of a joiner: null when it went or asked again, `behind` when there is more to replay first. */
export type Joined = Subscribed | null | 'behind';

/** Of a client that wants only what comes. */
export const NOTHING_MISSED: CaughtUp = { position: undefined, replayed: 0, isTruncated: false };

/** Of a client that has everything up to `seq`. */
export function startingAfter(seq: number): CaughtUp {
  return { position: seq, replayed: 0, isTruncated: false };
}

/** A topic whose head is not read yet. */
export function newTopicState(): TopicState {
  return {
    sent: 0,
    queue: Promise.resolve(),
    isDirty: false,
    isLoaded: false,
    joining: 0,
    recent: new RecentFacts(),
    joiners: [],
  };
}
