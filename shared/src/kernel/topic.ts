import type * as v from 'valibot';

/**
 * A live fact the server tells about a topic. Durable facts carry `seq`, rising by one per topic, are committed
 * before they are sent and can be replayed; the others are only of the moment (counters).
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
/** A durable fact as it travels: the payload with its place in the topic. */
export type Sequenced<P> = P & { topic: string; seq: number; at: string };
/** A fact as a listener gets it: with its place in the topic when it is durable. */
export type ToldFact<F extends FactDefinition> =
  F extends FactDefinition<string, v.GenericSchema, true>
    ? Sequenced<FactPayload<F>>
    : FactPayload<F> & { topic: string };

/** Seconds between two announcements of each topic's latest `seq`, by which a lost tail is noticed. */
export const TOPIC_HEAD_INTERVAL_SECONDS = 15;
/** Event that announces the latest `seq` of a topic: `{topic, seq}`. */
export const TOPIC_HEAD_EVENT = 'topic:head';

export interface SubscribeRequest {
  topic: string;
  /** Replay everything after this `seq`; left out: only what comes from now on. */
  after?: number;
}
export type SubscribeAck =
  /** `isTruncated`: part of what was missed is no longer kept; what the topic tells of must be read anew. */
  | { ok: true; seq: number; replayed: number; isTruncated?: true }
  /** `isFinal`: asking again would be answered the same. */
  | { ok: false; error: string; isFinal: boolean };
