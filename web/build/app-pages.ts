import type { Language } from '@fap/shared/kernel/languages.ts';
import type { AppPage } from '@fap/shared/platform/first-answers.ts';
import type { Plugin } from 'vite';
import type * as Renderer from '../src/front/render-app-pages.tsx';
import { runRenderer } from './run-renderer.ts';

/** Where the server finds them; no address leads there. */
const FILE = '.front-pages/app-pages.json';

/** Tells the server which scripts, calls and first view each screen for people who are signed in has. */
export function appPages(language: Language): Plugin {
  return {
    name: 'app-pages',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const started = importsOf(
        chunks,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const described = await runRenderer('render-app-pages', language, (module: typeof Renderer) =>
        module.renderAppPages(),
      );
      const pages = described.map(({ exportName, ...page }): AppPage => {
        const own = chunks.filter((chunk) => chunk.isDynamicEntry && chunk.exports.includes(exportName));
        if (own.length !== 1) throw new Error(`${own.length} chunks export ${exportName}`);
        const scripts = [...importsOf(chunks, own)].filter((file) => !started.has(file));
        return { ...page, scripts: scripts.map((file) => `/${file}`) };
      });
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pages) });
    },
  };
}

interface Chunk {
  fileName: string;
  imports: readonly string[];
}

/** The files of these chunks and of all they import at once. */
export function importsOf(chunks: readonly Chunk[], of: readonly Chunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const want = ({ fileName, imports }: Chunk) => {
    if (wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const file of imports) {
      const chunk = byFile.get(file);
      if (chunk) want(chunk);
    }
  };
  of.forEach(want);
  return wanted;
}
