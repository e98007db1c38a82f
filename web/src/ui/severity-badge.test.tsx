import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { SeverityBadge } from './severity-badge.tsx';
import { SEVERITY_LOOKS } from './severity-look.ts';

const THEME = readFileSync('web/src/ui/theme.css', 'utf8');

/** A colour of the theme in the light and the dark variant. */
function token(name: string): [light: string, dark: string] {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'u').exec(THEME) ?? [];
  if (!light || !dark) throw new Error(`no colour ${name}`);
  return [light, dark];
}

test('a severity reads the same however a call writes it', () => {
  render(
    <>
      <SeverityBadge severity="HIGH" />
      <SeverityBadge severity="High" size="md" />
    </>,
  );
  const badges = screen.getAllByText('High risk');
  expect(badges).toHaveLength(2);
  expect(badges.map((badge) => badge.querySelector('svg')?.classList.value)).toEqual([
    expect.stringContaining('triangle-alert'),
    expect.stringContaining('triangle-alert'),
  ]);
});

test('each severity has a shape of its own, and its words are readable on their ground in both themes', () => {
  const looks = Object.values(SEVERITY_LOOKS);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
  for (const name of ['critical', 'high', 'medium', 'low']) {
    const ground = token(`${name}-soft`);
    for (const [theme, ink] of token(name).entries())
      expect(contrast(ink, ground[theme] ?? ''), `${name} ${theme}`).toBeGreaterThanOrEqual(4.5);
  }
});
