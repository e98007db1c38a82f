import type { Duplex } from 'node:stream';
import type { Language } from '@fap/shared/kernel/languages.ts';
import type { Server, Socket } from 'socket.io';
import { WebSocket } from 'ws';
import { TEXT_MESSAGE, webSocketFrame } from '../web-socket-frame.ts';
import { languageOfSocket } from './socket-language.ts';

/** One event to broadcast. */
export interface BroadcastEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** An event in a language: the same object where nothing in it is the product's own words. */
export type SayEvent = (event: BroadcastEvent, language: Language) => BroadcastEvent;

/** Engine.IO "message" and, inside it, Socket.IO "event" of the main namespace. */
const EVENT_PREFIX = '42';

/**
 * Sends events to this process's sockets in a room, in order. Clients receive separate events, but all frames are
 * encoded once and written to each WebSocket as one packet: a busy topic costs one write per subscriber, not one per
 * subscriber and event. Socket.IO broadcasts single events the same way. Events with the product's own words are said and
 * encoded once for each language that somebody in the room reads.
 */
export function broadcastEvents(
  io: Server,
  room: string,
  events: readonly BroadcastEvent[],
  say: SayEvent = (event) => event,
): void {
  const ids = io.sockets.adapter.rooms.get(room);
  if (events.length === 0 || ids === undefined) return;
  const encodedIn = encodedByLanguage(events, say);
  for (const id of ids) {
    const socket = io.sockets.sockets.get(id);
    if (socket === undefined) continue;
    const { said, frames } = encodedIn(languageOfSocket(socket));
    // A polling connection gets packets in HTTP responses; once upgraded to a WebSocket it stays one.
    if (socket.conn.transport.name !== 'websocket') {
      for (const { name, payload } of said) socket.emit(name, payload);
      continue;
    }
    const stream = idleStream(socket);
    if (stream) {
      stream.write(frames);
      continue;
    }
    // A fresh object each time: Engine.IO writes into it.
    const options = { compress: false, wsPreEncodedFrame: [frames] };
    socket.conn.send('', options);
  }
}

/** What Engine.IO and ws have at run time, but not in their types. */
interface WebSocketConnection {
  readyState: string;
  writeBuffer: readonly unknown[];
  transport: { writable: boolean; socket: { readyState: number; _socket: Duplex | null } };
}

/**
 * The stream under a WebSocket on which nothing is under way: frames may be written straight to it and stay in order, without the
 * packet, callback and events that Engine.IO makes for each. Null while something is, or when the client reads slowly.
 */
function idleStream({ conn }: Socket): Duplex | null {
  const { readyState, writeBuffer, transport } = conn as unknown as WebSocketConnection;
  const { socket } = transport;
  if (readyState !== 'open' || writeBuffer.length > 0 || !transport.writable) return null;
  const stream = socket.readyState === WebSocket.OPEN ? socket._socket : null;
  return stream?.writableLength === 0 ? stream : null;
}

interface Encoded {
  said: readonly BroadcastEvent[];
  frames: Buffer;
}

/** Encodes events when a language is first asked for; languages in which they are the same share their frames. */
function encodedByLanguage(
  events: readonly BroadcastEvent[],
  say: SayEvent,
): (language: Language) => Encoded {
  const asWritten = encode(events);
  const known = new Map<Language, Encoded>();
  return (language) => {
    const before = known.get(language);
    if (before) return before;
    const said = events.map((event) => say(event, language));
    const isSame = said.every((event, index) => event.payload === events[index]?.payload);
    const encoded = isSame ? asWritten : encode(said);
    known.set(language, encoded);
    return encoded;
  };
}

function encode(said: readonly BroadcastEvent[]): Encoded {
  const texts = said.map(({ name, payload }) => `${EVENT_PREFIX}${JSON.stringify([name, payload])}`);
  return {
    said,
    frames: Buffer.concat(texts.map((text) => webSocketFrame(TEXT_MESSAGE, [Buffer.from(text)]))),
  };
}
