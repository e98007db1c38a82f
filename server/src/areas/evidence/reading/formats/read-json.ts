import { decodeText } from '../content/decode-text.ts';
import type { ReadingDraft } from '../content/file-reading.ts';
import { findTelegramChat } from './telegram-chat.ts';

/** Reads a JSON file: a chat export as its messages, anything else as text. */
export function readJson(bytes: Uint8Array): ReadingDraft {
  const text = decodeText(bytes);
  try {
    const chat = findTelegramChat(JSON.parse(text));
    return chat ?? { text, textSource: 'text' };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { text, textSource: 'text', metadata: [{ name: 'Not read', value: 'It is not valid JSON' }] };
  }
}
