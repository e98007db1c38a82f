import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import { ChartFigure } from './chart-figure.tsx';
import { SERIES_COLORS } from './series.ts';
import { StackedBar } from './stacked-bar.tsx';

afterEach(cleanup);

test('the colours of a chart are told apart from the card in both themes (WCAG 1.4.11 asks for 3:1)', () => {
  for (const [theme, surface] of ['#ffffff', '#131c1f'].entries()) {
    expect(new Set(SERIES_COLORS.map((pair) => pair[theme])).size).toBe(SERIES_COLORS.length);
    for (const pair of SERIES_COLORS)
      expect(contrast(pair[theme] ?? '', surface), `${pair}`).toBeGreaterThanOrEqual(3);
  }
});

test('a drawing is hidden from screen readers, which read its table', () => {
  render(
    <ChartFigure
      caption="Reports by way of paying"
      columns={[{ header: 'Way', cell: ({ way }: { way: string }) => way }]}
      rows={[{ way: 'Gift cards' }]}
      rowKey={({ way }) => way}
    >
      <p>the drawing</p>
    </ChartFigure>,
  );
  expect(screen.getByText('the drawing').closest('[aria-hidden]')).not.toBeNull();
  const table = screen.getByRole('table', { name: 'Reports by way of paying', hidden: true });
  expect(within(table).getByRole('cell', { name: 'Gift cards', hidden: true })).toBeTruthy();
});

test('each part of a bar is named with its number', () => {
  render(
    <StackedBar
      label="What became of it"
      parts={[
        { label: 'joined a cluster', value: 1200 },
        { label: 'matched nothing', value: 3 },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'What became of it' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1,200joined a cluster', '3matched nothing']);
});
