import type { Socket } from 'socket.io';
import { RecentFacts } from './recent-facts.ts';
import type { Turn } from './subscription-turns.ts';

/** The hub's state of a watched topic. */
export interface TopicState {
  /** The last `seq` sent to the room. */
  sent: number;
  /** Queue that serialises sends and joins, so that no subscriber sees facts out of order. */
  queue: Promise<void>;
  isDirty: boolean;
  isLoaded: boolean;
  /** Pending subscriptions: their topic must not be evicted before they are in the room. */
  joining: number;
  recent: RecentFacts;
  /** Sockets to join in the next turn of the queue. */
  joiners: Joiner[];
}

/** Replay position of a client before it joins. */
export interface CaughtUp {
  /** Last `seq` the client has; undefined when it wants new facts only. */
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
  /** Some missed facts are past their retention. */
  isTruncated: boolean;
}

/** Outcome of a join: null when the client left or subscribed again, `behind` when more must be replayed first. */
export type Joined = Subscribed | null | 'behind';

/** Position of a client that wants new facts only. */
export const NOTHING_MISSED: CaughtUp = { position: undefined, replayed: 0, isTruncated: false };

/** Position of a client that has everything up to `seq`. */
export function startingAfter(seq: number): CaughtUp {
  return { position: seq, replayed: 0, isTruncated: false };
}

/** A topic whose head is not loaded yet. */
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
