import { isEnglish } from '@fap/shared/words/is-english.ts';
import type { Page } from '@playwright/test';

/** What a page shows or tells a screen reader in English, without what people wrote. */
export async function englishSentences(page: Page, people: readonly string[] = []): Promise<string[]> {
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
  const lines = new Set(texts.flatMap((text) => text.split('\n')).map((line) => line.trim()));
  return [...lines].filter((line) => isEnglish(line) && !people.some((words) => line.includes(words)));
}
