import { describe, expect, test } from 'vitest';
import {
  judgeCampaigns,
  type Method,
  mergeSameScripts,
  PRODUCT,
  SHINGLES,
  tfIdfOf,
} from './judge-campaigns.ts';
import { loadCampaigns, OWN_CAMPAIGNS } from './load-campaigns.ts';

describe('short messages of one campaign are found among others', () => {
  test.each(OWN_CAMPAIGNS)('set $name', async ({ file }) => {
    const messages = await loadCampaigns(file);
    const ours = judgeCampaigns(messages, PRODUCT);
    expect(ours.recallAtTen).toBeGreaterThanOrEqual(0.95);
    expect(ours.first / ours.asked).toBeGreaterThanOrEqual(0.95);
    expect(ours.recall).toBeGreaterThanOrEqual(0.8);
    expect(ours.recallInterval[0]).toBeGreaterThanOrEqual(0.75);
    expect(ours.recall).toBeGreaterThan(2 * judgeCampaigns(messages, SHINGLES).recall);
    expect(ours.recall).toBeGreaterThan(judgeCampaigns(messages, tfIdfOf(messages)).recall);
  });

  test('messages without a campaign are not searched for, and a pair that is never compared counts as missed', () => {
    const messages = [
      { campaign: 'a', text: 'Your parcel waits at the depot in Leeds' },
      { campaign: 'a', text: 'Your parcel waits at the depot in York' },
      { campaign: 'a', text: 'Nothing of it' },
      { campaign: null, text: 'Quite something else' },
    ];
    expect(judgeCampaigns(messages, SHINGLES)).toMatchObject({
      candidates: 1 / 3,
      recall: 1 / 3,
      asked: 3,
      first: 2,
      recallAtTen: 2 / 6,
    });
  });
});

test('a tie with a message of another campaign is no first place', () => {
  const tied: Method<string> = { name: 'all alike', extract: (text) => text, similarity: () => 0.5 };
  const messages = [
    { campaign: 'a', text: 'one' },
    { campaign: 'a', text: 'two' },
    { campaign: 'b', text: 'three' },
  ];
  expect(judgeCampaigns(messages, tied)).toMatchObject({ asked: 2, first: 0 });
});

test('campaigns and single messages with the same script are merged', () => {
  const script = 'We will suspend your number because of suspicious activities on your account today';
  const merged = mergeSameScripts([
    { campaign: 'a', text: script },
    { campaign: 'b', text: `Hello. ${script}` },
    { campaign: 'b', text: 'Something that was recorded with it' },
    { campaign: null, text: `${script}!` },
    { campaign: null, text: 'Your order of a telephone has been shipped' },
  ]);
  const groups = merged.map(({ campaign }) => campaign);
  expect(new Set(groups.slice(0, 4)).size).toBe(1);
  expect(groups[4]).not.toBe(groups[0]);
});
