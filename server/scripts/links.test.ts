import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';

/** Folders of dependencies and of generated files. */
const FOREIGN = /(?:^|\/)(?:node_modules|dist[^/]*|coverage|test-results|playwright-report|\.[^/]+)(?:\/|$)/u;
const LINK = /\]\(([^()\s]+)\)/gu;
const ELSEWHERE = /^[a-z]+:/u;
/** A path of this repository that a text names without a link. */
const NAMED = /`((?:docs|drizzle|server|shared|web|platform)\/[\w./-]+)`/gu;

async function markdownFiles(folder = ''): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = posix.join(folder, entry.name);
    if (FOREIGN.test(path)) return [];
    if (entry.isDirectory()) return markdownFiles(path);
    return path.endsWith('.md') ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** The anchors of a text's headings, as Markdown sites generate them. */
const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Finds links of a Markdown text, and paths it names, whose target is missing. */
async function findBrokenLinks(path: string, text: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [, target = ''] of text.matchAll(LINK)) {
    if (ELSEWHERE.test(target)) continue;
    const [file = '', anchor] = target.split('#');
    const place = file === '' ? path : posix.join(posix.dirname(path), file);
    const isThere = existsSync(join(ROOT, place));
    const isAnchored =
      !isThere ||
      anchor === undefined ||
      listAnchors(await readFile(join(ROOT, place), 'utf8')).includes(anchor);
    if (!isThere || !isAnchored) broken.push(`${path}: ${target}`);
  }
  for (const [, named = ''] of text.matchAll(NAMED)) {
    const place = named.startsWith('platform/') ? `server/src/${named}` : named;
    if (!existsSync(join(ROOT, place))) broken.push(`${path}: ${named}`);
  }
  return broken;
}

test('every relative link and every named path of our Markdown has a target', async () => {
  const files = await markdownFiles();
  expect(files).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'SECURITY.md']));
  const broken: string[] = [];
  for (const path of files)
    broken.push(...(await findBrokenLinks(path, await readFile(join(ROOT, path), 'utf8'))));
  expect(broken).toEqual([]);
});

test('a link without a target is reported', async () => {
  const text =
    '[a](nowhere.md) [b](#no-heading) [c](../docs/operations.md#disk) [d](https://example.org) `shared/src/gone.ts`';
  expect(await findBrokenLinks('server/README.md', text)).toEqual([
    'server/README.md: nowhere.md',
    'server/README.md: #no-heading',
    'server/README.md: shared/src/gone.ts',
  ]);
});
