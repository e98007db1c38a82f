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
        const [type, stored = 0] = parseNumbers(event.data);
        if (type !== MESSAGE_STORED) return;
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
function parseNumbers(data: ArrayBuffer): number[] {
  const bytes = new Uint8Array(data);
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte & 0x80) continue;
    numbers.push(value);
    if (numbers.length === 2 || numbers[0] !== MESSAGE_STORED) return numbers;
    value = 0;
    factor = 1;
  }
  return numbers;
}
