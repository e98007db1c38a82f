import * as v from 'valibot';
import type { ReadingDraft } from '../content/file-reading.ts';
import { TEXT_CHARACTERS } from '../content/reading-limits.ts';

const part = v.union([
  v.string(),
  v.looseObject({ text: v.optional(v.string()), href: v.optional(v.string()) }),
]);
const message = v.looseObject({
  type: v.optional(v.string()),
  date: v.string(),
  from: v.nullish(v.string()),
  text: v.optional(v.union([v.string(), v.array(part)])),
  file: v.optional(v.string()),
});
const chat = v.looseObject({
  name: v.nullish(v.string()),
  type: v.string(),
  messages: v.array(message),
});
/** An export of one chat, or of all chats of an account. */
const exported = v.union([chat, v.looseObject({ chats: v.looseObject({ list: v.array(chat) }) })]);
type Chat = v.InferOutput<typeof chat>;

const LISTED_PEOPLE = 20;

/** Reads a Telegram export as lines `[time] name: words`; null for other JSON. */
export function findTelegramChat(json: unknown): ReadingDraft | null {
  const parsed = v.safeParse(exported, json);
  if (!parsed.success) return null;
  const chats =
    'messages' in parsed.output ? [parsed.output as Chat] : (parsed.output.chats as { list: Chat[] }).list;
  const messages = chats.flatMap((one) => one.messages).filter(({ type }) => type !== 'service');
  let text = '';
  let isCut = false;
  for (const { date, from, text: words = '', file } of messages) {
    if (text.length > TEXT_CHARACTERS) {
      isCut = true;
      break;
    }
    text += `[${date}] ${from ?? 'unknown'}: ${wordsOf(words)}${file ? ` (file: ${file})` : ''}\n`;
  }
  const people = [...new Set(messages.flatMap(({ from }) => (from ? [from] : [])))];
  return {
    text,
    textSource: 'chat',
    isCut,
    metadata: [
      { name: 'Chat', value: 'Telegram' },
      { name: 'Name', value: chats.flatMap(({ name }) => (name ? [name] : [])).join(', ') },
      { name: 'Participants', value: people.slice(0, LISTED_PEOPLE).join(', ') },
      { name: 'Messages', value: String(messages.length) },
      { name: 'First message', value: messages[0]?.date ?? '' },
      { name: 'Last message', value: messages.at(-1)?.date ?? '' },
    ],
  };
}

/** The words of a message: a text, or parts, of which links get their hidden target appended. */
function wordsOf(text: NonNullable<v.InferOutput<typeof message>['text']>): string {
  if (typeof text === 'string') return text;
  return text
    .map((piece) =>
      typeof piece === 'string' ? piece : `${piece.text ?? ''}${piece.href ? ` (${piece.href})` : ''}`,
    )
    .join('');
}
