import * as v from 'valibot';

/**
 * A live fact of a topic. Durable facts carry a `seq`, rising by one per topic, are committed before they are sent and
 * can be replayed; volatile ones (counters) are not stored.
 */
export interface FactDefinition<
  Name extends string = string,
  S extends v.GenericSchema = v.GenericSchema,
  Durable extends boolean = boolean,
> {
  name: Name;
  durable: Durable;
  payload: S;
}

/** Declares a fact: its event name on the wire (`area:what-happened`) and its payload. */
export function defineFact<const Name extends string, S extends v.GenericSchema>(
  name: Name,
  payload: S,
): FactDefinition<Name, S, true>;
export function defineFact<const Name extends string, S extends v.GenericSchema>(
  name: Name,
  payload: S,
  options: { durable: false },
): FactDefinition<Name, S, false>;
export function defineFact(
  name: string,
  payload: v.GenericSchema,
  options: { durable: boolean } = { durable: true },
): FactDefinition {
  return { name, payload, durable: options.durable };
}

export type FactPayload<F extends FactDefinition> = v.InferOutput<F['payload']>;
/** A durable fact on the wire: the payload with its `seq`. */
export type Sequenced<P> = P & { topic: string; seq: number; at: string };
/** A fact as a listener gets it: with its place in the topic when it is durable. */
export type ReceivedFact<F extends FactDefinition> =
  F extends FactDefinition<string, v.GenericSchema, true>
    ? Sequenced<FactPayload<F>>
    : FactPayload<F> & { topic: string };

/** Interval in seconds of announcing each topic's latest `seq`, which reveals a lost tail. */
export const TOPIC_HEAD_INTERVAL_SECONDS = 15;
/** The longest time that a subscription without a `seq` can be replayed, in milliseconds. */
export const REPLAY_WITHIN_MAX_MS = 10 * 60_000;
/** Event that announces the latest `seq` of a topic: `{topic, seq}`. */
export const TOPIC_HEAD_EVENT = 'topic:head';

/** The last fact of a log: whoever receives it has lost the right to watch. `{topic, seq}` */
export const TOPIC_ENDED_EVENT = 'topic:ended';
export const topicEnded = defineFact(TOPIC_ENDED_EVENT, v.object({}));

/**
 * A topic may have several logs with a `seq` each, one per audience; a log is named by its topic and what follows `#`.
 * On the wire all of them are the topic.
 */
export const topicOfLog = (log: string): string => log.split('#', 1)[0] ?? log;

export interface SubscribeRequest {
  topic: string;
  /** Replay everything after this `seq`; undefined: new facts only. */
  after?: number;
  /**
   * Without `after`: replay what happened within so many milliseconds, at most `REPLAY_WITHIN_MAX_MS`. For data that was
   * read so long ago and has no `seq`.
   */
  withinMs?: number;
}
export type SubscribeAck =
  /** `isTruncated`: some missed facts are past their retention; the client must reload. */
  | { ok: true; seq: number; replayed: number; isTruncated?: true }
  /** `isFinal`: not retryable. */
  | { ok: false; error: string; isFinal: boolean };
