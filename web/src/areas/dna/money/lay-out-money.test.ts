import { expect, test } from 'vitest';
import { layOutMoney } from './lay-out-money.ts';

const node = (id: string, stage: 'way' | 'account' | 'transfer', reports: number) => ({
  id,
  stage,
  label: id,
  reports,
});

test('a column stands beside the next, higher where more reports are, and nothing overlaps', () => {
  const { columns, gaps, height } = layOutMoney({
    reports: 12,
    nodes: [node('cards', 'way', 9), node('coins', 'way', 3), node('wallet', 'account', 12)],
    links: [
      { from: 'cards', to: 'wallet', reports: 9 },
      { from: 'coins', to: 'wallet', reports: 3 },
    ],
  });
  expect(columns.map(({ stage }) => stage)).toEqual(['way', 'account']);
  const [cards, coins] = columns[0]?.nodes ?? [];
  expect(cards?.height).toBeGreaterThan(coins?.height ?? 0);
  expect(coins?.top).toBeGreaterThanOrEqual((cards?.top ?? 0) + (cards?.height ?? 0));
  for (const { nodes } of columns)
    for (const { top, height: tall } of nodes) expect(top + tall).toBeLessThanOrEqual(height + 0.001);
  expect(gaps).toHaveLength(1);
  const ends = gaps[0]?.map(({ d }) => /100 (\S+)L100 (\S+?)C/u.exec(d)?.slice(1).map(Number)) ?? [];
  // The second ribbon arrives where the first one ends.
  expect(ends[1]?.[0]).toBeCloseTo(ends[0]?.[1] ?? -1);
});

test('without any named stage there is nothing to draw', () => {
  expect(layOutMoney({ reports: 0, nodes: [], links: [] })).toEqual({ height: 0, columns: [], gaps: [] });
});
