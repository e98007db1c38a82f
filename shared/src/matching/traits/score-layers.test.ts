import { describe, expect, it } from 'vitest';
import { DNA_LAYERS, type LayerSimilarities } from './layers.ts';
import { scoreLayers } from './score-layers.ts';

const NONE: LayerSimilarities = {
  structural: null,
  behavioral: null,
  psychological: null,
  timing: null,
  payment: null,
  role: null,
};

describe('the six-layer score', () => {
  it('has weights that sum to one', () => {
    expect(DNA_LAYERS.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('is capped without a hard indicator (domain example)', () => {
    const alike = { ...NONE, behavioral: 0.95, psychological: 0.95, timing: 0.9, role: 0.9 };
    expect(scoreLayers(alike, false)).toBe(0.8);
    expect(scoreLayers(alike, true)).toBeCloseTo(0.93, 2);
  });

  it('weighs all six layers with a hard indicator (domain example)', () => {
    const all = {
      structural: 0.9,
      behavioral: 0.8,
      psychological: 0.8,
      timing: 0.7,
      payment: 1,
      role: 0.8,
    };
    expect(scoreLayers(all, true)).toBeCloseTo(0.865, 12);
  });

  it('is null with fewer than three layers (domain example)', () => {
    expect(scoreLayers({ ...NONE, behavioral: 1, psychological: 1 }, true)).toBeNull();
    expect(scoreLayers(NONE, true)).toBeNull();
  });

  it('leaves out a layer without data instead of counting it as 0', () => {
    const three = { ...NONE, behavioral: 0.6, psychological: 0.6, role: 0.6 };
    expect(scoreLayers(three, false)).toBeCloseTo(0.6, 12);
  });
});
