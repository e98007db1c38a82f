/** An encoding, and whether the file leaves no doubt about it. */
export interface Encoding {
  label: string;
  isSure: boolean;
}

/** Declarations are at the beginning. */
const HEAD_BYTES = 1_024;
const XML = /^\s*<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/u;
const OFX_CHARSET = /CHARSET:\s{0,9}(\d{3,5}|ISO-8859-\d{1,2})/u;

/** The encoding that a file declares in its first lines, as XML does or OFX 1; Windows-1252 without a declaration. */
export function declaredEncoding(bytes: Uint8Array): Encoding {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES));
  const [, xml] = XML.exec(head) ?? [];
  // Whoever wrote bytes cannot have meant UTF-16 by it: that would have been seen before.
  if (xml !== undefined && !/^utf-?16/iu.test(xml)) return { label: xml, isSure: true };
  if (head.trimStart().startsWith('<?xml')) return { label: 'utf-8', isSure: true };
  const [, charset] = OFX_CHARSET.exec(head) ?? [];
  // Banks name a character set out of habit and write UTF-8, which is not mistaken for anything else.
  return { label: charset === undefined ? 'windows-1252' : labelOf(charset), isSure: false };
}

const labelOf = (charset: string): string => (/^\d+$/u.test(charset) ? `windows-${charset}` : charset);
