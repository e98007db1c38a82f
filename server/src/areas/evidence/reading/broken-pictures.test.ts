import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReadingBench, type ReadingBench } from './testing/reading-bench.ts';

let bench: ReadingBench;
beforeAll(async () => {
  bench = await openReadingBench();
});
afterAll(() => bench.close());

const BANK = 'domain kestrel-online-banking.example';
const PARCEL = 'domain kestrel-parcel-redelivery.example';
const INDIAN = 'phone +919876543210';
const CLAIMS = 'email claims.department.federal-reserve@mail-office.example';
const SESSION = 'url https://login.microsoft.accounts-verify.example/session/new?token=ab12-cd34';
const VERIFY = 'domain accounts-verify.example';

/**
 * Screenshots of messages that we wrote, in bubbles of many widths, and what each shows. Nothing else may be recorded,
 * because part of a broken address may be somebody else's. The third column is what must be found of it.
 */
const PICTURES: readonly [picture: string, shown: readonly string[], found: readonly string[]][] = [
  ['mail-broken-in-its-box', [PARCEL, 'email help-desk@kestrel-parcel.example'], [PARCEL]],
  ['mail-broken-in-its-host', [PARCEL, 'email help-desk@kestrel-parcel.example'], [PARCEL]],
  [
    'address-in-a-path',
    ['domain kestrel.example', 'domain trust-wallet.example'],
    ['domain kestrel.example'],
  ],
  ['narrow-dark', [CLAIMS, SESSION, VERIFY], []],
  ['scheme-broken', [CLAIMS, SESSION, VERIFY], []],
  ['mail-broken-at-a-hyphen', [CLAIMS, SESSION, VERIFY], [CLAIMS, VERIFY]],
  ['numbers-and-versions', [INDIAN], [INDIAN]],
  ['host-at-a-hyphen', [BANK, INDIAN], [BANK, INDIAN]],
  [
    'path-of-another-host',
    ['domain kestrel.example', 'url https://kestrel.example/parcel-redelivery.example/track'],
    ['domain kestrel.example'],
  ],
  [
    'path-of-another-host-on-blue',
    ['domain kestrel.example', 'url https://kestrel.example/parcel-redelivery.example/track'],
    ['domain kestrel.example'],
  ],
  [
    'path-of-a-wallet-in-the-dark',
    ['domain kestrel-bank.example', 'url https://kestrel-bank.example/secure/trust-wallet.example/session'],
    ['domain kestrel-bank.example'],
  ],
  [
    'host-at-hyphens-in-the-dark',
    ['domain secure-kestrel-login.example', 'url https://secure-kestrel-login.example/verify'],
    ['domain secure-kestrel-login.example'],
  ],
  ['serif-light', [BANK, INDIAN], [BANK]],
];

test.each(PICTURES)('of the picture “%s” only what it shows is recorded', async (picture, shown, found) => {
  const bytes = await readFile(new URL(`./testing/pictures/${picture}.png`, import.meta.url));
  const { words } = await bench.read(`${picture}.png`, bytes);
  expect(words?.textSource).toBe('ocr');
  const named = (words?.named ?? []).map(({ type, value }) => `${type} ${value}`);
  expect(
    named.filter((one) => !shown.includes(one)),
    words?.text,
  ).toEqual([]);
  expect(named, words?.text).toEqual(expect.arrayContaining([...found]));
});
