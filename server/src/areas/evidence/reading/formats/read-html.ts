import { decodeText } from '../content/decode-text.ts';
import type { ReadingDraft } from '../content/file-reading.ts';
import { linkLines, walkHtml } from './walk-html.ts';

/** Browsers note in a saved page where it came from. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S{1,500})\s*-->/iu;
const HEAD_CHARACTERS = 2_000;

/** A web page: the words it shows, where it leads, how it is built. It is parsed, never rendered. */
export function readHtml(bytes: Uint8Array): ReadingDraft {
  const html = decodeText(bytes);
  const [, savedFrom = ''] = SAVED_FROM.exec(html.slice(0, HEAD_CHARACTERS)) ?? [];
  const { title, text, links, structureHash } = walkHtml(html, savedFrom);
  return {
    text: text + linkLines(text, links),
    textSource: 'html',
    structureHash,
    metadata: [
      { name: 'Title', value: title },
      { name: 'Saved from', value: savedFrom },
      { name: 'Links', value: String(links.length) },
    ],
  };
}
