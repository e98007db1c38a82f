import { t } from '@fap/shared/kernel/words.ts';
import { BagRefusedError } from './bag-refused-error.ts';

/** Little-endian numbers and parts of a zip; throws BagRefusedError beyond its end. */
export class ByteView {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get length(): number {
    return this.bytes.length;
  }

  /** Two bytes. */
  u16(at: number): number {
    this.#require(at, 2);
    return this.#view.getUint16(at, true);
  }

  /** Four bytes. */
  u32(at: number): number {
    this.#require(at, 4);
    return this.#view.getUint32(at, true);
  }

  /** Eight bytes; what no file can be long is refused. */
  u64(at: number): number {
    this.#require(at, 8);
    const value = Number(this.#view.getBigUint64(at, true));
    if (!Number.isSafeInteger(value)) throw new BagRefusedError(t`The zip names a size that no file has.`);
    return value;
  }

  /** A part, without a copy. */
  part(at: number, length: number): Uint8Array {
    this.#require(at, length);
    return this.bytes.subarray(at, at + length);
  }

  #require(at: number, length: number): void {
    if (at < 0 || length < 0 || at + length > this.bytes.length)
      throw new BagRefusedError(t`The zip breaks off, or points to places that it does not have.`);
  }
}
