import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, type Language } from '@fap/shared/kernel/languages.ts';
import { formatter } from '@lingui/format-po';

/** A message and how a language says it, both in ICU MessageFormat. */
export interface Translation {
  /** As the macros give it: a hash of the message. */
  id: string;
  message: string;
  translation: string;
}

/** All translated messages of a language; none of the language that the messages are written in. */
export async function readCatalogs(language: Language): Promise<Translation[]> {
  if (language === DEFAULT_LANGUAGE) return [];
  const folder = new URL(`./${language}/`, import.meta.url);
  const po = formatter();
  const found: Translation[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.po'))) {
    const context = { locale: language, sourceLocale: DEFAULT_LANGUAGE, filename: name };
    const catalog = await po.parse(readFileSync(new URL(name, folder), 'utf8'), context);
    for (const [id, { message, translation }] of Object.entries(catalog))
      if (message && translation) found.push({ id, message, translation });
  }
  return found;
}
