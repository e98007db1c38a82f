import { type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { LINKS, TEXT_CHARACTERS } from '../content/reading-limits.ts';
import { linkLines } from '../content/walk-html.ts';

/** One sign of RTF: a group's begin or end, a control word with its number, a control symbol with its hexadecimal digits, or plain text. */
const SIGN = /[{}]|\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|[^{}\\\r\n]+/giu;
/** Groups whose contents are no words of the document. */
const HIDDEN = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info pict object themedata colorschememapping latentstyles datastore generator rsidtbl filetbl revtbl xmlnstbl header footer headerl headerr footerl footerr'.split(
    ' ',
  ),
);
const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  page: '\n',
  sect: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const LINK = /HYPERLINK\s+"([^"]{1,2000})"/gu;
const MAX_DEPTH = 1_000;

interface Group {
  isHidden: boolean;
  /** Characters that stand behind a `\u` for programs that do not know it. */
  skipped: number;
}

/** Reads RTF: its words and the targets of its links, without fonts, pictures and properties. */
export function readRtf(bytes: Buffer): ReadingDraft {
  if (!bytes.toString('latin1', 0, 5).startsWith('{\\rtf'))
    throw new UnreadableFileError('This is not an RTF document.');
  const source = bytes.toString('latin1');
  const { text, isCut } = wordsOf(source);
  const links = [...new Set([...source.matchAll(LINK)].map(([, target = '']) => target))].slice(0, LINKS);
  return { text: text + linkLines(text, links), textSource: 'text', isCut };
}

function wordsOf(source: string): { text: string; isCut: boolean } {
  const ansi = new TextDecoder('windows-1252');
  const groups: Group[] = [{ isHidden: false, skipped: 1 }];
  let text = '';
  let toSkip = 0;
  const write = (words: string) => {
    const left = words.slice(toSkip);
    toSkip = Math.max(0, toSkip - words.length);
    if (!groups.at(-1)?.isHidden) text += left;
  };
  for (const [sign, word, number, hex, symbol] of source.matchAll(SIGN)) {
    if (text.length > TEXT_CHARACTERS) return { text, isCut: true };
    const group = groups.at(-1);
    if (!group) break;
    if (sign === '{') {
      if (groups.length > MAX_DEPTH) throw new UnreadableFileError('This RTF document is nested too deeply.');
      groups.push({ ...group });
    } else if (sign === '}') groups.pop();
    else if (hex !== undefined) write(ansi.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (symbol !== undefined) {
      // Behind this sign stands a group that older programs leave out.
      if (symbol === '*') group.isHidden = true;
      else if (symbol === '~') write('\u00a0');
      else if (/[\\{}]/u.test(symbol)) write(symbol);
    } else if (word === undefined) write(sign);
    else if (word === 'u') {
      write(String.fromCharCode(Number(number) & 0xff_ff));
      toSkip = group.skipped;
    } else if (word === 'uc') group.skipped = Math.min(10, Math.max(0, Number(number ?? 1)));
    else if (HIDDEN.has(word)) group.isHidden = true;
    else if (word === 'bin')
      throw new UnreadableFileError(
        'This RTF document holds raw bytes, which are not read here. Save it as DOCX or PDF and add that.',
      );
    else write(BREAKS[word] ?? '');
  }
  return { text, isCut: false };
}
