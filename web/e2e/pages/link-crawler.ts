import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** How many pages of one pattern are opened: pages of the same screen have the same links. */
const PAGES_OF_A_PATTERN = 2;
/** Pages opened at most, so that a crawl ends. */
const PAGE_LIMIT = 160;
/** How long a page may take until it has its heading, and until it asks for nothing more. */
const HEADING_MS = 15_000;
const QUIET_MS = 2_500;

const APP_PAGES = new URL('../../dist/.front-pages/app-pages.json', import.meta.url);
const NOT_FOUND = /not found|no such page/iu;
const OUTSIDE = new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:']);

interface SeenPage {
  ids: ReadonlySet<string>;
}

interface FoundLinks {
  heading: string;
  ids: string[];
  hrefs: string[];
}

/** The patterns of all screens, as the build lists them for the server. */
export async function screenPatterns(): Promise<string[]> {
  const pages = JSON.parse(await readFile(APP_PAGES, 'utf8')) as { patterns: string[] }[];
  return pages.flatMap(({ patterns }) => patterns);
}

/** Follows the links of a site from page to page, as one person, and notes which lead nowhere. */
export class LinkCrawler {
  readonly dead: string[] = [];
  readonly #page: Page;
  readonly #patterns: readonly string[];
  readonly #waiting: { path: string; from: string }[] = [];
  readonly #asked = new Map<string, number>();
  readonly #queued = new Set<string>();
  readonly #missed: string[] = [];
  readonly #seen = new Map<string, SeenPage>();
  readonly #fragments: { path: string; id: string; from: string }[] = [];

  constructor(page: Page, patterns: readonly string[]) {
    this.#page = page;
    this.#patterns = patterns;
    // A screen of something that does not exist is there, and asks for it in vain.
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.status() === 404 && pathname.startsWith('/api/')) this.#missed.push(pathname);
    });
  }

  /** The number of opened pages. */
  get opened(): number {
    return this.#seen.size;
  }

  /** Opens these pages and all that links of theirs lead to, within the limits. */
  async crawl(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.#queue(path, 'the start');
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (this.#seen.size >= PAGE_LIMIT) break;
      await this.#open(next.path, next.from);
    }
    for (const { path, id, from } of this.#fragments) {
      const target = this.#seen.get(path);
      if (target && !target.ids.has(id)) this.dead.push(`${from}: nothing has the id of ${path}#${id}`);
    }
  }

  async #open(path: string, from: string): Promise<void> {
    // A call, such as a download: a browser would not show it as a page.
    if (path.startsWith('/api/') || /\.\w{2,11}$/u.test(path)) {
      const answer = await this.#page.request.get(path, { maxRedirects: 3 });
      if (answer.status() >= 400) this.dead.push(`${from}: ${path} answers ${answer.status()}`);
      return;
    }
    const answer = await this.#page.goto(path, { waitUntil: 'domcontentloaded' });
    if (!answer || answer.status() >= 400) {
      this.dead.push(`${from}: ${path} answers ${answer?.status() ?? 'nothing'}`);
      return;
    }
    await this.#page.locator('h1').first().waitFor({ timeout: HEADING_MS });
    // A page with a live connection may never be quiet.
    await this.#page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => null);
    const { heading, ids, hrefs } = await this.#read();
    if (NOT_FOUND.test(heading)) this.dead.push(`${from}: there is no ${path}`);
    for (const call of this.#missed.splice(0)) this.dead.push(`${from}: ${path} asks in vain for ${call}`);
    this.#seen.set(path.split('?')[0] ?? path, { ids: new Set(ids) });
    for (const href of new Set(hrefs)) this.#follow(href, path);
  }

  #read(): Promise<FoundLinks> {
    return this.#page.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? '',
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    }));
  }

  #follow(href: string, from: string): void {
    const base = new URL(from, this.#page.url());
    if (!URL.canParse(href, base)) {
      this.dead.push(`${from}: ${href} is no address`);
      return;
    }
    const { origin, protocol, hostname, pathname, search, hash } = new URL(href, base);
    if (origin !== base.origin) {
      const isWhole = !protocol.startsWith('http') || hostname.includes('.') || hostname === 'localhost';
      if (!OUTSIDE.has(protocol) || !isWhole) this.dead.push(`${from}: ${href} leads nowhere outside`);
      return;
    }
    if (hash.length > 1) {
      const id = decodeURIComponent(hash.slice(1));
      this.#fragments.push({ path: pathname, id, from });
    }
    this.#queue(`${pathname}${search}`, from);
  }

  #queue(path: string, from: string): void {
    if (this.#queued.has(path)) return;
    const [plain = path] = path.split('?');
    const pattern = this.#patternOf(plain);
    const asked = this.#asked.get(pattern) ?? 0;
    if (asked >= PAGES_OF_A_PATTERN) return;
    this.#asked.set(pattern, asked + 1);
    this.#queued.add(path);
    this.#waiting.push({ path, from });
  }

  /** The pattern of a path; what no screen has is a pattern by its parts that look like words. */
  #patternOf(path: string): string {
    const parts = path.split('/');
    const fits = (pattern: string) => {
      const names = pattern.split('/');
      return (
        names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at])
      );
    };
    const exact = this.#patterns.find((pattern) => pattern === path) ?? this.#patterns.find(fits);
    return exact ?? parts.map((part) => (/\d|[A-Z%]/u.test(part) ? ':value' : part)).join('/');
  }
}
