import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenize } from '@fap/shared/evidence/model/tokenize.ts';
import { describe, expect, test } from 'vitest';
import { loadOwnTexts } from './load-own-texts.ts';
import { loadPublicTexts } from './load-public-texts.ts';

const PUBLIC = fileURLToPath(new URL('../../../shared/data/text/messages.jsonl', import.meta.url));
const hasPublic = existsSync(PUBLIC);
const RUN_WORDS = 4;
/** Limits of shared word sequences, by count and by share of a text; above both it is a copy. */
const MAX_SHARED = { runs: 10, share: 0.34 };

describe('our own texts', () => {
  test('are unique, balanced between scams and honest texts, and cover all channels', async () => {
    const texts = await loadOwnTexts();
    expect(texts.length).toBeGreaterThan(2_000);
    const plain = texts.map(({ text }) => text.toLowerCase().replace(/\s+/gu, ' '));
    expect(plain.filter((text, index) => plain.indexOf(text) !== index)).toEqual([]);
    expect(texts.filter(({ text }) => text.length < 3)).toEqual([]);
    for (const [channel, group] of Map.groupBy(texts, (text) => text.channel)) {
      const scams = group.filter(({ isScam }) => isScam).length / group.length;
      expect(scams, channel).toBeGreaterThan(0.25);
      expect(scams, channel).toBeLessThan(0.75);
    }
  });

  // Skipped where the public texts are missing.
  test.skipIf(!hasPublic)(
    `are no copies of the public ones${hasPublic ? '' : ' (not found)'}`,
    { timeout: 60_000 },
    async () => {
      const holders = new Map<string, number[]>();
      const others = await loadPublicTexts([PUBLIC]);
      for (const [index, { text }] of others.entries()) {
        for (const run of runsOf(text)) holders.set(run, [...(holders.get(run) ?? []), index]);
      }
      const copies = (await loadOwnTexts()).flatMap(({ text, source }) => {
        const runs = runsOf(text);
        const shared = new Map<number, number>();
        for (const run of runs) {
          for (const index of holders.get(run) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
        }
        const most = Math.max(0, ...shared.values());
        return most >= MAX_SHARED.runs && most >= runs.size * MAX_SHARED.share
          ? [`${source}: ${text.slice(0, 80)}`]
          : [];
      });
      expect(copies).toEqual([]);
    },
  );
});

function runsOf(text: string): Set<string> {
  const terms = tokenize(text)
    .map(({ term }) => term)
    .filter((term) => /^[\p{L}\d]/u.test(term));
  return new Set(
    terms.slice(RUN_WORDS - 1).map((_, index) => terms.slice(index, index + RUN_WORDS).join(' ')),
  );
}
