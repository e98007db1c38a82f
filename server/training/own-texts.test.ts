import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findCopies } from './find-copies.ts';
import { loadOwnTexts } from './load-own-texts.ts';
import { loadPublicTexts } from './load-public-texts.ts';

const PUBLIC = fileURLToPath(new URL('../../../shared/data/text/messages.jsonl', import.meta.url));
const hasPublic = existsSync(PUBLIC);
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
      expect(findCopies(await loadOwnTexts(), await loadPublicTexts([PUBLIC]))).toEqual([]);
    },
  );
});
