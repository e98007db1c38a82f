import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts.ts';
import { parseDocument } from './parse-document.ts';
import { MalformedDocument, plainText } from './published-entry.ts';

const BASE = 'https://regulator.example/warnings/';
const FEEDS = fileURLToPath(new URL('../../../../../../shared/data/feeds/', import.meta.url));

const rss = (items: string) =>
  `<rss version="2.0"><channel><title>T</title><link>${BASE}</link><description>d</description>${items}</channel></rss>`;

describe('an entry is read', () => {
  test('from RSS: plain text, an absolute address, the day', () => {
    const item = `<item><title>Fees &amp; &lt;b&gt;lies&lt;/b&gt;</title><link>broker.html</link><guid>7</guid>
      <pubDate>Mon, 02 Mar 2026 09:00:00 GMT</pubDate><description><![CDATA[<p>Pay <i>nothing</i></p><script>alert(1)</script>]]></description></item>`;
    expect(parseDocument('rss', rss(item), BASE)).toEqual([
      {
        externalId: '7',
        title: 'Fees & lies',
        summary: 'Pay nothing',
        url: `${BASE}broker.html`,
        publishedAt: new Date('2026-03-02T09:00:00Z'),
      },
    ]);
  });

  test('from Atom', () => {
    const body = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>i</id><updated>2026-03-02T09:00:00Z</updated>
      <entry><id>e1</id><title>A fake desk</title><link rel="self" href="/x"/><link href="/2"/><updated>2026-03-01T09:00:00Z</updated><content type="html">&lt;p&gt;hi&lt;/p&gt;</content></entry></feed>`;
    expect(parseDocument('atom', body, BASE)).toMatchObject([
      { externalId: 'e1', title: 'A fake desk', summary: 'hi', url: 'https://regulator.example/2' },
    ]);
  });

  test.for([
    ['a list', [{ id: 1, name: 'A', description: 'b', date: '2026-03-01' }]],
    ['a named list', { alerts: [{ id: 1, name: 'A', description: 'b', date: '2026-03-01' }] }],
    ['a list inside', { data: { items: [{ id: 1, name: 'A', description: 'b', date: '2026-03-01' }] } }],
  ] as const)('from JSON: %s', ([, value]) => {
    expect(parseDocument('json', JSON.stringify(value), BASE)).toMatchObject([
      { externalId: '1', title: 'A', summary: 'b', publishedAt: new Date('2026-03-01') },
    ]);
  });

  test.for([
    [
      'rows',
      '<table><tr><th>Name</th></tr><tr><td><a href="a">A desk</a></td><td>Unregistered</td></tr></table>',
    ],
    ['articles', '<article><h2>A desk</h2><p>Unregistered</p><a href="a">more</a></article>'],
    ['a list', '<main><ul><li><a href="a">A desk</a> Unregistered</li></ul></main>'],
  ] as const)('from HTML: %s', ([, body]) => {
    const [entry, ...others] = parseDocument('html', body, BASE);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ title: 'A desk', url: `${BASE}a` });
    expect(entry?.summary).toContain('Unregistered');
  });

  test('once for each id, without addresses that are no web pages', () => {
    const item = '<item><title>A desk</title><guid>7</guid><link>javascript:alert(1)</link></item>';
    expect(parseDocument('rss', rss(item + item), BASE)).toMatchObject([{ url: null }]);
  });
});

describe('a document is refused as malformed', () => {
  test.for([
    ['rss', ''],
    ['rss', '<html><body>We moved</body></html>'],
    ['rss', '<rss version="2.0"><channel><title>cut off'],
    [
      'rss',
      `<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rss('<item><title>&a;</title></item>')}`,
    ],
    ['atom', '{"items": 1}'],
    ['json', '{"items": '],
    ['json', '{"message": "no key"}'],
    ['html', '<html><body><p>We moved</p></body></html>'],
  ] as const)('%s: %s', ([format, body]) => {
    expect(() => parseDocument(format, body, BASE)).toThrow(MalformedDocument);
  });
});

test('hostile texts come out as text that can be stored, of bounded length', () => {
  for (const text of HOSTILE_TEXTS) {
    const read = plainText(`<p>${text}</p>`, 300);
    expect(read.length).toBeLessThanOrEqual(300);
    expect(read.isWellFormed()).toBe(true);
    expect(read).not.toMatch(/\p{Cc}/u);
  }
});

describe.skipIf(!existsSync(FEEDS))('captured feeds of ../shared', { timeout: 60_000 }, () => {
  test('are parsed, or refused as malformed; nothing else happens', async () => {
    const files = (await readdir(FEEDS, { recursive: true })).filter((name) =>
      /\.(?:xml|rss|atom)$/u.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    let readable = 0;
    for (const name of files) {
      const body = await readFile(join(FEEDS, name), 'utf8');
      try {
        const entries = parseDocument('rss', body, BASE);
        if (entries.length > 0) readable += 1;
        for (const { title, externalId } of entries) expect(title && externalId, name).toBeTruthy();
      } catch (error) {
        expect(error, name).toBeInstanceOf(MalformedDocument);
      }
    }
    expect(readable).toBeGreaterThan(50);
  });
});
