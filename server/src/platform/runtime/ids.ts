import { randomBytes, randomUUID } from 'node:crypto';

/** Generates ids, as a port: a seed numbers its rows, everything else draws random ones. */
export interface Ids {
  /** A new id with its kind as prefix, such as `cluster-7h2k…`; `kind` is a lower-case word. */
  next(kind: string): string;
  /** A random UUID, for requests and connections. */
  uuid(): string;
  /** Sixteen random bytes, as a salt. */
  nonce(): Uint8Array;
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Random ids of 80 bits: unguessable enough to name an object, short enough to read out. */
export const randomIds: Ids = {
  next(kind) {
    let id = '';
    for (const byte of randomBytes(LENGTH)) id += ALPHABET.charAt(byte & 31);
    return `${kind}-${id}`;
  },
  uuid: () => randomUUID(),
  nonce: () => randomBytes(16),
};
