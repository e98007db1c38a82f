import type { Socket } from 'socket.io';

/** One subscription of a socket to a topic; a later one supersedes it. */
export type Turn = symbol;

const turns = new WeakMap<Socket, Map<string, Turn>>();

/** Begins a subscription, superseding one of the same socket and topic that is still replaying. */
export function beginTurn(socket: Socket, topic: string): Turn {
  const turn = Symbol(topic);
  const ofSocket = turns.get(socket) ?? new Map<string, Turn>();
  turns.set(socket, ofSocket.set(topic, turn));
  return turn;
}

/** Ends the turn after success or refusal; a later one continues. */
export function endTurn(socket: Socket, topic: string, turn: Turn): void {
  if (turns.get(socket)?.get(topic) === turn) turns.get(socket)?.delete(topic);
}

/** Cancels a pending subscription, as when the socket unsubscribes. */
export function cancelTurn(socket: Socket, topic: string): void {
  turns.get(socket)?.delete(topic);
}

/** Whether the socket is connected and this subscription is its latest to the topic. */
export function isCurrent(socket: Socket, topic: string, turn: Turn): boolean {
  return socket.connected && turns.get(socket)?.get(topic) === turn;
}

/** Topics with a pending subscription. */
export function pendingTopics(socket: Socket): string[] {
  return [...(turns.get(socket)?.keys() ?? [])];
}
