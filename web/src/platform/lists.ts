import { byLocale } from './locale.ts';

const conjunction = byLocale((locale) => new Intl.ListFormat(locale));
const disjunction = byLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Words joined as a list: "a, b, and c". */
export const listAll = (words: Iterable<string>): string => conjunction().format(words);

/** Words joined as a choice: "a, b, or c". */
export const listEither = (words: Iterable<string>): string => disjunction().format(words);
