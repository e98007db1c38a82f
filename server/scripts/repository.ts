import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Entry files of the tools we run; each runs on this very Node, whatever the system's is. */
export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  drizzle: 'node_modules/drizzle-kit/bin.cjs',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'web/node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;
