import { MESSAGE_PACK, MESSAGE_STORED } from '@fap/shared/kernel/document-messages.ts';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** A message changes the document if its first two bytes are "sync" and "step two" or "update". */
const isDocumentWrite = (data: unknown): boolean =>
  data instanceof Uint8Array && data[0] === 0 && (data[1] === 1 || data[1] === 2);

/** A WebSocket class for the Yjs provider, and what its newest socket is to be told. */
export interface StoredSockets {
  Socket: typeof WebSocket;
  /** Tells the server how many more bytes of its packs have been worked off. */
  tellHandled(bytes: number): void;
}

/**
 * A WebSocket class for the Yjs provider that counts the sent messages that the server has not stored yet, and asks for packs: many messages
 * in one, as a busy board has them, no more at a time than the page works off. The server's messages about what it stored do not reach the
 * provider, which would not know their type.
 */
export function createStoredSocket(onUnstored: (unstored: number) => void): StoredSockets {
  let newest: StoredSocket | undefined;
  class StoredSocket extends WebSocket {
    #unstored = 0;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      newest = this;
      this.addEventListener('open', () => {
        this.#change(0);
        super.send(Uint8Array.of(MESSAGE_STORED));
        super.send(packsMessage(0));
      });
      this.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
        const bytes = new Uint8Array(event.data);
        // Of a thousand messages a second hardly one is of this type.
        if (bytes[0] !== MESSAGE_STORED) return;
        event.stopImmediatePropagation();
        this.#change(this.#unstored - decoding.readVarUint(decoding.createDecoder(bytes.subarray(1))));
      });
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (isDocumentWrite(data)) this.#change(this.#unstored + 1);
      super.send(data);
    }

    tellHandled(bytes: number): void {
      if (this.readyState === WebSocket.OPEN) super.send(packsMessage(bytes));
    }

    #change(unstored: number): void {
      this.#unstored = unstored;
      onUnstored(unstored);
    }
  }
  return { Socket: StoredSocket, tellHandled: (bytes) => newest?.tellHandled(bytes) };
}

/** That packs are read, and how much of them was worked off. */
function packsMessage(handledBytes: number): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder();
  for (const part of [MESSAGE_PACK, handledBytes]) encoding.writeVarUint(encoder, part);
  return encoding.toUint8Array(encoder);
}
