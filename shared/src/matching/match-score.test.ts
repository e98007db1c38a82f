import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOWN_PERCENT } from './constants.ts';
import { scoreMatch } from './match-score.ts';
import type { LayerSimilarities } from './traits/layers.ts';

const similarity = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
const layers: fc.Arbitrary<LayerSimilarities> = fc.record({
  structural: similarity,
  behavioral: similarity,
  psychological: similarity,
  timing: similarity,
  payment: similarity,
  role: similarity,
});
const evidence = fc.record({
  similarities: layers,
  textSimilarity: fc.double({ min: 0, max: 1, noNaN: true }),
});
const NOTHING: LayerSimilarities = {
  structural: null,
  behavioral: null,
  psychological: null,
  timing: null,
  payment: null,
  role: null,
};

describe('how alike a report and a cluster are', () => {
  it('never joins on likeness alone, which is capped at 80 %', () => {
    fc.assert(
      fc.property(evidence, ({ similarities, textSimilarity }) => {
        const score = scoreMatch({ comparison: { similarities, hardHits: [] }, textSimilarity });
        expect(score.joinsByItself).toBe(false);
        expect(score.percent).toBeGreaterThanOrEqual(0);
        expect(score.percent).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('has no ties below the cap: of two texts the more similar one always has more, with a rare site or without', () => {
    const different = fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
      .filter(([less, more]) => more - less > 1e-6);
    const alone = { similarities: NOTHING, hardHits: [] };
    fc.assert(
      fc.property(different, ([less, more]) => {
        const [first, second] = [less, more].map(
          (textSimilarity) => scoreMatch({ comparison: alone, textSimilarity }).percent,
        );
        expect(first).toBeLessThan(second ?? 0);
      }),
    );
    const of = (textSimilarity: number) => scoreMatch({ comparison: alone, textSimilarity }).percent;
    expect(of(1)).toBe(80);
    // A whole percent apart, as they are shown.
    const shown = [0.1, 0.15, 0.25, 0.35, 0.5, 0.7, 0.95].map((similarity) => Math.round(of(similarity)));
    expect(new Set(shown).size).toBe(shown.length);
    const site = { similarities: NOTHING, hardHits: ['domain shop.example'] };
    const beside = [0.001, 0.01, 0.02, 0.04].map((textSimilarity) =>
      scoreMatch({ comparison: site, textSimilarity }),
    );
    expect(beside.map(({ joinsByItself }) => joinsByItself)).toEqual([false, false, false, false]);
    expect(new Set(beside.map(({ percent }) => percent)).size).toBe(beside.length);
  });

  it('shows the cluster whose words are alike before one whose layers agree by chance', () => {
    const layers = { ...NOTHING, behavioral: 1, psychological: 1, payment: 1, timing: 1 };
    const stranger = scoreMatch({ comparison: { similarities: layers, hardHits: [] }, textSimilarity: 0.02 });
    const own = scoreMatch({ comparison: { similarities: NOTHING, hardHits: [] }, textSimilarity: 0.4 });
    expect(stranger.percent).toBeLessThan(own.percent);
  });

  it('shows nobody a cluster that only the layers say is alike: unrelated reports agree in them, too', () => {
    fc.assert(
      fc.property(layers, (similarities) => {
        const { percent } = scoreMatch({ comparison: { similarities, hardHits: [] }, textSimilarity: 0 });
        expect(percent).toBeLessThan(SHOWN_PERCENT);
      }),
    );
    const all = { structural: 1, behavioral: 1, psychological: 1, timing: 1, payment: 1, role: 1 };
    expect(
      scoreMatch({ comparison: { similarities: all, hardHits: [] }, textSimilarity: 0 }).percent,
    ).toBeCloseTo(SHOWN_PERCENT - 1, 10);
  });

  it('does not join by one domain and a brief text, however alike: "Read it on …" is what everybody writes', () => {
    const comparison = { similarities: NOTHING, hardHits: ['domain shop.example'] };
    expect(scoreMatch({ comparison, textSimilarity: 0.9, bearingSimilarity: 0 }).joinsByItself).toBe(false);
    expect(scoreMatch({ comparison, textSimilarity: 0.9 }).joinsByItself).toBe(true);
  });

  it('joins exactly what reaches 85 %', () => {
    const hits = fc.array(fc.constantFrom('domain a.example', 'btc bc1q', 'tracker UA-1'), { maxLength: 2 });
    fc.assert(
      fc.property(evidence, hits, fc.boolean(), ({ similarities, textSimilarity }, hardHits, isWarning) => {
        const score = scoreMatch({ comparison: { similarities, hardHits }, textSimilarity, isWarning });
        expect(score.joinsByItself).toBe(score.percent >= 85);
        expect(score.percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('joins by a shared account, whatever else differs', () => {
    const comparison = { similarities: NOTHING, hardHits: ['iban GB75XTST44717517325467'] };
    expect(scoreMatch({ comparison, textSimilarity: 0 })).toMatchObject({ percent: 92, joinsByItself: true });
  });

  it('does not join by a single domain when nothing else agrees: strangers name an honest shop too', () => {
    const similarities = { ...NOTHING, structural: 0.3, behavioral: 0.1, role: 0, payment: 0.1 };
    const comparison = { similarities, hardHits: ['domain shop.example'] };
    expect(scoreMatch({ comparison, textSimilarity: 0.03 })).toMatchObject({ joinsByItself: false });
    expect(scoreMatch({ comparison, textSimilarity: 0.2 })).toMatchObject({ joinsByItself: true });
    const two = { similarities, hardHits: ['domain shop.example', 'domain pay.example'] };
    expect(scoreMatch({ comparison: two, textSimilarity: 0.03 })).toMatchObject({ joinsByItself: true });
  });

  it('puts the cluster with the same account before one with the same site and the same words', () => {
    const similarities = { ...NOTHING, structural: 0.5 };
    const account = { similarities, hardHits: ['domain own.example', 'iban GB75XTST44717517325467'] };
    const words = { similarities, hardHits: ['domain portal.example'] };
    expect(scoreMatch({ comparison: account, textSimilarity: 0 }).percent).toBeGreaterThan(
      scoreMatch({ comparison: words, textSimilarity: 0.9 }).percent,
    );
  });

  it('trusts a published warning for a single domain', () => {
    const comparison = { similarities: { ...NOTHING, structural: 0.1 }, hardHits: ['domain shop.example'] };
    expect(scoreMatch({ comparison, textSimilarity: 0, isWarning: true }).joinsByItself).toBe(true);
  });

  it('does not trust it for a common domain: such a warning waits for an analyst', () => {
    const comparison = { similarities: { ...NOTHING, structural: 0.1 }, hardHits: ['domain bank.example'] };
    const rarityOf = () => 0.5;
    const judged = scoreMatch({ comparison, textSimilarity: 0.02, isWarning: true, rarityOf });
    expect(judged.joinsByItself).toBe(false);
    expect(judged.percent).toBeLessThan(85);
    expect(scoreMatch({ comparison, textSimilarity: 0.3, isWarning: true, rarityOf }).joinsByItself).toBe(
      true,
    );
  });

  it('returns the six-layer score too', () => {
    const similarities = {
      structural: 0.9,
      behavioral: 0.8,
      psychological: 0.8,
      timing: 0.7,
      payment: 1,
      role: 0.8,
    };
    const score = scoreMatch({ comparison: { similarities, hardHits: ['btc bc1q'] }, textSimilarity: 0.3 });
    expect(score.layerPercent).toBeCloseTo(86.5, 10);
    expect(score.percent).toBeGreaterThan(86.5);
  });
});
