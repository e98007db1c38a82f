import type { Socket } from 'socket.io';

/** One subscription of a socket to a topic; asking again begins another and ends this one. */
export type Turn = symbol;

const turns = new WeakMap<Socket, Map<string, Turn>>();

/** Begins a subscription; an earlier one of the same socket to the same topic, still replaying, is over. */
export function takeTurn(socket: Socket, topic: string): Turn {
  const turn = Symbol(topic);
  const ofSocket = turns.get(socket) ?? new Map<string, Turn>();
  turns.set(socket, ofSocket.set(topic, turn));
  return turn;
}

/** The subscription is in place or refused; a later one goes on. */
export function endTurn(socket: Socket, topic: string, turn: Turn): void {
  if (turns.get(socket)?.get(topic) === turn) turns.get(socket)?.delete(topic);
}

/** Ends what is under way, as when the socket unsubscribes. */
export function giveUpTurn(socket: Socket, topic: string): void {
  turns.get(socket)?.delete(topic);
}

/** Whether the socket is there and still wants this subscription. */
export function isCurrent(socket: Socket, topic: string, turn: Turn): boolean {
  return socket.connected && turns.get(socket)?.get(topic) === turn;
}

/** The topics a socket is being let into. */
export function turnsOf(socket: Socket): string[] {
  return [...(turns.get(socket)?.keys() ?? [])];
}
