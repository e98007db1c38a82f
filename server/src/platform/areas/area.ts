import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import type { Reaction } from '../bus/reactions.ts';
import type { HttpApp } from '../http/http-app.ts';
import type { Job } from '../jobs/job-queue.ts';
import type { SocketServer, TopicRule } from '../realtime/socket-server.ts';
import type { Ctx, InlineReaction } from '../write/context.ts';

/** Ends something that runs beside requests. */
export type Stop = () => void | Promise<void>;

/** Everything the process must know of an area; `Ports` is what it needs of the world around it. */
export interface Area<Ports = unknown> {
  /** As its folder is called. */
  name: string;
  /** Never set: it carries the type of the ports, so that what all areas need together can be checked. */
  needs?: (ports: Ports) => void;
  /** The calls it declares, also those whose work is not written yet. */
  contracts?: readonly Readonly<Record<string, EndpointDefinition>>[];
  /** Binds its calls. */
  routes?(app: HttpApp, ports: Ports): void;
  /** Who may watch which of its topics. */
  topics?(ports: Ports): readonly TopicRule[];
  /** Starts what tells figures by the clock, such as counters, while the live layer runs. */
  announce?(ctx: Ctx, sockets: SocketServer, ports: Ports): Stop;
  /** Work that follows from a committed event. */
  reactions?: readonly Reaction[];
  /** Work inside the transaction that emits an event. */
  inline?: readonly InlineReaction[];
  /** Work by the queue or by the clock. */
  jobs?(ports: Ports): readonly Job[];
}

/** Declares an area: the one thing the composition roots know of it. */
export const defineArea = <Ports = unknown>(area: Area<Ports>): Area<Ports> => area;

/** What all these areas need together. */
export type PortsOf<Areas extends readonly AnyArea[]> =
  NonNullable<Areas[number]['needs']> extends (ports: infer All) => void ? All : never;

/** An area whose ports somebody else provides. */
// biome-ignore lint/suspicious/noExplicitAny: `PortsOf` checks the ports of each area where they are handed over
export type AnyArea = Area<any>;

/** Every call of these areas: drives the OpenAPI document and the tests over all calls. */
export const endpointsOf = (areas: readonly AnyArea[]): EndpointDefinition[] =>
  areas.flatMap(({ contracts = [] }) => contracts.flatMap((contract) => Object.values(contract)));

/** Binds the calls of these areas. */
export function bindAreas(app: HttpApp, areas: readonly AnyArea[], ports: unknown): void {
  for (const area of areas) area.routes?.(app, ports);
}

/** The reactions of these areas, in their order. */
export const reactionsOf = (areas: readonly AnyArea[]): Reaction[] =>
  areas.flatMap(({ reactions = [] }) => reactions);

/** The inline reactions of these areas, in their order: each hears what those before it emitted, and locks after them. */
export const inlineReactionsOf = (areas: readonly AnyArea[]): InlineReaction[] =>
  areas.flatMap(({ inline = [] }) => inline);

/** The jobs of these areas. */
export const jobsOf = (areas: readonly AnyArea[], ports: unknown): Job[] =>
  areas.flatMap((area) => area.jobs?.(ports) ?? []);

/** Who may watch which topic of these areas. */
export const topicRulesOf = (areas: readonly AnyArea[], ports: unknown): TopicRule[] =>
  areas.flatMap((area) => area.topics?.(ports) ?? []);

/** A topic that everybody signed in may watch. */
export const openTopic = (name: string): TopicRule => ({
  matches: (topic) => topic === name,
  authorize: async () => {},
});
