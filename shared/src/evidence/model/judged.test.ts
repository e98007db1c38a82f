import { expect, test } from 'vitest';
import { JUDGED_MODEL, type JudgedModel, parseJudged } from './judged.ts';
import { SHIPPED_MODEL } from './shipped.ts';
import weights from './weights.json' with { type: 'json' };

const FIGURE = { value: 0.9, low: 0.8, high: 0.95 };
const FIGURES = {
  auroc: FIGURE,
  baselineAuroc: FIGURE,
  falseAlarmsAt90: FIGURE,
  baselineFalseAlarmsAt90: null,
};
const JUDGED: JudgedModel = {
  version: 'text-8',
  judgedOn: '2026-12-01',
  texts: 10,
  sources: 2,
  all: FIGURES,
  channels: [{ channel: 'sms', texts: 4, ...FIGURES }],
  calibrationError: FIGURE,
};

test('the shipped version is that of the weights', () => {
  expect(SHIPPED_MODEL.version).toBe(weights.version);
});

test('the committed figures are measured ones, or none', () => {
  if (JUDGED_MODEL) expect(JUDGED_MODEL.channels.length).toBeGreaterThan(0);
  else expect(JUDGED_MODEL).toBeNull();
});

test('figures that were not measured, or not of strangers’ texts, are refused', () => {
  expect(parseJudged({ judged: JUDGED })).toEqual(JUDGED);
  const refused = [
    {},
    { judged: { ...JUDGED, ownTexts: FIGURE } },
    { judged: { ...JUDGED, texts: 0 } },
    { judged: { ...JUDGED, judgedOn: 'today' } },
    { judged: { ...JUDGED, calibrationError: { value: 0.9, low: 0.91, high: 0.95 } } },
    { judged: { ...JUDGED, channels: [{ channel: 'letter', texts: 4, ...FIGURES }] } },
  ];
  for (const file of refused) expect(() => parseJudged(file), JSON.stringify(file)).toThrow();
});
