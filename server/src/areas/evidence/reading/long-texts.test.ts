import { namedIndicators } from '@fap/shared/indicators/named-indicators.ts';
import { describe, expect, test } from 'vitest';
import { buildCrowdView } from './build-crowd-view.ts';
import { compareTexts } from './compare-texts.ts';
import { TEXT_CHARACTERS } from './content/reading-limits.ts';
import { analyzeWords } from './finish-reading.ts';

const HARMLESS =
  'Thanks everyone for the call. I have put the notes in the folder and Ana writes the announcement. Lunch on Thursday.\n';
const LURE =
  'This is Officer Grant of the tax department. Go to the store, buy gift cards and read me the codes today, or you will be ' +
  'arrested. Tell nobody. Pay at https://collect-desk.com/in at once.\n';
const harmless = (length: number) => HARMLESS.repeat(Math.ceil(length / HARMLESS.length)).slice(0, length);

describe('a long text is read to its end', () => {
  const text = `${harmless(110_000)}\n${LURE.repeat(3)}${harmless(10_000)}`.trim();

  test('when it is stored', async () => {
    const words = await analyzeWords(text, 'text', false, 'evidence-1');
    expect(words?.analysis.riskLevel).toMatch(/^(?:MEDIUM|HIGH)$/u);
    expect(words?.analysis.recommendations[0]).toMatch(/do not pay/iu);
    expect(words?.named).toContainEqual({ type: 'url', value: 'https://collect-desk.com/in' });
    const urls = words?.analysis.spans.filter(({ label }) => label === 'url') ?? [];
    expect(urls.map(({ start, end }) => text.slice(start, end))).toEqual(
      Array(3).fill('https://collect-desk.com/in'),
    );
    expect(words?.analysis.fingerprints.words).toBeGreaterThan(20_000);
  });

  test('when others see it', async () => {
    const view = await buildCrowdView({
      text,
      isPart: false,
      grade: 'crowd' as const,
      author: 'other-side' as const,
      ownNames: [],
      victimNames: ['Ana'],
      revealed: [],
      evidenceId: 'evidence-1',
      clusterId: 'cluster-1',
      known: [],
    });
    expect(view.analysis?.riskLevel).toMatch(/^(?:MEDIUM|HIGH)$/u);
    const spans = view.analysis?.spans ?? [];
    const cards = spans.filter(({ label }) => label === 'Gift cards');
    expect(cards.map(({ start, end }) => view.text.slice(start, end))).toEqual(Array(3).fill('gift cards'));
  });

  test('and a truncated one is never called low risk', async () => {
    const kept = async (length: number, isCut: boolean) =>
      (await analyzeWords(harmless(length), 'text', isCut, 'evidence-1'))?.analysis;
    expect((await kept(1_000, false))?.riskLevel).toBe('LOW');
    expect(await kept(1_000, true)).toMatchObject({
      riskLevel: 'UNKNOWN',
      aiAnalysis: { scamProbability: null },
    });
    expect((await kept(TEXT_CHARACTERS + 10, false))?.riskLevel).toBe('UNKNOWN');
  });

  test('and what its writer calls their own is not indexed, wherever it occurs', async () => {
    const own = `${harmless(80_000)}\nmy account DE89 3704 0044 0532 0130 00, pay at https://collect-desk.com/in\n`;
    const named = (await analyzeWords(own, 'text', false, 'evidence-1'))?.named ?? [];
    expect(named.map(({ type }) => type).sort()).toEqual(['domain', 'url']);
    expect(named).toEqual(namedIndicators(own).map(({ type, value }) => ({ type, value })));
  });
});

describe('a comparison of two texts', () => {
  test('says after how many characters it stops', async () => {
    const [left, right] = [`${harmless(60_000)}left ends here`, `${harmless(60_000)}right goes on`];
    const compared = compareTexts(left, right);
    expect(compared.diff.every(({ kind }) => kind === 'same')).toBe(true);
    expect(compared.diffCutAt).toBe(50_000);
    expect(compared.similarity).toBeLessThan(1);
    expect(compareTexts('a short one', right).diffCutAt).toBe(50_000);
    expect(compareTexts('a short one', 'another').diffCutAt).toBeNull();
  });
});
