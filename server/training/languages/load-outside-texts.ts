import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guessLanguage } from './guess-language.ts';

/** A text from outside the project, with its known labels. */
export interface OutsideText {
  text: string;
  isScam: boolean;
  /** `en`, another language code, or `other`; null when unknown. */
  language: string | null;
  source: string;
}

interface Line {
  text: string;
  label: 'scam' | 'legit';
  source: string;
  lang?: string;
}

/** Sources entirely in English, although some messages mix in another language. */
const ENGLISH = /^(?:uci_sms_spam|banking77|sgd_dialogues|enron_energy_bids|ftc_ppone_robocalls)$/u;

/** Loads outside texts with their language: as labelled, by source, or by function words. */
export async function loadOutsideTexts(folder: string): Promise<OutsideText[]> {
  const files = ['text/messages.jsonl', 'text/messages_2.jsonl'];
  const lines = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const messages = lines
    .flatMap((file) => file.trim().split('\n'))
    .map((line): OutsideText => {
      const { text, label, source, lang } = JSON.parse(line) as Line;
      // The label `other` also stands for unrecognised texts, such as codes and English greetings.
      const labelled = lang === 'other' ? guessLanguage(text) : lang;
      const language = labelled ?? (ENGLISH.test(source) ? 'en' : guessLanguage(text));
      return { text, isScam: label === 'scam', language, source };
    });
  const feeds = [
    ...parseFeedTexts(await readFile(join(folder, 'feeds/rss-parser/heise.atom'), 'utf8'), 'de', 'heise'),
    ...parseFeedTexts(
      await readFile(join(folder, 'feeds/rss-parser/uolNoticias.rss'), 'latin1'),
      'pt',
      'uol',
    ),
  ];
  return [...messages, ...feeds];
}

/** Titles and summaries of a feed: short texts in a known language. */
function parseFeedTexts(feed: string, language: string, source: string): OutsideText[] {
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
