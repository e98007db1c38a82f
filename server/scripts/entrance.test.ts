import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');
const foldersIn = async (path: string): Promise<string[]> =>
  (await readdir(join(ROOT, path), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** `tier area` pairs according to the import rules. */
async function listRuledAreas(): Promise<string[]> {
  const { default: config } = (await import(`${ROOT}.dependency-cruiser.cjs`)) as {
    default: { forbidden: { name: string; from: { path?: string } }[] };
  };
  return config.forbidden.flatMap(({ name, from }) => {
    const [, tier] = /^server-tier-(\d+)$/u.exec(name) ?? [];
    const [, areas] = /\(([^)]+)\)/u.exec(from.path ?? '') ?? [];
    return tier && areas ? areas.split('|').map((area) => `${tier} ${area}`) : [];
  });
}

describe('the front page', () => {
  let readme: string;
  let rows: string[];
  beforeAll(async () => {
    readme = await read('README.md');
    rows = [...readme.matchAll(/^\| (\d+) \| ([a-z-]+) \| \S.* \|$/gmu)].map((row) => `${row[1]} ${row[2]}`);
  });

  test('fits on 120 lines', () => expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120));

  test('names every area with its tier as the import rules do', async () => {
    const ruled = await listRuledAreas();
    expect(ruled.length).toBeGreaterThan(15);
    expect(rows.toSorted()).toEqual(ruled.toSorted());
  });

  test('names the commands that start and test', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    for (const script of ['start', 'test']) {
      expect(readme).toContain(`\n\`\`\`\nnpx pnpm ${script}\n\`\`\`\n`);
      expect(scripts).toHaveProperty(script);
    }
  });
});

test('every area has a README on each side', async () => {
  const areas = ['server/src/areas', 'web/src/areas'];
  const missing = areas.map(async (side) => {
    const folders = await foldersIn(side);
    const withReadme = await Promise.all(
      folders.map(async (area) => ({
        area,
        has: (await readdir(join(ROOT, side, area))).includes('README.md'),
      })),
    );
    return withReadme.filter(({ has }) => !has).map(({ area }) => `${side}/${area}`);
  });
  expect((await Promise.all(missing)).flat()).toEqual([]);
});
