import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayCrowdSeeFigures } from '../privacy/indicator-figures.ts';
import { hasValidChecksum } from './indicator-checksum.ts';
import { isTooCommon, rarityOf, TOO_COMMON_CLUSTERS } from './indicator-rarity.ts';
import { type IndicatorFacts, indicatorState } from './indicator-state.ts';
import { namedIndicators } from './named-indicators.ts';
import { parseAskedValue } from './parse-asked-value.ts';

describe('rarity', () => {
  const counts = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6));

  test('is 1 for one report, falls with each further one, and never reaches 0', () => {
    expect(rarityOf(1, 1_000_000)).toBe(1);
    expect(rarityOf(1, 1)).toBe(1);
    fc.assert(
      fc.property(counts, ([reports, more]) => {
        const all = reports + more;
        const rarity = rarityOf(reports, all) ?? 0;
        expect(rarity).toBeGreaterThan(0);
        expect(rarity).toBeLessThanOrEqual(1);
        if (reports > 1) expect(rarity).toBeLessThan(rarityOf(reports - 1, all) ?? 0);
      }),
    );
  });

  test('is the formula: ten of a thousand reports, and all of them', () => {
    expect(rarityOf(10, 1_000)).toBeCloseTo(Math.log(1 + 990.5 / 10.5) / Math.log(1 + 999.5 / 1.5), 12);
    expect(rarityOf(1_000, 1_000)).toBeCloseTo(Math.log(1 + 0.5 / 1_000.5) / Math.log(1 + 999.5 / 1.5), 12);
  });

  test('is null without a report', () => expect(rarityOf(0, 100)).toBeNull());
  test('holds when the number of all reports was estimated too low', () =>
    expect(rarityOf(50, 10)).toBe(rarityOf(50, 50)));
});

describe('too common', () => {
  const domain = (clusters: number, value = 'some-shop.example') =>
    isTooCommon({ type: 'domain', value, clusters });
  test('is an indicator of more clusters than the limit', () => {
    expect(domain(TOO_COMMON_CLUSTERS)).toBe(false);
    expect(domain(TOO_COMMON_CLUSTERS + 1)).toBe(true);
  });
  test('is common property, however few name it', () => expect(domain(1, 'gmail.com')).toBe(true));
});

describe('a state', () => {
  const of = (facts: Partial<IndicatorFacts>) =>
    indicatorState({
      type: 'domain',
      value: 'shop.example',
      reporters: 0,
      refutations: 0,
      decision: null,
      ...facts,
    });

  test.for([
    [{ reporters: 1 }, 'mentioned'],
    [{ reporters: 2 }, 'confirmed'],
    [{ reporters: 2, type: 'btc', value: '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs' }, 'confirmed'],
    [{ reporters: 2, type: 'btc', value: '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAt' }, 'mentioned'],
    [{ refutations: 1 }, 'mentioned'],
    [{ refutations: 2 }, 'contested'],
    [{ reporters: 2, refutations: 2 }, 'contested'],
    [{ reporters: 3, refutations: 2 }, 'confirmed'],
    [{ decision: 'confirmed', refutations: 9 }, 'confirmed'],
    [{ decision: 'contested', reporters: 9 }, 'contested'],
  ] as const)('%j is %s', ([facts, state]) => expect(of(facts)).toBe(state));

  test('is always what an analyst decided, whatever the counts', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.constantFrom('confirmed' as const, 'contested' as const),
        (reporters, refutations, decision) => {
          expect(of({ reporters, refutations, decision })).toBe(decision);
        },
      ),
    );
  });
});

test.for([
  ['btc', '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs', true],
  ['btc', '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAt', false],
  ['iban', 'GB29NWBK60161331926819', true],
  ['iban', 'GB28NWBK60161331926819', false],
  ['routing', '122105155', true],
  ['routing', '122105156', false],
  ['eth', '0xdac17f958d2ee523a2206206994597c13d831ec7', true],
  ['card', '**** 1881', true],
  ['domain', 'anything', true],
] as const)('checksum of %s %s: %s', ([type, value, isValid]) => {
  expect(hasValidChecksum({ type, value })).toBe(isValid);
});

test('a text names what its writer does not call their own and what is not their account’s address', () => {
  const text =
    'My wallet is 1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs. Ann@People.test wrote to boss@crooks.example.';
  expect(namedIndicators(text, 'ann@people.test').map(({ value }) => value)).toEqual(['boss@crooks.example']);
});

describe('figures for others than analysts', () => {
  test.for(['email', 'phone', 'card', 'iban', 'routing', 'handle', 'url'] as const)(
    'are never shown of what may mean a person: %s',
    (type) => expect(mayCrowdSeeFigures({ type, reporters: 1_000 })).toBe(false),
  );
  test.for(['domain', 'ip', 'btc', 'eth', 'tron', 'tracker', 'transaction'] as const)(
    'are shown of what belongs to a scheme, from five people up: %s',
    (type) => {
      expect(mayCrowdSeeFigures({ type, reporters: 4 })).toBe(false);
      expect(mayCrowdSeeFigures({ type, reporters: 5 })).toBe(true);
    },
  );
});

describe('an asked value', () => {
  test('is parsed like a text, defanged or not', () => {
    expect(parseAskedValue(' hxxps://pay[.]bank-help[.]com/x ').read).toEqual([
      { type: 'url', value: 'https://pay.bank-help.com/x' },
      { type: 'domain', value: 'bank-help.com' },
    ]);
  });
  test('that only context could disambiguate gives several types', () => {
    const { read, guessed } = parseAskedValue('AB'.repeat(16));
    expect(read).toEqual([]);
    expect(guessed).toContainEqual({ type: 'md5', value: 'ab'.repeat(16) });
  });
  test.for(['09061701461', '0906 170 1461', '80012'])('that is dialled in its own country: %s', (value) =>
    expect(parseAskedValue(value).guessed).toContainEqual({
      type: 'phone',
      value: value.replaceAll(' ', ''),
    }),
  );
  test('of several words gives only what can be parsed', () =>
    expect(parseAskedValue('not an indicator')).toEqual({ read: [], guessed: [] }));
});
