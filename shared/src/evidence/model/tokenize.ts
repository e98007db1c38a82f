/** A word or a sign of a text as the model reads it, with the place it was read from (UTF-16 code units). */
export interface Token {
  term: string;
  start: number;
  end: number;
  /** Whether it is the first of a sentence or a line. */
  opens: boolean;
}

// Every repetition is bounded, so that adversarial texts cannot cause backtracking.
const URL_MENTION = String.raw`(?<url>(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"]+)`;
const EMAIL_MENTION = String.raw`(?<email>[\w.%+-]{1,64}(?:@|\[@\]|\[at\])[\w-]{1,63}(?:(?:\.|\[\.\])[\w-]{1,63}){1,8})`;
/** A site without `https://`: its name says nothing of an unseen text, that there is one does. Endings of two letters and those in common use. */
const HOST_MENTION = String.raw`(?<host>\b(?:[\w-]{1,63}(?:\.|\[\.\])){1,8}(?:com|net|org|info|biz|app|dev|xyz|top|site|online|shop|store|club|live|link|click|help|support|example|test|invalid|gov|edu|icu|vip|pro|(?:co|com|org|gov)\.[a-z]{2}|a[ceist]|b[ery]|c[achloz]|de|es|eu|f[imr]|g[dgly]|i[emnost]|kr|l[ay]|m[exy]|n[glz]|p[hklw]|r[ou]|s[egh]|t[kov]|u[ks]|ws|za)\b(?:\/[^\s<>"]*)?)`;
const AMOUNT = String.raw`\d[\d.,]{0,20}`;
const CURRENCY = '(?:dollars?|euros?|pounds?|rupees?|quid|bucks|usd|eur|gbp|naira)';
const SCALE = '(?:million|billion|thousand|hundred|lakhs?|crores?)';
const MONEY_MENTION = String.raw`(?<money>(?:[$€£₹¥]|\b(?:usd|eur|gbp|aud|cad|inr|rs\.?)\s?)\s?${AMOUNT}(?:\s?(?:k|m|mn|bn|million|billion|thousand|lakhs?|crores?)\b)?|\b${AMOUNT}\s?(?:${SCALE}\s)?${CURRENCY}\b)`;
const PERCENT_MENTION = String.raw`(?<percent>${AMOUNT}\s?(?:%|percent\b|per cent\b))`;
const LONG_NUMBER = String.raw`(?<long>\+?\(?\d(?:[\s().-]{0,2}\d){6,30})`;
const SHORT_NUMBER = String.raw`(?<number>\d[\d.,:/-]*)`;
const WALLET = String.raw`(?<wallet>\b(?:0x[0-9a-f]{40,64}|bc1[a-z0-9]{20,}|[13T][1-9A-HJ-NP-Za-km-z]{25,34})\b)`;
const WORD = String.raw`(?<word>\p{L}[\p{L}\p{M}\p{Nd}]*(?:['’]\p{L}+)*)`;
const MENTION = new RegExp(
  [
    URL_MENTION,
    EMAIL_MENTION,
    HOST_MENTION,
    WALLET,
    MONEY_MENTION,
    PERCENT_MENTION,
    LONG_NUMBER,
    SHORT_NUMBER,
    WORD,
  ].join('|'),
  'giu',
);
/** Between two tokens: the end of a sentence or a line. */
const SENTENCE_END = /[.!?;]\s|[\r\n]/u;
/** Longer runs of letters are no words. */
const MAX_WORD = 24;

/** Letters of other alphabets that look like Latin ones: a word that mixes alphabets is read as it looks. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ν: 'v',
};

/** Cuts a text into terms: words in lower case without accents and apostrophes; amounts, numbers, links by their kind. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of text.matchAll(MENTION)) {
    const start = match.index;
    const end = start + match[0].length;
    const opens = tokens.length === 0 || SENTENCE_END.test(text.slice(before, start));
    tokens.push({ term: termOf(match.groups ?? {}), start, end, opens });
    before = end;
  }
  return tokens;
}

function termOf(groups: Record<string, string | undefined>): string {
  if (groups.word !== undefined) return normaliseWord(groups.word);
  for (const kind of ['url', 'email', 'host', 'wallet', 'money', 'percent', 'long', 'number'])
    if (groups[kind] !== undefined) return `<${kind}>`;
  return '<other>';
}

function normaliseWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’\u200b-\u200d\u2060\ufeff]/gu, '');
  if (plain.length > MAX_WORD) return '<run>';
  if (!/[a-z]/u.test(plain)) return plain;
  return plain.replace(/[^a-z0-9]/gu, (letter) => LOOKALIKES[letter] ?? letter);
}
