import { expect, test } from 'vitest';
import { isLayer } from '../../catalogue/anatomy.ts';
import { CATALOGUE } from '../../catalogue/kinds/catalogue.ts';
import { labelTurn } from '../../playbook/label-turn.ts';
import { splitSentences } from '../../playbook/split-sentences.ts';
import { FLOWS, minutesOf } from './flows.ts';

/** Words that put it on the person: nobody is blamed here. */
const BLAMING =
  /\b(?:foolish|stupid|naive|gullible|greedy|fell for|should(?: not|n['’]t)? have|careless|too trusting|easy to fool)\b/iu;
/** Nobody can promise these. */
const PROMISES =
  /\b(?:guarantee\w*|you will get (?:it|your money) back|you’ll get (?:it|your money) back|(?:we|police) will (?:get|recover|catch))\b/iu;
const LONGEST = 260;

const stages = FLOWS.flatMap((flow) =>
  flow.stages.map((stage) => ({ ...stage, at: `${flow.id}/${stage.id}` })),
);

test('each family of the catalogue has one flow of four to seven stages, in the catalogue’s order', () => {
  expect(FLOWS.map(({ familyId }) => familyId)).toEqual(CATALOGUE.map(({ id }) => id));
  expect(new Set(FLOWS.map(({ id }) => id)).size).toBe(FLOWS.length);
  expect(new Set(FLOWS.map(({ name }) => name)).size).toBe(FLOWS.length);
  for (const { id, stages: own, sources, reviewedOn } of FLOWS) {
    expect(own.length, id).toBeGreaterThanOrEqual(4);
    expect(own.length, id).toBeLessThanOrEqual(7);
    expect(new Set(own.map((stage) => stage.id)).size, id).toBe(own.length);
    expect(new Set(own.map(({ name }) => name)).size, id).toBe(own.length);
    expect(sources.length, id).toBeGreaterThan(0);
    expect(new Date(`${reviewedOn}T00:00:00Z`).toISOString(), id).toContain(reviewedOn);
  }
});

test('the refund and the recovery flow take as long as the specification says', () => {
  const minutes = (id: string) => FLOWS.filter((flow) => flow.id === id).map(minutesOf);
  expect(minutes('refund-call')).toEqual([45]);
  expect(minutes('crypto-recovery')).toEqual([50]);
});

test('each stage has a layer of the anatomy, a length, words of a size to read, and a way out', () => {
  for (const { at, layer, minutes, span, name, script, triggers, victimState, exit } of stages) {
    expect(isLayer(layer), at).toBe(true);
    expect(minutes, at).toBeGreaterThan(0);
    expect(triggers.length, at).toBeGreaterThan(0);
    expect(new Set(triggers).size, at).toBe(triggers.length);
    for (const text of [name, span]) expect(text.length, at).toBeLessThan(50);
    for (const text of [script, victimState, exit]) {
      expect(text.length, at).toBeGreaterThan(20);
      expect(text.length, at).toBeLessThan(LONGEST);
    }
  }
});

test('the playbook’s rules find in each script a move that its stage names', () => {
  for (const { at, script, moves } of stages) {
    const found = new Set(
      splitSentences(script)
        .flatMap(labelTurn)
        .map(({ label }) => label),
    );
    expect(
      moves.filter((move) => found.has(move)),
      `${at}: the rules find ${[...found]}`,
    ).not.toEqual([]);
  }
});

test('no word blames anybody or promises what nobody can', () => {
  const texts = [
    ...FLOWS.flatMap(({ name, description }) => [name, description]),
    ...stages.flatMap(({ name, victimState, exit }) => [name, victimState, exit]),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(BLAMING);
    expect(text).not.toMatch(PROMISES);
  }
});
