import { drawTrails, type TrailPayment } from '@fap/shared/elder/money-trails.ts';
import { expect, test } from 'vitest';
import { layOutTrails } from './lay-out-trails.ts';

const pay = (name: string, amount: number, changes: Partial<TrailPayment> = {}): TrailPayment => ({
  direction: 'out',
  name,
  amount,
  currency: 'USD',
  status: 'cleared',
  ...changes,
});

test('bands are summed up by name, what is suspicious stands first, and the rest is one band', () => {
  const many = Array.from({ length: 12 }, (_, at) => pay(`Shop ${at}`, 1_000 + at));
  const { outbound, inbound, paymentsInOtherMoney } = drawTrails([
    ...many,
    pay('Release Desk', 5, { status: 'intercepted' }),
    pay('Pension', 200_000, { direction: 'in' }),
    pay('Pension', 200_000, { direction: 'in' }),
    pay('Hotel', 90_000, { currency: 'EUR' }),
  ]);
  expect(outbound[0]).toMatchObject({ name: 'Release Desk', status: 'intercepted' });
  expect(outbound.at(-1)).toMatchObject({ name: '5 others', payments: 5 });
  expect(inbound).toEqual([{ name: 'Pension', amount: 400_000, payments: 2, status: 'cleared' }]);
  expect(paymentsInOtherMoney).toBe(1);
});

test('every band has a stream to or from the elder, as wide as its sum, and nothing lies outside the drawing', () => {
  const trails = drawTrails([
    pay('Pension', 300_000, { direction: 'in' }),
    pay('Rent', 100_000),
    pay('Food', 50_000),
    pay('Nothing', 0),
  ]);
  const { nodes, links, height } = layOutTrails(trails);
  expect(links).toHaveLength(4);
  const [, rent = { width: 0 }, food = { width: 0 }] = links;
  expect(rent.width / food.width).toBeCloseTo(2, 1);
  for (const { y0 = -1, y1 = -1 } of nodes) {
    expect(y0).toBeGreaterThanOrEqual(0);
    expect(y1).toBeLessThanOrEqual(height);
  }
});

test('an elder to whom nothing came in has a drawing too', () => {
  expect(layOutTrails(drawTrails([pay('Rent', 100_000)])).links).toHaveLength(1);
});
