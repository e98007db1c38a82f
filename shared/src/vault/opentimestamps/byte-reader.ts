import { t } from '@fap/shared/kernel/words.ts';
import { ProofFormatError } from './proof-format-error.ts';

/** Maximum length of a varuint: longer ones exceed a safe integer. */
const MAX_VARUINT_BYTES = 7;

/** Decodes the primitives of the OpenTimestamps format; throws ProofFormatError for truncated or invalid bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next byte. */
  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new ProofFormatError(t`the proof breaks off`);
    this.#at += 1;
    return value;
  }

  /** So many bytes, as a copy. */
  bytes(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new ProofFormatError(t`the proof breaks off`);
    this.#at += length;
    // Not slice(): that of a Node Buffer is a view, and the proof would change with the buffer it was read from.
    return new Uint8Array(this.#bytes.subarray(this.#at - length, this.#at));
  }

  /** An unsigned number in groups of seven bits, lowest first. */
  varuint(): number {
    let value = 0;
    for (let index = 0; index < MAX_VARUINT_BYTES; index += 1) {
      const group = this.byte();
      value += (group & 0x7f) * 2 ** (7 * index);
      if (group < 0x80) return value;
    }
    throw new ProofFormatError(t`a number in the proof is too large`);
  }

  /** Bytes with their length before them. */
  varbytes(maxLength: number, minLength = 0): Uint8Array {
    const length = this.varuint();
    if (length < minLength || length > maxLength)
      throw new ProofFormatError(t`a part of the proof is ${length} bytes long`);
    return this.bytes(length);
  }

  /** Throws unless everything was read. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new ProofFormatError(t`something follows after the proof`);
  }
}
