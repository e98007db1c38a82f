import { describe, expect, test } from 'vitest';
import { analyzeLongText } from './analyze-long-text.ts';
import { analyzeText } from './analyze-text.ts';
import { ANALYZE_MAX_LENGTH } from './contract.ts';
import { MEDIUM_PROBABILITY } from './find-counterfactual.ts';
import { windowsOf } from './text-windows.ts';

const HARMLESS =
  'Thanks everyone for the call. I have put the notes in the folder and Ana writes the announcement. Lunch on Thursday, ' +
  'the children still talk about the rabbits, and the kitchen is painted in a light yellow that Peter calls custard.\n';
const LURE =
  'This is Officer Grant of the tax department. There is a warrant for your arrest. To settle the debt today go to the store, ' +
  'buy gift cards for $2,000 and read me the codes. Stay on the line and tell nobody, or you will be arrested.\n';
const FOREIGN =
  'Ich überweise dir morgen früh das Geld für die Fahrkarten, ganz sicher, versprochen ist versprochen.\n';
const IBAN = 'DE89 3704 0044 0532 0130 00';

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

describe('a text longer than is judged at once', () => {
  test('is judged by its riskiest part, wherever that is', async () => {
    expect((await analyzeLongText(fill(HARMLESS, 120_000))).scamProbability).toBeLessThan(MEDIUM_PROBABILITY);
    for (const before of [70_000, 119_000]) {
      const text = `${fill(HARMLESS, before)}\n${LURE.repeat(3)}${fill(HARMLESS, 120_000 - before)}`;
      const { scamProbability, reasons, scamType, wouldChange } = await analyzeLongText(text);
      expect(scamProbability).toBeGreaterThanOrEqual(MEDIUM_PROBABILITY);
      expect(reasons.map((reason) => reason.text).join()).toMatch(/Gift cards|Authority|Secrecy/u);
      expect([scamType, wouldChange.length]).not.toEqual([null, 0]);
    }
  });

  test('names findings in the whole text, at their position', async () => {
    const text = Array.from(
      { length: 8 },
      (_, index) => `${fill(HARMLESS, 20_000)}\n${LURE.repeat(3)}See https://collect-${index}.example/in\n`,
    ).join('');
    const { indicators, tactics, wording } = await analyzeLongText(text);
    const urls = indicators.filter(({ type }) => type === 'url');
    expect(urls.map(({ start, end }) => text.slice(start, end))).toEqual(
      Array.from({ length: 8 }, (_, index) => `https://collect-${index}.example/in`),
    );
    const cards = tactics.filter(({ tactic }) => tactic.id === 'gift-card');
    expect(cards.map(({ start, end }) => text.slice(start, end))).toEqual(Array(24).fill('gift cards'));
    for (const { start, end } of wording) expect(text.slice(start, end).trim()).toHaveLength(end - start);
  });

  test('names a finding at the edge of its parts once, and whole', async () => {
    const length = 60_000;
    const edges = windowsOf(fill(HARMLESS, length), ANALYZE_MAX_LENGTH).flatMap(
      ({ start, end, ownStart }) => [start, end, ownStart],
    );
    for (const edge of edges.filter((at) => at > 0 && at < length)) {
      for (const at of [edge - 12, edge, edge + 5]) {
        const text = `${fill(HARMLESS, at - 1)} ${IBAN}, ${fill(HARMLESS, length - at - IBAN.length - 2)}`;
        const found = (await analyzeLongText(text)).indicators;
        expect(found, `at ${at}`).toMatchObject([{ type: 'iban', start: at, end: at + IBAN.length }]);
      }
    }
  }, 120_000);
});

describe('low risk', () => {
  test('is not said of a text with an abstaining part, or when more follows', async () => {
    const harmless = fill(HARMLESS, 60_000);
    expect((await analyzeLongText(harmless)).scamProbability).toBeLessThan(MEDIUM_PROBABILITY);
    for (const verdict of [
      await analyzeLongText(harmless, true),
      await analyzeLongText(HARMLESS, true),
      await analyzeLongText(harmless + fill(FOREIGN, 100_000)),
    ])
      expect(verdict).toMatchObject({
        scamProbability: null,
        scamType: null,
        reasons: [],
        confidencePercent: 0,
      });
  });

  test('is said of a short one, and a risk of any', async () => {
    expect(await analyzeLongText(HARMLESS)).toEqual(await analyzeText(HARMLESS));
    expect(await analyzeLongText(LURE, true)).toEqual(await analyzeText(LURE));
  });
});
