import type { MetadataEntry } from '../content/file-reading.ts';

/** `[12/03/2024, 10:11:12] Name: words` (iOS) and `12/03/2024, 10:11 - Name: words` (Android), in any date order. */
const MESSAGE =
  /^[\u200e\u200f]?\[?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?\s?m\.?)?)(?:\]| -) ([^:]{1,60}): /iu;
const MIN_MESSAGES = 2;
/** Share of lines that begin a message. One message may take several lines; in other texts hardly any line looks like one. */
const MIN_SHARE = 0.2;
const LISTED_PEOPLE = 20;

/** Metadata of a WhatsApp export; null for other texts. */
export function findWhatsAppChat(text: string): MetadataEntry[] | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const messages = lines.flatMap((line) => {
    const [, at, from] = MESSAGE.exec(line) ?? [];
    return at && from ? [{ at, from }] : [];
  });
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last || messages.length < MIN_MESSAGES || messages.length < lines.length * MIN_SHARE)
    return null;
  const people = [...new Set(messages.map(({ from }) => from))];
  return [
    { name: 'Chat', value: 'WhatsApp' },
    { name: 'Participants', value: people.slice(0, LISTED_PEOPLE).join(', ') },
    { name: 'Messages', value: String(messages.length) },
    { name: 'First message', value: first.at },
    { name: 'Last message', value: last.at },
  ];
}
