import type { Language } from '@fap/shared/kernel/languages.ts';
import { html } from 'hono/html';

const LINK = /^https?:\/\/\S+$/u;

/** Plain text as simple HTML: a paragraph for each, a link where one stands alone on its line; everything else is escaped. */
export function htmlOf(text: string, language: Language): string {
  const paragraphs = text
    .split(/\n{2,}/u)
    .map((paragraph) => html`<p>${paragraph.split('\n').map(lineOf)}</p>`);
  return String(
    html`<!doctype html><html lang="${language}"><body style="font: 16px/1.5 sans-serif; max-width: 36em">${paragraphs}</body></html>`,
  );
}

const lineOf = (line: string) =>
  LINK.test(line) ? html`<a href="${line}">${line}</a><br>` : html`${line}<br>`;
