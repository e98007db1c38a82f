/** The server's own message beside the y-websocket protocol: asks for, and brings, news of what is stored. */
const MESSAGE_STORED = 64;

/** First two bytes of a message that changes the document: sync, then step two or update. */
const isDocumentWrite = (data: unknown): boolean =>
  data instanceof Uint8Array && data[0] === 0 && (data[1] === 1 || data[1] === 2);

/**
 * A WebSocket for the Yjs provider that knows how many of the messages it sent the server has not stored yet. The
 * server's news about it does not reach the provider, which would not know the message.
 */
export function storedSocket(tell: (unstored: number) => void): typeof WebSocket {
  return class StoredSocket extends WebSocket {
    #unstored = 0;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('open', () => {
        this.#change(0);
        super.send(Uint8Array.of(MESSAGE_STORED));
      });
      this.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
        const [type, stored = 0] = readNumbers(event.data);
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
      tell(unstored);
    }
  };
}

/** The first two variable-length numbers of a message. */
function readNumbers(data: ArrayBuffer): number[] {
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
