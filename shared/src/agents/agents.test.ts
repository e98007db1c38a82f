import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accuracyScore } from './accuracy-score.ts';
import { type MissionFacts, missionWeight } from './mission-weight.ts';
import { AGENT_TOOLS, barPercent, nextLevel, RANKS, rankOf, toolsOf } from './ranks.ts';
import { LEVEL_THRESHOLDS_XP, levelOf } from './rewards.ts';
import { teamNameKey, teamNameText } from './team-name.ts';

describe('the score of the leaderboard', () => {
  // Wilson's interval at 95 %, as tables have it.
  test.for([
    [0, 0, 0],
    [1, 0, 0.2065],
    [10, 0, 0.7225],
    [8, 2, 0.4902],
    [81, 19, 0.7222],
    [0, 10, 0],
    [3, 500, 0.002],
  ] as const)('of %i accepted and %i disputed pieces', ([accepted, disputed, score]) => {
    expect(accuracyScore(accepted, disputed)).toBeCloseTo(score, 3);
  });

  test('rises with each accepted piece, falls with each disputed one, and stays between 0 and 1', () => {
    for (let accepted = 0; accepted < 40; accepted += 1)
      for (let disputed = 0; disputed < 40; disputed += 1) {
        const score = accuracyScore(accepted, disputed);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThan(1);
        expect(accuracyScore(accepted + 1, disputed)).toBeGreaterThan(score);
        expect(accuracyScore(accepted, disputed + 1)).toBeLessThanOrEqual(score);
      }
  });
});

describe('ranks and tools', () => {
  test('there is a rank for each level, and a tool for each but the first', () => {
    expect(RANKS).toHaveLength(LEVEL_THRESHOLDS_XP.length);
    expect(LEVEL_THRESHOLDS_XP.map((xp) => rankOf(levelOf(xp)))).toEqual([...RANKS]);
    expect(LEVEL_THRESHOLDS_XP.map((xp) => toolsOf(levelOf(xp)).length)).toEqual([0, 1, 2, 3, 4]);
    expect(AGENT_TOOLS.map(({ level }) => level)).toEqual([2, 3, 4, 5]);
    expect(() => rankOf(6)).toThrow(RangeError);
  });

  test('the bar stands at XP modulo 1000 divided by 10', () => {
    expect([0, 750, 1_000, 12_345].map(barPercent)).toEqual([0, 75, 0, 34.5]);
  });

  test('the next level is told until the last', () => {
    expect(nextLevel(750)).toEqual({ level: 2, atXp: 1_000, missingXp: 250 });
    expect(nextLevel(10_000)).toBeNull();
  });
});

describe('the weight of a mission', () => {
  const facts: MissionFacts = { priority: 'high', isCriticalPath: false, missing: 9, isClaimed: false };
  const weight = (part: Partial<MissionFacts>) => missionWeight({ ...facts, ...part });

  test('rises with priority, on the critical path and near the end, and falls where somebody is at work', () => {
    expect(weight({ priority: 'critical' })).toBeGreaterThan(weight({}));
    expect(weight({ priority: 'medium' })).toBeLessThan(weight({}));
    expect(weight({ isCriticalPath: true })).toBeGreaterThan(weight({}));
    expect(weight({ missing: 3 })).toBeGreaterThan(weight({ missing: 4 }));
    expect(weight({ isClaimed: true })).toBeLessThan(weight({}));
  });
});

describe('the name of a team', () => {
  test.for(['The Patient Readers', 'Équipe d’Août', 'Team 2026', '  Slow   and Sure '])(
    'may be %s',
    (name) => {
      expect(v.safeParse(teamNameText, name).success).toBe(true);
    },
  );

  test.for([
    'ab',
    'x'.repeat(41),
    'call 5550137',
    'Win 55501',
    'www.example.com',
    'mail@example',
    '1st team',
    'Support Team',
    'Te\u200bam',
    '<b>Team</b>',
  ])('may not be %s', (name) => {
    expect(v.safeParse(teamNameText, name).success).toBe(false);
  });

  test('is the same as one that looks like it', () => {
    expect(teamNameKey('Slоw аnd Sure')).toBe(teamNameKey('slow and sure'));
  });
});
