import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@fap/shared/kernel/languages.ts';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';

/** What the build and the extraction take for macros; the second says the words of the shared package. */
export const MACROS = {
  corePackage: ['@lingui/core/macro', '@fap/shared/kernel/words.ts'],
  jsxPackage: ['@lingui/react/macro'],
};

/** What only tests say. */
const exclude = ['**/*.test.*', '**/testing/**', '**/node_modules/**'];
const CATALOGS = '<rootDir>/shared/words/{locale}';

/** Where messages are looked for, and the catalogs they go to: one for each area, so that translators don't meet in one file. */
export default defineConfig({
  rootDir: fileURLToPath(new URL('..', import.meta.url)).replace(/.$/u, ''),
  locales: LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  sourceLocale: DEFAULT_LANGUAGE,
  macro: MACROS,
  extractors: [createSwcExtractor({ macro: MACROS })],
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: [
    {
      path: `${CATALOGS}/{name}`,
      include: ['web/src/areas/{name}', 'shared/src/{name}', 'server/src/areas/{name}'],
      exclude,
    },
    {
      path: `${CATALOGS}/frame`,
      include: [
        'web/src/app',
        'web/src/ui',
        'web/src/front',
        'web/src/platform',
        'web/src/verify-page',
        'server/src/app.ts',
        'server/src/platform',
      ],
      exclude,
    },
  ],
});
