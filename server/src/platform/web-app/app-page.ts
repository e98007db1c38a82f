import { readFile, stat } from 'node:fs/promises';
import { initialsOf } from '@fap/shared/auth/initials-of.ts';
import { type AppPage, FIRST_ANSWERS_ID, type FirstAnswer } from '@fap/shared/platform/first-answers.ts';
import { fillPlaces } from './front-page.ts';

/** A page for somebody signed in, and the calls its screen begins with. */
export interface FoundPage {
  page: AppPage;
  /** The pattern that fits the address. */
  pattern: string;
  calls: readonly string[];
}

const FILE = '.front-pages/app-pages.json';
let kept: { source: string; mtimeMs: number; pages: readonly AppPage[] } | undefined;

/** What the build says of its screens; none where it says nothing. */
async function readPages(folder: string): Promise<readonly AppPage[]> {
  const source = `${folder}/${FILE}`;
  const found = await stat(source).catch(() => null);
  if (!found) return [];
  if (kept?.source !== source || kept.mtimeMs !== found.mtimeMs)
    kept = {
      source,
      mtimeMs: found.mtimeMs,
      pages: JSON.parse(await readFile(source, 'utf8')) as readonly AppPage[],
    };
  return kept.pages;
}

/** The page of the screen at an address; null where the build has none. */
export async function findAppPage(folder: string, { pathname, search }: URL): Promise<FoundPage | null> {
  for (const page of await readPages(folder))
    for (const pattern of page.patterns) {
      const values = matchPath(pattern, pathname);
      if (!values) continue;
      const wanted = search === '' || page.isForAnyQuery ? page.calls : page.frameCalls;
      const calls = wanted.map((call) =>
        call.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(values.get(name) ?? '')),
      );
      return { page, pattern, calls };
    }
  return null;
}

/** The values of a pattern's parameters; null for a path that does not fit. */
function matchPath(pattern: string, pathname: string): Map<string, string> | null {
  const parts = pathname.split('/');
  const names = pattern.split('/');
  if (parts.length !== names.length) return null;
  const values = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    const value = decode(part);
    // A segment of dots would lead a call elsewhere.
    if (value === null || /^\.*$/u.test(value)) return null;
    values.set(name.slice(1), value);
  }
  return values;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign without its digits.
    return null;
  }
}

const ROOT = '<div id="root"></div>';

/**
 * Puts into the app's page what its screen needs first: links to its scripts, the view the build rendered, and the answers. The view
 * cannot be used until the app draws itself over it. Who is signed in stands in no answer: the browser asks while the scripts load,
 * because a page kept since then may be of a session that has ended, and somebody else may sit there now.
 */
export function fillAppPage(
  html: string,
  { page, pattern }: FoundPage,
  answers: Readonly<Record<string, FirstAnswer>>,
): string {
  const { [USER_CALL]: user, ...others } = answers;
  const { id, displayName } = user
    ? (JSON.parse(user.body) as { id: string; displayName: string })
    : { id: '', displayName: '' };
  const links = page.scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`).join('');
  const view = fillPlaces(page.markup, { displayName, initials: initialsOf(displayName) });
  const data = `<script type="application/json" id="${FIRST_ANSWERS_ID}" data-screen="${pattern}" data-account="${id}">${asScriptText(others)}</script>`;
  return html
    .replace('</head>', () => `${ASK_USER}${links}</head>`)
    .replace(ROOT, () => `<div id="root">${view && `<div inert>${view}</div>`}</div>${data}`);
}

const USER_CALL = '/api/auth/user';
/** With the mode and credentials of the app's own call, which takes this answer then. */
const ASK_USER = `<link rel="preload" href="${USER_CALL}" as="fetch" crossorigin="use-credentials">`;

/** JSON that cannot end the element it stands in, nor begin a comment there. */
const asScriptText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
