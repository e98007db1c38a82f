import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../../areas.ts';

/** Writes without a rate limit per account, each with its reason. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'POST /api/login': 'has no account yet: limited by address and failures, in password turns',
  'POST /api/signup': 'has no account yet: limited by address, in password turns',
  'POST /api/login/code': 'has no account yet: limited by account, in codes',
  'POST /api/login/passkey/options': 'has no account yet: limited by network address',
  'POST /api/login/passkey': 'has no account yet: limited by address and failures',
  'POST /api/password/forgot': 'has no account yet: limited by network and e-mail address',
  'POST /api/password/reset': 'needs a mailed link, which works once; hashes in password turns',
  'POST /api/help/check': 'has no account: limited by network address',
  'POST /api/email/confirm': 'needs a mailed link, which works once',
  'POST /api/elder/bank-feed': 'has no account: needs a token, and is limited by it',
  'POST /api/guardian/invitation': 'needs a mailed link, and changes nothing',
  'POST /api/invitation': 'needs a mailed link, which works once; hashes in password turns',
  'POST /api/account/erasure/confirm':
    'needs a token of ten minutes, which works once; limited by network address',
  'POST /api/notices/unsubscribe': 'needs a link signed for one account, and can only stop mail',
  'POST /api/partners/intersection': 'has no account: needs a token, and is limited by its partner',
  'POST /api/logout': 'must always work',
};

const writes = ALL_ENDPOINTS.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test.for(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s spends a limit or says why not',
  ([name, { limit }]) =>
    expect(limit !== undefined, 'declare `limit` in its contract').toBe(!(name in UNLIMITED)),
);

test('no exemption is stale', () => {
  const names = new Set(writes.map(nameOf));
  expect(Object.keys(UNLIMITED).filter((name) => !names.has(name))).toEqual([]);
});

/** What a person does once, not in a row, with the reason for a low limit. */
const RARE: readonly string[] = [
  // Reads every table and all originals of somebody; five a day are more than anybody needs.
  'archives',
  // Each one answers whether somebody else knows thousands of values: few, so that they cannot be tried in bulk.
  'comparisons',
];

test.for(Object.entries(LIMITS).filter(([name]) => !RARE.includes(name)))(
  'the limit %s lets through more in an hour than a person does in a minute',
  ([, limit]) => {
    expect(limit.burst).toBeGreaterThanOrEqual(20);
    expect(limit.perHour).toBeGreaterThanOrEqual(60);
    if ('perDay' in limit) expect(limit.perDay).toBeGreaterThanOrEqual(limit.burst);
  },
);
