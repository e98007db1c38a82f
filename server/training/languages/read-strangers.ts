import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOfWords } from './language-of-words.ts';

/** A text of somebody else, and what is known of it. */
export interface StrangersText {
  text: string;
  isScam: boolean;
  /** `en`, another one's letters, or `other`; null where nobody knows. */
  language: string | null;
  source: string;
}

interface Line {
  text: string;
  label: 'scam' | 'legit';
  source: string;
  lang?: string;
}

/** Sources in English from end to end, though some of their messages mix in another language. */
const ENGLISH = /^(?:uci_sms_spam|banking77|sgd_dialogues|enron_energy_bids|ftc_ppone_robocalls)$/u;

/** Texts of strangers with their language: as labelled, by their source, or by their small words. */
export async function readStrangers(folder: string): Promise<StrangersText[]> {
  const files = ['text/messages.jsonl', 'text/messages_2.jsonl'];
  const lines = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const messages = lines
    .flatMap((file) => file.trim().split('\n'))
    .map((line): StrangersText => {
      const { text, label, source, lang } = JSON.parse(line) as Line;
      // `other` was guessed for whatever was not recognised, codes and greetings in English too.
      const labelled = lang === 'other' ? languageOfWords(text) : lang;
      const language = labelled ?? (ENGLISH.test(source) ? 'en' : languageOfWords(text));
      return { text, isScam: label === 'scam', language, source };
    });
  const feeds = [
    ...newsOf(await readFile(join(folder, 'feeds/rss-parser/heise.atom'), 'utf8'), 'de', 'heise'),
    ...newsOf(await readFile(join(folder, 'feeds/rss-parser/uolNoticias.rss'), 'latin1'), 'pt', 'uol'),
  ];
  return [...messages, ...feeds];
}

/** Titles and summaries of a feed: short texts in a language that is known. */
function newsOf(feed: string, language: string, source: string): StrangersText[] {
  const entries = feed.split(/<(?:entry|item)>/u).slice(1);
  return entries.flatMap((entry) =>
    [...entry.matchAll(/<(?:title|summary|description)\b[^>]{0,80}>([^<]{30,}|<!\[CDATA\[[^\]]{30,})/gu)].map(
      ([, words = '']) => {
        const text = words
          .replace('<![CDATA[', '')
          .replaceAll(/<[^>]{0,500}>/gu, ' ')
          .trim();
        return { text, isScam: false, language, source };
      },
    ),
  );
}
