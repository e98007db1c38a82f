/**
 * Every domain event and its payload: ids only, so that a reaction reads what is true when it runs. Each area adds its own in its
 * `events.ts`, by declaration merging, and defines it there.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface DomainEventMap {}

export type DomainEventType = keyof DomainEventMap;
export type DomainEvent = {
  [T in DomainEventType]: { type: T; payload: DomainEventMap[T] };
}[DomainEventType];

/** A domain event as its area defines it. */
export interface EventDefinition<T extends DomainEventType> {
  type: T;
  /** What it is about. Events of one lane are reacted to in their order, and one that cannot be holds back those after it. */
  lane(payload: DomainEventMap[T]): string;
}

/** Defines a domain event; what `emit` takes. */
export const defineEvent = <T extends DomainEventType>(
  type: T,
  { lane }: Pick<EventDefinition<T>, 'lane'>,
): EventDefinition<T> => ({ type, lane });
