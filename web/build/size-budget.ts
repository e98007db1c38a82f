import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Limits of what a first visit loads, in bytes of script after gzip. */
export interface SizeBudget {
  /** Of any screen that has no limit of its own. */
  screens: number;
  /** By the name of a screen's module. */
  named: Readonly<Record<string, number>>;
  /** Of a page that the build rendered, until somebody uses it. */
  frontPages: number;
}

/** The scripts that every front page starts with. */
const FRONT_SCRIPTS = /assets\/(?:apply-theme|front)-[^/]*\.js$/u;

interface Chunk {
  name: string;
  isEntry: boolean;
  imports: readonly string[];
  code: string;
}

/** Ends the build when a first visit would load more script than its limit allows, and says which. */
export function sizeBudget(budget: SizeBudget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      let front = 0;
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') chunks.set(fileName, file);
        else if (FRONT_SCRIPTS.test(fileName)) front += await sizeOf(String(file.source));
      }
      const loads = new Map([...(await firstLoads(chunks)), ['front pages', front]]);
      const { screens, named, frontPages } = budget;
      const limitOf = (name: string) => (name === 'front pages' ? frontPages : (named[name] ?? screens));
      const above = [...loads].filter(([name, bytes]) => bytes > limitOf(name));
      for (const name of [...Object.keys(named), 'front pages'])
        if (!loads.get(name)) throw new Error(`size budget: ${name} is not in the build`);
      if (above.length === 0) return;
      const lines = above.map(([name, bytes]) => `${name}: ${bytes} bytes, limit ${limitOf(name)}`);
      throw new Error(`a first visit loads too much script (gzip):\n${lines.join('\n')}`);
    },
  };
}

/** What each screen loads on a first visit: the app, the screen, and all they import. */
async function firstLoads(chunks: ReadonlyMap<string, Chunk>): Promise<[string, number][]> {
  const sizes = new Map<string, number>();
  for (const [fileName, { code }] of chunks) sizes.set(fileName, await sizeOf(code));
  const entries = [...chunks].filter(([, { isEntry }]) => isEntry).map(([fileName]) => fileName);
  const screens = [...chunks].filter(([, { name }]) => name.endsWith('-screen'));
  return screens.map(([fileName, { name }]) => {
    const wanted = new Set<string>();
    const want = (file: string) => {
      if (wanted.has(file)) return;
      wanted.add(file);
      chunks.get(file)?.imports.forEach(want);
    };
    for (const file of [...entries, fileName]) want(file);
    return [name, [...wanted].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)];
  });
}

const sizeOf = async (code: string): Promise<number> => (await promisify(gzip)(code, { level: 9 })).length;
