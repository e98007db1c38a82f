import { describe, expect, test } from 'vitest';
import { RECONDOG_UNITS } from '../../recondogs/units.ts';
import { EVIDENCE_TYPES, EXAMPLE_UNITS } from './evidence-types.ts';
import { JOURNEY, nextStep, statusOf } from './journey.ts';
import { REASSURANCES, TOPICS, TOPICS_REVIEWED } from './victim-center.ts';

describe('the journey', () => {
  test('has five steps in order, with the specification’s timeframes', () => {
    expect(JOURNEY.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
    expect(JOURNEY.map(({ timeframe }) => timeframe.toLowerCase())).toEqual([
      'immediate',
      '1-24 hours',
      '24-48 hours',
      '48-72 hours',
      '3-7 days',
    ]);
  });

  test('goes one step at a time, and from the last back to the first', () => {
    const way = [1];
    for (let press = 0; press < 5; press += 1) way.push(nextStep(way.at(-1) ?? 0));
    expect(way).toEqual([1, 2, 3, 4, 5, 1]);
  });

  test('earlier steps are completed, one is active, later ones are pending', () => {
    expect(JOURNEY.map(({ step }) => statusOf(step, 3))).toEqual([
      'completed',
      'completed',
      'active',
      'pending',
      'pending',
    ]);
  });
});

test('there are four words of reassurance and five topics, each with its own id and several points', () => {
  expect(REASSURANCES).toHaveLength(4);
  expect(TOPICS).toHaveLength(5);
  expect(new Set([...REASSURANCES, ...TOPICS].map(({ id }) => id)).size).toBe(9);
  for (const { content } of TOPICS) expect(content.keyPoints.length).toBeGreaterThanOrEqual(3);
  expect(TOPICS_REVIEWED.sources.length).toBeGreaterThan(0);
});

test('the five example units are units of the twenty, and evidence has many kinds', () => {
  expect(new Set(EXAMPLE_UNITS.map(({ key }) => key)).size).toBe(5);
  const keys = RECONDOG_UNITS.map(({ key }) => key);
  expect(EXAMPLE_UNITS.filter(({ key }) => !keys.includes(key))).toEqual([]);
  expect(new Set(EVIDENCE_TYPES.map(({ id }) => id)).size).toBe(EVIDENCE_TYPES.length);
});

test('nothing is promised about money, offices or time', () => {
  const texts = JSON.stringify([REASSURANCES, TOPICS, JOURNEY, EVIDENCE_TYPES]);
  expect(texts).not.toMatch(
    /guarante|we will (?:get|catch|find)|get your money back to you|will be arrested/iu,
  );
});
