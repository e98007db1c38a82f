import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ClockRangeSet } from './clock-ranges.ts';

const range = fc
  .record({ client: fc.integer({ min: 1, max: 3 }), from: fc.nat(40), length: fc.nat(8) })
  .map(({ client, from, length }) => ({ client, from, to: from + length }));

test('behaves like a set of single operations, in normalised form', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 40 }), range, (added, asked) => {
      const set = new ClockRangeSet();
      const model = new Set<string>();
      for (const { client, from, to } of added) {
        set.add({ client, from, to });
        for (let clock = from; clock < to; clock++) model.add(`${client}:${clock}`);
      }
      let isCovered = true;
      for (let clock = asked.from; clock < asked.to; clock++)
        isCovered &&= model.has(`${asked.client}:${clock}`);
      expect(set.covers(asked)).toBe(isCovered);
      const inBoth = set
        .intersect(asked)
        .flatMap(({ client, from, to }) =>
          Array.from({ length: to - from }, (_, i) => `${client}:${from + i}`),
        );
      const expected = Array.from(
        { length: asked.to - asked.from },
        (_, i) => `${asked.client}:${asked.from + i}`,
      ).filter((each) => model.has(each));
      expect(inBoth).toEqual(expected);
      let end = 0;
      while (model.has(`${asked.client}:${end}`)) end++;
      expect(set.contiguousEnd(asked.client)).toBe(end);
      const ranges = [...set.ranges()];
      expect(ranges.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(model.size);
      for (const [index, { client, from }] of ranges.entries()) {
        const previous = ranges[index - 1];
        if (previous?.client === client) expect(previous.to).toBeLessThan(from);
      }
    }),
  );
});
