import type { Protocol, ProtocolPeer } from './protocol.ts';
import { AWARENESS, STEP_ONE, STEP_TWO, SYNC, UPDATE, updateOf, yMessage, yText } from './y-messages.ts';

const AUTHENTICATION = 2;
const TOKEN = 0;
const SYNC_REPLY = 4;
const STATUS = 8;

/** The protocol of Hocuspocus: y-protocols with the document's name before every message, after an authentication token. */
export const hocuspocusProtocol: Protocol = {
  path: () => '/',
  greet(peer) {
    peer.send(yMessage([AUTHENTICATION, TOKEN], Buffer.from('token'), prefixOf(peer)));
    peer.send(yMessage([SYNC, STEP_ONE], peer.stateVector, prefixOf(peer)));
  },
  receive(peer, bytes, start) {
    const at = start + prefixOf(peer).length;
    const type = bytes[at];
    if (type === STATUS) return 'nothing';
    if (type !== SYNC && type !== SYNC_REPLY) return 'content';
    if (bytes[at + 1] === STEP_ONE) {
      peer.send(yMessage([SYNC, STEP_TWO], peer.ownState, prefixOf(peer)));
      return 'nothing';
    }
    return bytes[at + 1] === STEP_TWO ? 'synced' : 'content';
  },
  updateIn(peer, message) {
    const plain = message.slice(prefixOf(peer).length);
    if (plain[0] === SYNC_REPLY) plain[0] = SYNC;
    return updateOf(plain);
  },
  sendUpdate: (peer, update) => peer.send(yMessage([SYNC, UPDATE], update, prefixOf(peer))),
  sendAwareness: (peer, update) => peer.send(yMessage([AWARENESS], update, prefixOf(peer))),
  sendEvent() {
    throw new Error('Hocuspocus has no events');
  },
};

const prefixes = new WeakMap<ProtocolPeer, Uint8Array>();

function prefixOf(peer: ProtocolPeer): Uint8Array {
  const known = prefixes.get(peer);
  if (known !== undefined) return known;
  const prefix = yText(peer.room);
  prefixes.set(peer, prefix);
  return prefix;
}
