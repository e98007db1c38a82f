import { defineConfig } from 'vitest/config';
import { wordsIn } from './web/build/words/words-in.ts';

export default defineConfig({
  test: {
    // Two: the server project's PostgreSQL and child processes want cores of their own.
    maxWorkers: 2,
    projects: [
      // The fuzzes take seconds on a busy machine.
      {
        test: {
          name: 'shared',
          include: ['shared/{src,words}/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        plugins: [wordsIn('en')],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          setupFiles: ['./web/src/testing/setup-file.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['server/{scripts,bench,training}/**/*.test.ts', 'web/build/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          // A worker loads the server's modules once, not for each file: that took as long as the tests. No file may mock a module.
          isolate: false,
          globalSetup: ['./server/src/testing/global-setup.ts'],
          setupFiles: ['./server/src/testing/setup-file.ts'],
          // One that asks every endpoint takes seventeen seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
