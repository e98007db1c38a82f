import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import type { HttpVariables } from '../http/http-app.ts';

/** The file of a front page, and what it says about this moment: text by the name of its place. */
export interface FrontPageFilling {
  file: string;
  places: Readonly<Record<string, string>>;
}

/** A page that the build rendered: readable before any script has run. */
export interface FrontPage {
  path: string;
  /** Null when the app itself has to answer. */
  findFilling: (http: Context<HttpVariables>) => Promise<FrontPageFilling | null>;
}

const FOLDER = '.front-pages';
const PLACE = /\{\{(\w+)\}\}/gu;

/** The page as text; null when the build has none. */
export async function fillFrontPage(
  folder: string,
  { file, places }: FrontPageFilling,
): Promise<string | null> {
  const html = await readFile(`${folder}/${FOLDER}/${file}`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return html === null ? null : fillPlaces(html, places);
}

/** Fills in what stands in double braces, as text. */
export const fillPlaces = (html: string, places: Readonly<Record<string, string>>): string =>
  html.replaceAll(PLACE, (_, name: string) => escapeHtml(places[name] ?? ''));

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
