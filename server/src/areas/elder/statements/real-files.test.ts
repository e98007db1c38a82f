import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paymentInputSchema } from '@fap/shared/elder/payment.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseStatement } from './parse-statement.ts';

/** Real statements, where they are: a folder beside the repository. */
function findFolder(from: string): string | null {
  const folder = join(from, 'shared/data/transactions/ofx');
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? null : findFolder(dirname(from));
}

test('every real statement is read whole', async () => {
  const folder = findFolder(import.meta.dirname);
  const names = folder ? await readdir(folder) : [];
  for (const name of names) {
    const { payments } = parseStatement(await readFile(join(folder ?? '', name)), name);
    expect(payments.length, name).toBeGreaterThan(0);
    for (const payment of payments) expect(v.parse(paymentInputSchema, payment)).toEqual(payment);
  }
});

test.for([
  ['stmtrs.ofx', ['out 20000 2005-10-04', 'out 30000 2005-10-20'], 20029],
  // Its trades are none, the deposit to its cash is one.
  ['invstmtrs.ofx', ['in 100000 2005-08-25'], null],
] as const)('%s', async ([name, expected, balance]) => {
  const path = join(findFolder(import.meta.dirname) ?? '', name);
  if (!existsSync(path)) return;
  const statement = parseStatement(await readFile(path), name);
  const told = statement.payments.map(
    ({ direction, amount, occurredAt }) => `${direction} ${amount} ${occurredAt.slice(0, 10)}`,
  );
  expect([told, statement.balance?.amount ?? null]).toEqual([expected, balance]);
});
