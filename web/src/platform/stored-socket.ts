/** Our extension of the y-websocket protocol: requests and carries the number of stored messages. */
const MESSAGE_STORED = 64;

/** A message changes the document if its first two bytes are "sync" and "step two" or "update". */
const isDocumentWrite = (data: unknown): boolean =>
  data instanceof Uint8Array && data[0] === 0 && (data[1] === 1 || data[1] === 2);

/**
 * A WebSocket class for the Yjs provider that counts the sent messages that the server has not stored yet. The server's
 * messages about it do not reach the provider, which would not know their type.
 */
export function createStoredSocket(onUnstored: (unstored: number) => void): typeof WebSocket {
  return class StoredSocket extends WebSocket {
    #unstored = 0;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('open', () => {
        this.#change(0);
        super.send(Uint8Array.of(MESSAGE_STORED));
      });
      this.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
        const bytes = new Uint8Array(event.data);
        // Of a thousand messages a second hardly one is of this type.
        if (bytes[0] !== MESSAGE_STORED) return;
        const [, stored = 0] = parseNumbers(bytes);
        event.stopImmediatePropagation();
        this.#change(this.#unstored - stored);
      });
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (isDocumentWrite(data)) this.#change(this.#unstored + 1);
      super.send(data);
    }

    #change(unstored: number): void {
      this.#unstored = unstored;
      onUnstored(unstored);
    }
  };
}

/** Parses the first two variable-length numbers of a message. */
function parseNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte & 0x80) continue;
    numbers.push(value);
    if (numbers.length === 2) return numbers;
    value = 0;
    factor = 1;
  }
  return numbers;
}
