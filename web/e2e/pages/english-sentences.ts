import { isEnglish } from '@fap/shared/words/is-english.ts';
import { readCatalogs } from '@fap/shared/words/read-catalogs.ts';
import type { Page } from '@playwright/test';

/** Everything a page shows or tells a screen reader, line by line, but for what is marked as English. */
async function linesOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('[lang="en"], script, style, noscript')) continue;
      const block = parent.closest<HTMLElement>(
        'p, li, dt, dd, h1, h2, h3, button, a, label, td, th, summary',
      );
      // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts, line by line
      found.push((block ?? parent).innerText ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts.flatMap((text) => text.split('\n')).map((line) => line.trim()))];
}

/** What a page shows or tells a screen reader in English, without what people wrote. */
export async function englishSentences(page: Page, people: readonly string[] = []): Promise<string[]> {
  const lines = await linesOf(page);
  return lines.filter((line) => isEnglish(line) && !people.some((words) => line.includes(words)));
}

/** The same, and words of ours that stand alone in English: a state, a kind, a level. */
export async function englishWords(page: Page, isOfPeople: (line: string) => boolean): Promise<string[]> {
  const said = await translations();
  const isOurs = (line: string) => said.has(line) && !NAMES.includes(line);
  const lines = await linesOf(page);
  return lines.filter((line) => (isEnglish(withoutNames(line)) || isOurs(line)) && !isOfPeople(line));
}

/** Names that stay as they are: ranks of agents as the specification has them, and titles of others' pages. */
const NAMES = [
  'Analyst',
  'Tracker',
  'Investigator',
  'Elite Hunter',
  'Cluster Boss',
  'What To Do if You Were Scammed',
];
const withoutNames = (line: string): string => NAMES.reduce((text, name) => text.replaceAll(name, ''), line);

let known: Promise<ReadonlySet<string>> | undefined;

/** Our English texts that Spanish says otherwise. */
function translations(): Promise<ReadonlySet<string>> {
  known ??= readCatalogs('es').then((catalogs) => {
    const spanish = new Set(catalogs.map(({ translation }) => translation));
    return new Set(catalogs.flatMap(({ message }) => (spanish.has(message) ? [] : [message])));
  });
  return known;
}
