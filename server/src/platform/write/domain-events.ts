/**
 * Every domain event and its payload: ids only, so that a reaction reads what is true when it runs. Each area adds its own in its
 * `events.ts`, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface DomainEventMap {}

export type DomainEventType = keyof DomainEventMap;
export type DomainEvent = {
  [T in DomainEventType]: { type: T; payload: DomainEventMap[T] };
}[DomainEventType];
