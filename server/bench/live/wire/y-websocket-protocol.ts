import type { Protocol } from './protocol.ts';
import { AWARENESS, STEP_ONE, STEP_TWO, SYNC, UPDATE, updateOf, yMessage } from './y-messages.ts';

/** The protocol of y-websocket: rooms are paths, messages are of y-protocols. */
export const yWebsocketProtocol: Protocol = {
  path: (room) => `/${encodeURIComponent(room)}`,
  greet: (peer) => peer.send(yMessage([SYNC, STEP_ONE], peer.stateVector)),
  receive(peer, bytes, start) {
    if (bytes[start] !== SYNC) return 'content';
    if (bytes[start + 1] === STEP_ONE) {
      peer.send(yMessage([SYNC, STEP_TWO], peer.ownState));
      return 'nothing';
    }
    return bytes[start + 1] === STEP_TWO ? 'synced' : 'content';
  },
  updateIn: (_peer, message) => updateOf(message),
  sendUpdate: (peer, update) => peer.send(yMessage([SYNC, UPDATE], update)),
  sendAwareness: (peer, update) => peer.send(yMessage([AWARENESS], update)),
  sendEvent() {
    throw new Error('y-websocket has no events');
  },
};
