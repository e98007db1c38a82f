import { decodeText } from '../content/decode-text.ts';
import type { ReadingDraft } from '../content/file-reading.ts';
import { TEXT_BYTES } from '../content/reading-limits.ts';
import { findWhatsAppChat } from './whats-app-chat.ts';

/** Reads a text file as it is; a WhatsApp export is detected by its lines. */
export function readPlainText(bytes: Uint8Array): ReadingDraft {
  const text = decodeText(bytes.subarray(0, TEXT_BYTES));
  const metadata = findWhatsAppChat(text);
  return {
    text,
    textSource: metadata ? 'chat' : 'text',
    isCut: bytes.length > TEXT_BYTES,
    ...(metadata ? { metadata } : {}),
  };
}
