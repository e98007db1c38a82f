import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { NodeBus } from '../../nodes/node-bus.ts';
import type { StoredUpdate } from '../store/update-store.ts';
import type { CollabLog } from './collab-ports.ts';
import type { RoomExchange, RoomPeer } from './room-exchange.ts';

const ROWS = 0;
const AWARENESS = 1;
const WHO_IS_HERE = 2;
const GENERATION = 3;

/** Exchange between processes over the bus, one channel per open room. */
export function busRoomExchange(bus: NodeBus, log: CollabLog): RoomExchange {
  const open = new Map<string, RoomPeer>();
  const channelOf = (room: string) => `room:${room}`;
  bus.onNodeGone((node) => {
    for (const peer of open.values()) peer.forgetNode(node);
  });
  return {
    isShared: true,
    enter(room, peer) {
      open.set(room, peer);
      return bus.subscribe(channelOf(room), (message, node) => {
        try {
          deliver(peer, message, node);
        } catch (error) {
          // The row is in the log; the next gap or comparison loads it.
          log.error({ err: error, room, node }, 'a message of another process could not be read');
        }
      });
    },
    leave(room) {
      open.delete(room);
      bus.unsubscribe(channelOf(room));
    },
    sendRows(room, rows) {
      if (rows.length > 0) bus.publish(channelOf(room), encodeRows(rows));
    },
    sendAwareness(room, update) {
      bus.publish(channelOf(room), Buffer.concat([Buffer.of(AWARENESS), update]));
    },
    askPresence(room) {
      bus.publish(channelOf(room), Buffer.of(WHO_IS_HERE));
    },
    sendGeneration(room, generation) {
      bus.publish(channelOf(room), Buffer.concat([Buffer.of(GENERATION), Buffer.from(String(generation))]));
    },
  };
}

function deliver(peer: RoomPeer, message: Buffer, node: string): void {
  const body = message.subarray(1);
  if (message[0] === ROWS) peer.receiveRows(decodeRows(body));
  else if (message[0] === AWARENESS) peer.receiveAwareness(node, body);
  else if (message[0] === WHO_IS_HERE) peer.announcePresence();
  else if (message[0] === GENERATION) peer.receiveGeneration(Number(body.toString()));
  else throw new Error(`unknown kind of message ${message[0]}`);
}

function encodeRows(rows: readonly StoredUpdate[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeUint8(encoder, ROWS);
  encoding.writeVarUint(encoder, rows.length);
  for (const { id, accountId, bytes } of rows) {
    encoding.writeVarUint(encoder, id);
    encoding.writeVarString(encoder, accountId);
    encoding.writeVarUint8Array(encoder, bytes);
  }
  return encoding.toUint8Array(encoder);
}

function decodeRows(bytes: Uint8Array): StoredUpdate[] {
  const decoder = decoding.createDecoder(bytes);
  return Array.from({ length: decoding.readVarUint(decoder) }, () => ({
    id: decoding.readVarUint(decoder),
    accountId: decoding.readVarString(decoder),
    bytes: decoding.readVarUint8Array(decoder),
  }));
}
