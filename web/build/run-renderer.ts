import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@fap/shared/kernel/languages.ts';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { wordsIn } from './words/words-in.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Runs the app's own components, so that a page the build rendered and the app's screen never differ; gives what `use` makes of the module. */
export async function runRenderer<Module, Result>(
  name: string,
  language: Language,
  use: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  const outDir = at(`node_modules/.${name}-${process.pid}`);
  await mkdir(outDir, { recursive: true });
  try {
    await build({
      configFile: false,
      root: at(''),
      logLevel: 'error',
      publicDir: false,
      plugins: [wordsIn(language), react()],
      build: { ssr: at(`src/front/${name}.tsx`), outDir, emptyOutDir: true },
    });
    // Renamed, because Node takes the format of a file from its ending.
    await writeFile(`${outDir}/package.json`, '{"type":"module"}');
    return await use((await import(pathToFileURL(`${outDir}/${name}.js`).href)) as Module);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
