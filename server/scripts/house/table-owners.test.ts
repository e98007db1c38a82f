import { expect, test } from 'vitest';
import { findForeignWrites } from './table-owners.ts';

const body = (schema: string, write: string) =>
  `import { account } from '../../db/schema/${schema}.ts';\nexport const change = (tx) => tx.db.${write};\n`;

test.for(['insert(account).values({})', 'update(account).set({})', 'delete(account)'])(
  '%s on a table of another area is reported with its line',
  (write) => {
    expect(findForeignWrites('server/src/areas/puzzle/steals.ts', body('auth', write))).toEqual([
      "server/src/areas/puzzle/steals.ts:2: puzzle writes `account`, which is auth's: call a verb of auth",
    ]);
  },
);

test('the platform writes no table of an area', () => {
  const text = body('auth', 'delete(account)');
  expect(findForeignWrites('server/src/platform/bus/steals.ts', text)).toHaveLength(1);
});

test.for([
  ['its own table', 'server/src/areas/auth/x.ts', 'update(account).set({})'],
  ['a foreign table that is read', 'server/src/areas/puzzle/x.ts', 'select().from(account)'],
  ['something that is no table', 'server/src/areas/puzzle/x.ts', 'known.delete(id)'],
])('%s is allowed', ([, path, write]) => {
  expect(findForeignWrites(path ?? '', body('auth', write ?? ''))).toEqual([]);
});
