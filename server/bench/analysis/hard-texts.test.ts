import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import { describe, expect, test } from 'vitest';
import { findCopies } from '../../training/find-copies.ts';
import { loadOwnTexts } from '../../training/load-own-texts.ts';
import { loadPublicTexts } from '../../training/load-public-texts.ts';
import { judgeHardTexts, loadHardTexts } from './judge-hard-texts.ts';

const TRAINING = fileURLToPath(new URL('../../training/', import.meta.url));
const PUBLIC = ['messages.jsonl', 'messages_2.jsonl'].map((name) =>
  fileURLToPath(new URL(`../../../../shared/data/text/${name}`, import.meta.url)),
);
const hasPublic = PUBLIC.every((file) => existsSync(file));
const WORDS = { min: 15, max: 650 };
const texts = await loadHardTexts();

describe('hard texts', () => {
  test('are two hundred honest ones and two hundred evasions, twenty of each kind', () => {
    expect(texts.filter(({ isScam }) => isScam)).toHaveLength(200);
    expect(texts.filter(({ isScam }) => !isScam)).toHaveLength(200);
    const kinds = Map.groupBy(texts, ({ isScam, kind }) => `${isScam} ${kind}`);
    expect([...kinds.values()].map((group) => group.length)).toEqual(Array.from(kinds, () => 20));
  });

  test('come in all five channels on both sides', () => {
    for (const side of [true, false])
      expect(new Set(texts.filter(({ isScam }) => isScam === side).map(({ channel }) => channel)).size).toBe(
        5,
      );
  });

  test('are texts, and none is another one with names swapped', () => {
    const counts = texts.map(({ text }) => text.split(/\s+/u).length);
    expect(texts.filter((_, index) => (counts[index] ?? 0) > WORDS.max).map(({ text }) => text)).toEqual([]);
    expect(
      texts
        .filter(({ kind }, index) => kind !== 'disguised' && (counts[index] ?? 0) < WORDS.min)
        .map(({ text }) => text),
    ).toEqual([]);
    expect(findCopies(texts, texts)).toEqual([]);
  });

  test('give no address that somebody could pay to or be harmed by: checksums of wallets and accounts fail', () => {
    const payable = texts.flatMap(({ text }) =>
      extractIndicators(text).filter(({ type }) => ['btc', 'eth', 'tron', 'iban', 'card'].includes(type)),
    );
    expect(payable).toEqual([]);
  });

  test('teach nothing: training has none of them, nor names the folder they are in', async () => {
    const taught = new Set((await loadOwnTexts()).map(({ text }) => text));
    expect(texts.filter(({ text }) => taught.has(text))).toEqual([]);
    const names = (await readdir(TRAINING, { recursive: true })).filter((name) => name.endsWith('.ts'));
    expect(names).toContain('train.ts');
    for (const name of names)
      expect(await readFile(`${TRAINING}${name}`, 'utf8'), name).not.toMatch(/hard-texts|\/bench\//u);
  });

  test('are no copies of what teaches', { timeout: 300_000 }, async () => {
    expect(findCopies(texts, await loadOwnTexts())).toEqual([]);
  });

  // Skipped where the public texts are missing.
  test.skipIf(!hasPublic)(
    `are no copies of the public ones${hasPublic ? '' : ' (not found)'}`,
    { timeout: 300_000 },
    async () => {
      expect(findCopies(texts, await loadPublicTexts(PUBLIC))).toEqual([]);
    },
  );

  test('are judged in a section that says it does not tell how good it is', {
    timeout: 300_000,
  }, async () => {
    const said = await judgeHardTexts();
    expect(said).toMatch(
      /^\*\*Texts of our own, made to be hard: says where it fails, never how good it is\*\*/u,
    );
    expect(said).toMatch(/\| all\s*\| 200\s*\|/u);
    expect(said).toMatch(/\| false-warnings\s*\| 20\s*\|/u);
  });
});
