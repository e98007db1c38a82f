import { t } from '@fap/shared/kernel/words.ts';
import { quote, refuse, refuseAt } from '../values/refuse.ts';
import { declaredEncoding, type Encoding } from './declared-encoding.ts';

/**
 * A file's bytes as text with `\n` as its only line end. The encoding is that of its byte order mark, else the one that
 * XML declares, else UTF-8, else the one that OFX 1 names, else Windows-1252, in which every byte is a character.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const declared = markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? declaredEncoding(bytes);
  const text = decode(bytes, declared).replaceAll(/\r\n?/gu, '\n');
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    refuseAt(text.slice(0, nul).split('\n').length, 'there is a NUL character, so this is not a text file.');
  }
  return text;
}

function decode(bytes: Uint8Array, { label, isSure }: Encoding): string {
  const text = isSure ? null : tryDecode(bytes, 'utf-8');
  return (
    text ??
    tryDecode(bytes, label) ??
    refuse(t`The characters of this file are not ${quote(label)}, which it says they are.`)
  );
}

/** The text, without a byte order mark; null when the bytes are not in that encoding. */
function tryDecode(bytes: Uint8Array, label: string): string | null {
  let decoder: InstanceType<typeof TextDecoder>;
  try {
    decoder = new TextDecoder(label, { fatal: true });
  } catch {
    return refuse(t`We cannot read the encoding ${quote(label)}.`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return { label: 'utf-16le', isSure: true };
  if (first === 0xfe && second === 0xff) return { label: 'utf-16be', isSure: true };
  return first === 0xef && second === 0xbb && third === 0xbf ? { label: 'utf-8', isSure: true } : null;
}

/** In UTF-16, the first letters of a statement are every other byte, with zeros in between. */
function unmarkedUtf16([first, second, third, fourth]: Uint8Array): Encoding | null {
  if (first && second === 0 && third && fourth === 0) return { label: 'utf-16le', isSure: true };
  return first === 0 && second && third === 0 && fourth ? { label: 'utf-16be', isSure: true } : null;
}
