import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { build } from 'vite';
import { wordsIn } from './words/words-in.ts';

/**
 * Builds a script apart from the app: as one more entry it would share chunks with it, and its page would load the app's libraries.
 * Gives its code, and a name with its hash.
 */
export async function buildApart(
  source: string,
  language: Language,
  format: 'es' | 'iife' = 'es',
): Promise<{ code: string; fileName: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [wordsIn(language)],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${source}`, import.meta.url)),
        // A page calls what the script exports.
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, format },
      },
    },
  });
  const chunk = [built]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`nothing was built of ${source}`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { code: chunk.code, fileName: `assets/${chunk.name}-${hash}.js` };
}
