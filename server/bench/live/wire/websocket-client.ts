import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import {
  BINARY_FRAME,
  CLOSE_FRAME,
  clientFrame,
  frameBytes,
  headerBytes,
  PING_FRAME,
  PONG_FRAME,
  TEXT_FRAME,
} from './websocket-frame.ts';

/** Address and cookie of a connection. */
export interface WebSocketAddress {
  host: string;
  port: number;
  path: string;
  cookie: string | null;
}

/** Callbacks of a client; `bytes` is a shared buffer that is overwritten afterwards. */
export interface WebSocketEvents {
  open(): void;
  message(bytes: Buffer, start: number, end: number, isText: boolean): void;
  closed(reason: string): void;
}

const HEAD_END = '\r\n\r\n';
const FINAL = 0x80;

// All clients of a process read into one buffer; thousands of separate buffers would distort the measurement.
const SHARED = Buffer.allocUnsafeSlow(1 << 20);

/** A WebSocket client with minimal cost, because only the server is to be measured. */
export class WebSocketClient {
  readonly #socket: Socket;
  readonly #events: WebSocketEvents;
  #isOpen = false;
  #isOver = false;
  #isReading = true;
  #closeReason = 'connection ended';
  /** The received part of an incomplete frame: pieces, their bytes, and the frame's length (0: unknown). */
  #pieces: Buffer[] = [];
  #have = 0;
  #need = 0;

  constructor(address: WebSocketAddress, events: WebSocketEvents) {
    const { host, port } = address;
    if (host !== '127.0.0.1') throw new Error(`only loopback may be loaded, not ${host}`);
    this.#events = events;
    this.#socket = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: SHARED,
        callback: (bytes, buffer) => {
          this.#read(buffer as Buffer, bytes);
          return this.#isReading;
        },
      },
    });
    this.#socket.on('error', (error) => this.#end(error.message));
    this.#socket.on('close', () => this.#end(this.#closeReason));
    this.#socket.write(handshake(address));
  }

  send(payload: Uint8Array | string, opcode = BINARY_FRAME): void {
    if (!this.#isOver) this.#socket.write(clientFrame(payload, opcode));
  }

  stopReading(): void {
    this.#isReading = false;
  }

  resumeReading(): void {
    this.#isReading = true;
    this.#socket.resume();
  }

  /** Disconnects without a close frame or callback. */
  destroy(): void {
    this.#isOver = true;
    this.#socket.destroy();
  }

  #end(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#socket.destroy();
    this.#events.closed(reason);
  }

  #read(buffer: Buffer, size: number): void {
    if (this.#have === 0) {
      this.#take(buffer, size);
      return;
    }
    this.#keep(buffer.subarray(0, size));
    if (this.#have < this.#need) return;
    const whole = Buffer.concat(this.#pieces, this.#have);
    this.#pieces = [];
    this.#have = 0;
    this.#need = 0;
    this.#take(whole, whole.length);
  }

  #keep(piece: Buffer): void {
    this.#pieces.push(Buffer.from(piece));
    this.#have += piece.length;
  }

  #take(bytes: Buffer, end: number): void {
    let start = 0;
    if (!this.#isOpen) {
      start = this.#takeHead(bytes, end);
      if (start < 0) return;
    }
    while (!this.#isOver) {
      const size = frameBytes(bytes, start, end);
      if (size === 0 || start + size > end) {
        this.#need = size;
        if (start < end) this.#keep(bytes.subarray(start, end));
        return;
      }
      this.#takeFrame(bytes, start, start + size);
      start += size;
    }
  }

  /** Parses the HTTP head; gives where the first frame begins, -1 while incomplete. */
  #takeHead(bytes: Buffer, end: number): number {
    const head = bytes.toString('latin1', 0, end);
    const headEnd = head.indexOf(HEAD_END);
    if (headEnd < 0) {
      this.#keep(bytes.subarray(0, end));
      return -1;
    }
    if (!head.startsWith('HTTP/1.1 101 ')) {
      this.#end(head.split('\r\n', 1)[0] ?? 'no upgrade');
      return -1;
    }
    this.#isOpen = true;
    this.#events.open();
    return headEnd + HEAD_END.length;
  }

  #takeFrame(bytes: Buffer, start: number, end: number): void {
    const first = bytes[start] ?? 0;
    const opcode = first & 0x0f;
    const body = start + headerBytes(bytes, start);
    if (opcode === BINARY_FRAME || opcode === TEXT_FRAME) {
      if ((first & FINAL) === 0) this.#end('fragmented messages are not read here');
      else this.#events.message(bytes, body, end, opcode === TEXT_FRAME);
    } else if (opcode === PING_FRAME) {
      this.send(Buffer.from(bytes.subarray(body, end)), PONG_FRAME);
    } else if (opcode === CLOSE_FRAME) {
      const code = end - body >= 2 ? bytes.readUInt16BE(body) : 1005;
      this.#closeReason = `closed with ${code} ${bytes.toString('utf8', body + 2, end)}`.trim();
      this.#socket.end();
    }
  }
}

function handshake({ host, port, path, cookie }: WebSocketAddress): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    `Origin: http://${host}:${port}`,
    ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
  ];
  return lines.join('\r\n') + HEAD_END;
}
