import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import { TypeEnum } from '@kenjiuno/msgreader/lib/Reader.js';

/** Words of a message by their property in Outlook's format (MS-OXPROPS), all of type string. */
const PROPERTIES = {
  subject: '0037',
  body: '1000',
  headers: '007D',
  senderName: '0C1A',
  senderAddress: '5D01',
};

/** A message as Outlook saves it, with these words. */
export function makeMsg(words: Readonly<Partial<Record<keyof typeof PROPERTIES, string>>>): Buffer {
  const streams = Object.entries(words).map(([name, text]) => {
    const bytes = Uint8Array.from(Buffer.from(text, 'utf16le'));
    const property = PROPERTIES[name as keyof typeof PROPERTIES];
    return {
      name: `__substg1.0_${property}001F`,
      type: TypeEnum.DOCUMENT,
      binaryProvider: () => bytes,
      length: bytes.length,
    };
  });
  const root = {
    name: 'Root Entry',
    type: TypeEnum.ROOT,
    length: 0,
    children: streams.map((_, at) => at + 1),
  };
  return Buffer.from(burn([root, ...streams]));
}
