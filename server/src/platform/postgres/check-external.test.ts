import { expect, test } from 'vitest';
import { checkExternalDatabase } from './check-external.ts';

test.for([
  'postgres://fap:s3cret-word@127.0.0.1:9/fap',
  'postgres://fap:12/s3cret-word@127.0.0.1:9/fap',
  'postgres://fap:s3cret%2Dword@127.0.0.1:9/fap',
])(
  'the error for an unreachable database does not contain its password',
  { timeout: 30_000 },
  async (url) => {
    await expect(checkExternalDatabase(url)).rejects.toThrow(/^DATABASE_URL (?!.*s3cret)[^\n]+$/u);
  },
);
