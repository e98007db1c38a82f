import { MESSAGE_PACK, MESSAGE_STORED } from '@fap/shared/kernel/document-messages.ts';
import * as encoding from 'lib0/encoding';
import { BINARY_MESSAGE, webSocketFrame } from '../../web-socket-frame.ts';
import { MESSAGE_AWARENESS, MESSAGE_SYNC, SYNC_STEP_ONE, SYNC_STEP_TWO, SYNC_UPDATE } from './protocol.ts';
import { EMPTY_UPDATE } from './update-slices.ts';

/**
 * One complete WebSocket frame around one y-protocol message. One message per frame: the stock client parses only the
 * first message of a frame.
 */
function frameMessage(prefix: readonly number[], body: Uint8Array): Buffer {
  const encoder = encoding.createEncoder();
  for (const part of prefix) encoding.writeVarUint(encoder, part);
  encoding.writeVarUint(encoder, body.length);
  return webSocketFrame(BINARY_MESSAGE, [encoding.toUint8Array(encoder), body]);
}

/** Frame of a document update; the update's own bytes are the last ones of the frame. */
export function updateFrame(update: Uint8Array): Buffer {
  return frameMessage([MESSAGE_SYNC, SYNC_UPDATE], update);
}

/** Frame that requests what the given state vector lacks. */
export function stepOneFrame(stateVector: Uint8Array): Buffer {
  return frameMessage([MESSAGE_SYNC, SYNC_STEP_ONE], stateVector);
}

/** Frame of an encoded awareness update. */
export function awarenessFrame(update: Uint8Array): Buffer {
  return frameMessage([MESSAGE_AWARENESS], update);
}

/** Stored acknowledgement: how many more of the client's document messages are durable. */
export function storedFrame(messages: number): Buffer {
  return frameMessage([MESSAGE_STORED, messages], new Uint8Array());
}

const PACK_TYPE = Uint8Array.of(MESSAGE_PACK);

/** Frames that many connections are sent, joined; pages that read packs get them as one frame, which is made once. */
export class SharedFrames {
  readonly joined: Buffer;
  private pack: Buffer | null = null;

  constructor(joined: Buffer) {
    this.joined = joined;
  }

  get packed(): Buffer {
    this.pack ??= webSocketFrame(BINARY_MESSAGE, [PACK_TYPE, this.joined]);
    return this.pack;
  }
}

/** Ends a first sync: the document itself went ahead in update frames. */
export const SYNC_DONE_FRAME: Buffer = frameMessage([MESSAGE_SYNC, SYNC_STEP_TWO], EMPTY_UPDATE);

/** Empty awareness: the smallest data frame that works as a keepalive for stock clients. */
export const KEEPALIVE_FRAME: Buffer = awarenessFrame(Uint8Array.of(0));
