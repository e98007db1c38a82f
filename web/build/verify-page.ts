import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Language } from '@fap/shared/kernel/languages.ts';
import type { Plugin } from 'vite';
import { buildApart } from './build-apart.ts';

const FOLDER = 'verify-page';
const FILE = 'verify.html';
/** It travels in every bag. */
const MAX_BYTES = 150_000;

/** Writes the page that checks evidence without a network: one file, whose policy allows its own script and style and no request. */
export function verifyPage(language: Language): Plugin {
  return {
    name: 'verify-page',
    apply: 'build',
    async generateBundle() {
      const source = await makeVerifyPage(language);
      const bytes = Buffer.byteLength(source);
      if (bytes > MAX_BYTES) throw new Error(`${FILE} has ${bytes} bytes, limit ${MAX_BYTES}`);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** The page's text. */
export async function makeVerifyPage(language: Language): Promise<string> {
  const at = (name: string) => new URL(`../src/${FOLDER}/${name}`, import.meta.url);
  const [page, css] = await Promise.all([
    readFile(at('verify-page.html'), 'utf8'),
    readFile(at('verify-page.css'), 'utf8'),
  ]);
  const { code } = await buildApart(`${FOLDER}/verify-page.ts`, language, 'iife');
  // What would end the element early; inside of a script's strings and patterns both are the same.
  const script = code.trim().replaceAll(/<(?=\/script|!--)/giu, String.raw`\x3c`);
  const style = css.replaceAll(/\s+/gu, ' ').trim();
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return replaceOnce(
    replaceOnce(
      replaceOnce(page, 'content="POLICY"', `content="${policy}"`),
      '<link rel="stylesheet" href="verify-page.css" />',
      `<style>${style}</style>`,
    ),
    '<script src="verify-page.ts"></script>',
    `<script>${script}</script>`,
  );
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function replaceOnce(text: string, place: string, by: string): string {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`the page that checks evidence has no single ${place}`);
  return parts.join(by);
}
