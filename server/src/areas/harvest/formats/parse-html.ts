import { t } from '@fap/shared/kernel/words.ts';
import { load } from 'cheerio';
import { MalformedDocument, type PublishedEntry, toEntry } from './published-entry.ts';

const MIN_TITLE = 3;

/** Entries of a page that lists warnings: the rows of its tables, else its articles, else the links of its lists. */
export function parseHtml(body: string, base: string): PublishedEntry[] {
  const page = load(body);
  page('script, style, noscript, template, nav, header, footer').remove();
  const parsers = [parseRows, parseArticles, parseListItems];
  for (const read of parsers) {
    const entries = read(page, base).filter(({ title }) => title.length >= MIN_TITLE);
    if (entries.length > 0) return entries;
  }
  throw new MalformedDocument(t`We found no entries where we look for them`);
}

type Page = ReturnType<typeof load>;

/** A row's first cell names who is warned about; the others say more. */
function parseRows(page: Page, base: string): PublishedEntry[] {
  return page('table tr')
    .toArray()
    .flatMap((row) => {
      const cells = page(row).children('td').toArray();
      const [first, ...others] = cells.map((cell) => page(cell).text());
      if (first === undefined) return [];
      const url = page(row).find('a[href]').first().attr('href');
      const date = page(row).find('time[datetime]').first().attr('datetime');
      return toEntry({ title: first, summary: others.join(' · '), url, date }, base) ?? [];
    });
}

function parseArticles(page: Page, base: string): PublishedEntry[] {
  return page('article')
    .toArray()
    .flatMap((article) => {
      const part = page(article);
      const title = part.find('h1, h2, h3, h4').first().text();
      const url = part.find('a[href]').first().attr('href');
      const date = part.find('time[datetime]').first().attr('datetime');
      return toEntry({ title, summary: part.find('p').text(), url, date }, base) ?? [];
    });
}

function parseListItems(page: Page, base: string): PublishedEntry[] {
  return page('main li')
    .toArray()
    .flatMap((item) => {
      const link = page(item).find('a[href]').first();
      return toEntry({ title: link.text(), summary: page(item).text(), url: link.attr('href') }, base) ?? [];
    });
}
