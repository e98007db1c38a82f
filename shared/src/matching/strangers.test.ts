import { expect, test } from 'vitest';
import { BEST_KNOWN_SITES } from '../indicators/testing/best-known-sites.ts';
import { templateSimilarity } from '../texts/sketch/text-sketch.ts';
import { scoreMatch } from './match-score.ts';
import { extractReportFeatures, type ReportFeatures } from './report-features.ts';
import { tellAccounts } from './testing/tell-accounts.ts';
import { compareTraits } from './traits/compare-traits.ts';

const featuresOf = (description: string) =>
  extractReportFeatures({ description, evidence: '', scamPersonas: '', dateOccurred: '2026-01-01' });

/** As if nobody had ever listed the site and nobody else had named it. */
function joinsByRareSite(site: string, one: ReportFeatures, other: ReportFeatures): boolean {
  const comparison = compareTraits(one.traits, other.traits, () => 1);
  const similarities = one.texts.flatMap(({ sketch }) =>
    other.texts.map((text) => templateSimilarity(sketch, text.sketch)),
  );
  const textSimilarity = Math.max(0, ...similarities);
  return scoreMatch({ comparison: { ...comparison, hardHits: [`domain ${site}`] }, textSimilarity })
    .joinsByItself;
}

test('two of twelve strangers’ accounts do not join by any of the 500 best-known sites, even if it were on no list', () => {
  expect(BEST_KNOWN_SITES).toHaveLength(500);
  let pairs = 0;
  const joined: string[] = [];
  for (const [index, site] of BEST_KNOWN_SITES.entries()) {
    const accounts = tellAccounts(site);
    // One account of each site against three others, so that all pairs of accounts are tried many times.
    const [first, ...others] = [0, 1, 3, 6].map((step) => accounts[(index + step) % accounts.length] ?? '');
    const one = featuresOf(first ?? '');
    for (const other of others) {
      pairs += 1;
      if (joinsByRareSite(site, one, featuresOf(other))) joined.push(`${site}: ${first} / ${other}`);
    }
  }
  expect(pairs).toBe(1_500);
  expect(joined).toEqual([]);
});

test('the same account told twice does join by such a site, so that the test above can fail', () => {
  const [account = ''] = tellAccounts('gold-desk.example');
  const one = featuresOf(account);
  expect(
    joinsByRareSite('gold-desk.example', one, featuresOf(account.replace('seven weeks', 'a month'))),
  ).toBe(true);
});
