/** The message that contains a marker: a document update, an awareness state or an event. */
export type MarkerKind = 'U' | 'A' | 'E';

const SENDER_DIGITS = 5;
const TIME_DIGITS = 14;
const OPEN = 0x3c;
const CLOSE = 0x3e;
const ZERO = 0x30;

/** Length of every marker: `<`, kind, sender, microseconds, `>`. */
export const MARKER_BYTES = 3 + SENDER_DIGITS + TIME_DIGITS;

/** A text with sender and time, which survives when a server merges or batches messages. */
export function timeMarker(kind: MarkerKind, sender: number, us: number): string {
  return `<${kind}${String(sender).padStart(SENDER_DIGITS, '0')}${String(us).padStart(TIME_DIGITS, '0')}>`;
}

/**
 * Finds markers of one kind in bytes. Where a frame is too short for two, the position in the last frame of the same length
 * is tried first.
 */
export class MarkerScanner {
  readonly #kind: number;
  readonly #isOnePerFrame: boolean;
  readonly #onMarker: (sender: number, us: number) => void;
  #knownLength = -1;
  #knownOffset = 0;

  constructor(kind: MarkerKind, onMarker: (sender: number, us: number) => void) {
    this.#kind = kind.charCodeAt(0);
    this.#isOnePerFrame = kind === 'E';
    this.#onMarker = onMarker;
  }

  scan(bytes: Uint8Array, start: number, end: number): void {
    if (end - start === this.#knownLength && this.#isMarker(bytes, start + this.#knownOffset)) {
      this.#report(bytes, start + this.#knownOffset);
      return;
    }
    let found = 0;
    let position = start;
    let last = 0;
    while (position <= end - MARKER_BYTES) {
      if (!this.#isMarker(bytes, position)) {
        position += 1;
        continue;
      }
      this.#report(bytes, position);
      found += 1;
      last = position;
      position += MARKER_BYTES;
    }
    const hasRoomForTwo = !this.#isOnePerFrame && end - start >= 2 * MARKER_BYTES;
    this.#knownLength = found === 1 && !hasRoomForTwo ? end - start : -1;
    this.#knownOffset = last - start;
  }

  #isMarker(bytes: Uint8Array, at: number): boolean {
    return bytes[at] === OPEN && bytes[at + 1] === this.#kind && bytes[at + MARKER_BYTES - 1] === CLOSE;
  }

  #report(bytes: Uint8Array, at: number): void {
    this.#onMarker(
      numberAt(bytes, at + 2, SENDER_DIGITS),
      numberAt(bytes, at + 2 + SENDER_DIGITS, TIME_DIGITS),
    );
  }
}

function numberAt(bytes: Uint8Array, at: number, digits: number): number {
  let value = 0;
  for (let i = at; i < at + digits; i++) value = value * 10 + (bytes[i] ?? ZERO) - ZERO;
  return value;
}
