import type { Protocol } from './protocol.ts';
import { TEXT_FRAME } from './websocket-frame.ts';

const OPEN = 0x30;
const PING = 0x32;
const MESSAGE = 0x34;
const CONNECTED = 0x30;
const ACKNOWLEDGED = 0x33;

const noDocument = () => {
  throw new Error('this server has events and no documents');
};

/** Engine.IO over WebSocket: opens, joins the main namespace, answers pings; `subscribe` is sent once connected. */
function engineProtocol(subscribe: string | null): Protocol {
  return {
    path: () => '/socket.io/?EIO=4&transport=websocket',
    greet: () => undefined,
    receive(peer, bytes, start) {
      const type = bytes[start];
      if (type === PING) peer.send('3', TEXT_FRAME);
      if (type === OPEN) peer.send('40', TEXT_FRAME);
      if (type !== MESSAGE) return 'nothing';
      const kind = bytes[start + 1];
      if (kind === CONNECTED && subscribe !== null)
        peer.send(`420["subscribe",${JSON.stringify({ topic: peer.room })}]`, TEXT_FRAME);
      if (kind === CONNECTED) return subscribe === null ? 'synced' : 'nothing';
      return kind === ACKNOWLEDGED ? 'synced' : 'content';
    },
    sendUpdate: noDocument,
    sendAwareness: noDocument,
    sendEvent: (peer, text) => peer.send(`42${JSON.stringify(['publish', text])}`, TEXT_FRAME),
  };
}

/** A plain Socket.IO server: every connected client gets every event. */
export const socketIoProtocol: Protocol = engineProtocol(null);

/** Our topics over Socket.IO: the client subscribes and has synced when that is acknowledged. */
export const topicsProtocol: Protocol = engineProtocol('subscribe');

/** A plain WebSocket server that sends each received text to all clients. */
export const plainEventsProtocol: Protocol = {
  path: () => '/',
  greet: (peer) => peer.send('hello', TEXT_FRAME),
  receive: (_peer, bytes, start, end) => (end - start === 5 && bytes[start] === 0x68 ? 'synced' : 'content'),
  sendUpdate: noDocument,
  sendAwareness: noDocument,
  sendEvent: (peer, text) => peer.send(text, TEXT_FRAME),
};
