import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import type { FactDefinition } from '@fap/shared/kernel/topic.ts';
import type { Reaction } from '../bus/reactions.ts';
import type { HttpApp } from '../http/http-app.ts';
import type { Job } from '../jobs/job-queue.ts';
import type { SocketServer, TopicRule } from '../realtime/socket-server.ts';
import type { Ctx, InlineReaction } from '../write/context.ts';

/** Stops a background task. */
export type Stop = () => void | Promise<void>;

/** The manifest of an area; `Ports` are its dependencies on the outside. */
export interface Area<Ports = unknown> {
  /** Name of its folder. */
  name: string;
  /** Never set: a phantom type of the ports, from which `PortsOf` computes what all areas need. */
  needs?: (ports: Ports) => void;
  /** The calls it declares. */
  contracts?: readonly Readonly<Record<string, EndpointDefinition>>[];
  /** Binds its calls. */
  routes?(app: HttpApp, ports: Ports): void;
  /** Who may watch which of its topics. */
  topics?(ports: Ports): readonly TopicRule[];
  /** Its live facts that hold words of the product, which are said in each reader's language. */
  facts?: readonly FactDefinition[];
  /** Starts periodic publishing, such as counters, while the live layer runs. */
  announce?(ctx: Ctx, sockets: SocketServer, ports: Ports): Stop;
  /** Reactions to committed events. */
  reactions?: readonly Reaction[];
  /** Reactions inside the transaction that emits an event. */
  inline?: readonly InlineReaction[];
  /** Queued and scheduled jobs. */
  jobs?(ports: Ports): readonly Job[];
}

/** Declares an area's manifest, all that the composition roots know of it. */
export const defineArea = <Ports = unknown>(area: Area<Ports>): Area<Ports> => area;

/** The ports of all these areas. */
export type PortsOf<Areas extends readonly AnyArea[]> =
  NonNullable<Areas[number]['needs']> extends (ports: infer All) => void ? All : never;

/** An area whatever its ports. */
// biome-ignore lint/suspicious/noExplicitAny: `PortsOf` checks the ports of each area where they are handed over
export type AnyArea = Area<any>;

/** Every call of these areas, for the OpenAPI document and the tests over all calls. */
export const endpointsOf = (areas: readonly AnyArea[]): EndpointDefinition[] =>
  areas.flatMap(({ contracts = [] }) => contracts.flatMap((contract) => Object.values(contract)));

/** Binds the calls of these areas. */
export function bindAreas(app: HttpApp, areas: readonly AnyArea[], ports: unknown): void {
  for (const area of areas) area.routes?.(app, ports);
}

/** The reactions of these areas, in their order. */
export const reactionsOf = (areas: readonly AnyArea[]): Reaction[] =>
  areas.flatMap(({ reactions = [] }) => reactions);

/**
 * The inline reactions of these areas, in order: each receives what those before it emitted, and takes locks after
 * them.
 */
export const inlineReactionsOf = (areas: readonly AnyArea[]): InlineReaction[] =>
  areas.flatMap(({ inline = [] }) => inline);

/** The jobs of these areas. */
export const jobsOf = (areas: readonly AnyArea[], ports: unknown): Job[] =>
  areas.flatMap((area) => area.jobs?.(ports) ?? []);

/** Who may watch which topic of these areas. */
export const topicRulesOf = (areas: readonly AnyArea[], ports: unknown): TopicRule[] =>
  areas.flatMap((area) => area.topics?.(ports) ?? []);

/** The live facts of these areas that hold words of the product. */
export const factsOf = (areas: readonly AnyArea[]): FactDefinition[] =>
  areas.flatMap(({ facts = [] }) => facts);

/** A topic that everybody signed in may watch. */
export const openTopic = (name: string): TopicRule => ({
  matches: (topic) => topic === name,
  authorize: async () => {},
});
