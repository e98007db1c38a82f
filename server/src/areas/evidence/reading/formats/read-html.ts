import { decodeText } from '../content/decode-text.ts';
import type { ReadingDraft } from '../content/file-reading.ts';
import { linkLines, walkHtml } from '../content/walk-html.ts';
import { PageTracer } from '../traces/trace-page.ts';

/** The comment in which browsers note the address of a saved page. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S{1,500})\s*-->/iu;
const HEAD_CHARACTERS = 2_000;

/** Reads a web page: the words it shows, its link targets, its structure. It is parsed, never rendered. */
export function readHtml(bytes: Uint8Array): ReadingDraft {
  const html = decodeText(bytes);
  const [, savedFrom = ''] = SAVED_FROM.exec(html.slice(0, HEAD_CHARACTERS)) ?? [];
  const tracer = new PageTracer(savedFrom);
  const { title, text, links, structureHash } = walkHtml(html, savedFrom, tracer);
  return {
    text: text + linkLines(text, links),
    textSource: 'html',
    structureHash,
    traces: tracer.traces(),
    metadata: [
      { name: 'Title', value: title },
      { name: 'Saved from', value: savedFrom },
      { name: 'Links', value: String(links.length) },
    ],
  };
}
