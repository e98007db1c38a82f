import type { Server } from 'socket.io';
import { TEXT_MESSAGE, webSocketFrame } from '../web-socket-frame.ts';

/** One event to broadcast. */
export interface BroadcastEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** Engine.IO "message" and, inside it, Socket.IO "event" of the main namespace. */
const EVENT_PREFIX = '42';

/**
 * Sends events to this process's sockets in a room, in order. Clients receive separate events, but all frames are
 * encoded once and written to each WebSocket as one packet: a busy topic costs one write per subscriber, not one per
 * subscriber and event. Socket.IO broadcasts single events the same way.
 */
export function broadcastEvents(io: Server, room: string, events: readonly BroadcastEvent[]): void {
  const ids = io.sockets.adapter.rooms.get(room);
  if (events.length === 0 || ids === undefined) return;
  const texts = events.map(({ name, payload }) => `${EVENT_PREFIX}${JSON.stringify([name, payload])}`);
  const frames = Buffer.concat(texts.map((text) => webSocketFrame(TEXT_MESSAGE, [Buffer.from(text)])));
  for (const id of ids) {
    const socket = io.sockets.sockets.get(id);
    if (socket === undefined) continue;
    // A polling connection gets packets in HTTP responses; once upgraded to a WebSocket it stays one.
    if (socket.conn.transport.name !== 'websocket') {
      for (const { name, payload } of events) socket.emit(name, payload);
      continue;
    }
    // A fresh object each time: Engine.IO writes into it.
    const options = { compress: false, wsPreEncodedFrame: [frames] };
    socket.conn.send('', options);
  }
}
