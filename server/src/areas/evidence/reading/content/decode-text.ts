/** The UTF-16 encoding that a byte order mark of two bytes names; null without one. */
export function utf16EncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Bytes as text: by their byte order mark, else UTF-8, else Windows-1252, in which every byte is valid. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16EncodingOf(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  // A replacement character at the end is a cut; anywhere else it means another encoding.
  return text.slice(0, -1).includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
