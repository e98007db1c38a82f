import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sizeBudget } from '../build/size-budget.ts';

/** Text that gzip does not make smaller than its half. */
const script = (bytes: number): string => randomBytes(bytes).toString('base64');
const chunk = (name: string, bytes: number, imports: string[] = [], isEntry = false) => ({
  type: 'chunk',
  name,
  isEntry,
  imports,
  code: script(bytes),
});

/** The app (10 kB), what two screens share (20 kB), a large and a small screen, and one loaded later by a screen. */
const BUNDLE = {
  'assets/index.js': chunk('index', 10_000, [], true),
  'assets/shared.js': chunk('shared', 20_000),
  'assets/large.js': chunk('large-screen', 30_000, ['assets/shared.js']),
  'assets/small.js': chunk('small-screen', 1_000, ['assets/shared.js', 'assets/index.js']),
  'assets/later.js': chunk('later', 500_000),
  'assets/front-a.js': { type: 'asset', source: script(3_000) },
};

async function build(limits: { screens: number; named?: Record<string, number>; frontPages?: number }) {
  const { generateBundle } = sizeBudget({ named: {}, frontPages: 10_000, ...limits });
  const run = generateBundle as unknown as (options: object, bundle: object) => Promise<void>;
  await run({}, BUNDLE);
}

test('a build whose screens stay below their limits goes through; what is loaded later is not counted', async () => {
  await build({ screens: 35_000, named: { 'large-screen': 70_000 } });
});

test('a screen above its limit ends the build, with all that its first visit imports, and is named', async () => {
  await expect(build({ screens: 35_000 })).rejects.toThrow(
    /^a first visit.*\nlarge-screen: 6\d{4} bytes, limit 35000$/u,
  );
  await expect(build({ screens: 70_000, named: { 'small-screen': 30_000 } })).rejects.toThrow(
    /small-screen: 3\d{4} bytes, limit 30000/u,
  );
});

test('so does a page that the build rendered, and a limit for a screen that is not there', async () => {
  await expect(build({ screens: 70_000, frontPages: 2_000 })).rejects.toThrow('front pages');
  await expect(build({ screens: 70_000, named: { 'gone-screen': 1 } })).rejects.toThrow(
    'gone-screen is not in the build',
  );
});
