import type { JudgedFigure, JudgedModel } from '@fap/shared/evidence/model/judged.ts';
import type { ShippedModel } from '@fap/shared/evidence/model/shipped.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { HowItJudgesScreen } from './how-it-judges-screen.tsx';

const figure = (value: number): JudgedFigure => ({ value, low: value - 0.01, high: value + 0.02 });
const JUDGED: JudgedModel = {
  version: 'text-8',
  judgedOn: '2026-12-01',
  texts: 9_123,
  sources: 15,
  all: {
    auroc: figure(0.951),
    baselineAuroc: figure(0.942),
    falseAlarmsAt90: figure(0.147),
    baselineFalseAlarmsAt90: figure(0.2),
  },
  channels: [
    {
      channel: 'call',
      texts: 560,
      auroc: null,
      baselineAuroc: null,
      falseAlarmsAt90: null,
      baselineFalseAlarmsAt90: null,
    },
  ],
  calibrationError: figure(0.05),
};
const SHIPPED: ShippedModel = {
  version: 'text-8',
  trainedOn: { ownTexts: 3_072, publicTexts: 17_641, publicSources: 15 },
};

const open = (judged: JudgedModel | null, shipped = SHIPPED) =>
  renderApp(<HowItJudgesScreen judged={judged} shipped={shipped} />, '/how-it-judges');

afterEach(cleanup);

test('a version that nobody has measured has no figures, and the page says so', () => {
  open(null, { version: 'text-6', trainedOn: null });
  expect(screen.getByText('Not measured yet.').closest('p')?.textContent).toContain('Version text-6');
  expect(screen.getByText(/How many messages taught version text-6 was not recorded/u)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('figures are shown by kind of text with their range, beside the simple method', () => {
  open(JUDGED);
  const [all, calls] = within(screen.getByRole('table', { name: 'By kind of text' }))
    .getAllByRole('row')
    .slice(1);
  expect(all?.textContent).toContain('9,123 texts');
  expect(all?.textContent).toContain('95.1% (94.1–97.1)');
  expect(all?.textContent).toContain('Simple method 94.2% (93.2–96.2)');
  expect(all?.textContent).toContain('14.7% (13.7–16.7)');
  expect(calls?.textContent).toContain('Can’t be measured: all of these are scams, or none is');
  expect(screen.getByText(/it was off by/u).textContent).toContain('5.0 points (4.0–7.0)');
  expect(screen.getByText('December 1, 2026')).toBeTruthy();
  expect(screen.queryByText(/has not been judged yet/u)).toBeNull();
  expect(
    screen.getByText(/learned from 17,641 messages of 15 public collections, and from 3,072 of our own/u),
  ).toBeTruthy();
});

test('figures of another version than the shipped one are named as such', () => {
  open(JUDGED, { ...SHIPPED, version: 'text-9' });
  expect(
    screen.getByText(
      'These figures are of version text-8. The shipped version text-9 has not been judged yet.',
    ),
  ).toBeTruthy();
});

test('it says what it cannot do, and where help is', () => {
  open(null);
  const limits = screen.getByRole('heading', { name: 'What it can’t do' });
  expect(limits).toBeTruthy();
  expect(screen.getByText('Low risk doesn’t mean safe.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Get help/u }).getAttribute('href')).toBe('/help');
});
