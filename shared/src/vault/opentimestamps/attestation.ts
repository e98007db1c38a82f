import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ByteReader } from './byte-reader.ts';
import { ProofFormatError } from './proof-format-error.ts';
import { compareBytes, varbytes, varuint } from './write-bytes.ts';

/** An attestation: a Bitcoin block, a calendar's promise, or an unknown type. */
export type Attestation =
  | { type: 'bitcoin'; height: number }
  | { type: 'pending'; calendar: string }
  | { type: 'unknown'; tag: string; payload: Uint8Array };

/** Tags of the format (python-opentimestamps, core/notary.py). */
const TAG_BYTES = 8;
const BITCOIN_TAG = hexToBytes('0588960d73d71901');
const PENDING_TAG = hexToBytes('83dfe30d2ef90c8e');
const MAX_PAYLOAD = 8_192;
const MAX_URI = 1_000;
/** A proof must not make anybody fetch more than a plain URL. */
const URI = /^[\w./:-]*$/u;

/** Decodes an attestation; throws ProofFormatError for an invalid one of a known type. */
export function decodeAttestation(reader: ByteReader): Attestation {
  const tag = reader.bytes(TAG_BYTES);
  const payload = reader.varbytes(MAX_PAYLOAD);
  const content = new ByteReader(payload);
  if (compareBytes(tag, BITCOIN_TAG) === 0) {
    const height = content.varuint();
    content.end();
    return { type: 'bitcoin', height };
  }
  if (compareBytes(tag, PENDING_TAG) === 0) {
    const calendar = String.fromCharCode(...content.varbytes(MAX_URI));
    content.end();
    if (!URI.test(calendar)) throw new ProofFormatError('the address of a calendar cannot be one');
    return { type: 'pending', calendar };
  }
  return { type: 'unknown', tag: bytesToHex(tag), payload };
}

/** An attestation as the format writes it. */
export function writeAttestation(attestation: Attestation): Uint8Array {
  switch (attestation.type) {
    case 'bitcoin':
      return concatBytes(BITCOIN_TAG, varbytes(varuint(attestation.height)));
    case 'pending':
      return concatBytes(PENDING_TAG, varbytes(varbytes(utf8ToBytes(attestation.calendar))));
    case 'unknown':
      return concatBytes(hexToBytes(attestation.tag), varbytes(attestation.payload));
  }
}

/** The order in which the format writes attestations: by tag, then by what they say. */
export function compareAttestations(a: Attestation, b: Attestation): number {
  if (a.type === 'bitcoin' && b.type === 'bitcoin') return a.height - b.height;
  if (a.type === 'pending' && b.type === 'pending')
    return compareBytes(utf8ToBytes(a.calendar), utf8ToBytes(b.calendar));
  if (a.type === 'unknown' && b.type === 'unknown' && a.tag === b.tag)
    return compareBytes(a.payload, b.payload);
  return compareBytes(tagOf(a), tagOf(b));
}

function tagOf(attestation: Attestation): Uint8Array {
  if (attestation.type === 'bitcoin') return BITCOIN_TAG;
  return attestation.type === 'pending' ? PENDING_TAG : hexToBytes(attestation.tag);
}
