import { expect, test } from 'vitest';
import { checkHouse, findFaults } from './check-house.ts';

test.each([
  [
    'a ring of folders',
    {
      'server/src/areas/puzzle/board/a.ts': "import { b } from '../history/b.ts';",
      'server/src/areas/puzzle/history/b.ts': "import { a } from '../board/a.ts';",
    },
  ],
  [
    'writes',
    {
      'server/src/areas/vault/steal.ts':
        "import { contribution } from '../../db/schema/puzzle.ts';\nawait tx.db.delete(contribution);",
    },
  ],
  ['a link written by hand', { 'web/src/areas/vault/a.tsx': 'const a = <Link href="/vault" />;' }],
])('%s fails verify', (fault, files) => {
  const faults = findFaults(new Map(Object.entries(files)));
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('this repository passes the check', async () => {
  expect(await checkHouse()).toBeNull();
});
