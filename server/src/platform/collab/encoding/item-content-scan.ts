import * as decoding from 'lib0/decoding';

const MAX_ANY_DEPTH = 64;
const HIGHEST_TYPE_REF = 6;
const NAMED_TYPE_REFS = new Set([3, 5]);

/** Skips the content of one item and returns its length in operations; throws on content clients cannot parse. */
export function skipItemContent(decoder: decoding.Decoder, contentRef: number): number {
  switch (contentRef) {
    case 1:
      return decoding.readVarUint(decoder);
    case 2:
      return skipJsonList(decoder);
    case 3:
      decoding.readVarUint8Array(decoder);
      return 1;
    case 4:
      return decoding.readVarString(decoder).length;
    case 5:
      JSON.parse(decoding.readVarString(decoder));
      return 1;
    case 6:
      decoding.readVarString(decoder);
      JSON.parse(decoding.readVarString(decoder));
      return 1;
    case 7:
      return skipType(decoder);
    case 8:
      return skipAnyList(decoder);
    default:
      // 9 is a subdocument: its options affect the client's Y.Doc, so it is refused like unknown types.
      throw new Error(`unsupported item content ${contentRef}`);
  }
}

function skipJsonList(decoder: decoding.Decoder): number {
  const length = decoding.readVarUint(decoder);
  for (let i = 0; i < length; i++) {
    const text = decoding.readVarString(decoder);
    if (text !== 'undefined') JSON.parse(text);
  }
  return length;
}

function skipType(decoder: decoding.Decoder): number {
  const typeRef = decoding.readVarUint(decoder);
  if (typeRef > HIGHEST_TYPE_REF) throw new Error(`unknown shared type ${typeRef}`);
  if (NAMED_TYPE_REFS.has(typeRef)) decoding.readVarString(decoder);
  return 1;
}

function skipAnyList(decoder: decoding.Decoder): number {
  const length = decoding.readVarUint(decoder);
  for (let i = 0; i < length; i++) skipAny(decoder, 0);
  return length;
}

function skipAny(decoder: decoding.Decoder, depth: number): void {
  if (depth > MAX_ANY_DEPTH) throw new Error('value is nested too deeply');
  const kind = decoding.readUint8(decoder);
  switch (kind) {
    case 127: // undefined
    case 126: // null
    case 121: // false
    case 120: // true
      return;
    case 125:
      decoding.readVarInt(decoder);
      return;
    case 124:
      decoding.readFloat32(decoder);
      return;
    case 123:
      decoding.readFloat64(decoder);
      return;
    case 122:
      decoding.readBigInt64(decoder);
      return;
    case 119:
      decoding.readVarString(decoder);
      return;
    case 118: {
      const keys = decoding.readVarUint(decoder);
      for (let i = 0; i < keys; i++) {
        decoding.readVarString(decoder);
        skipAny(decoder, depth + 1);
      }
      return;
    }
    case 117: {
      const items = decoding.readVarUint(decoder);
      for (let i = 0; i < items; i++) skipAny(decoder, depth + 1);
      return;
    }
    case 116:
      decoding.readVarUint8Array(decoder);
      return;
    default:
      throw new Error(`unknown value kind ${kind}`);
  }
}
