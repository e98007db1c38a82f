import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, parseMoney } from './parse-money.ts';

const centsOf = (text: string, decimal: '.' | ',' | null = null) => parseMoney(text, decimal)?.cents ?? null;

describe('an amount is read in cents', () => {
  test.for([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,50', 1250],
    ['-12.50', -1250],
    ['\u221212.50', -1250],
    ['12.50-', -1250],
    ['+12.50', 1250],
    ['(12.50)', -1250],
    ['($1,234.50)', -123450],
    ['$1,234.50', 123450],
    ['-$1,234.50', -123450],
    ['$-5', -500],
    ['1.234,50 €', 123450],
    ['1\u00a0234,50', 123450],
    ["CHF 1'234.50", 123450],
    ['EUR -3,20', -320],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['12,34,567.89', 123456789],
    ['1,234', 123400],
    ['.50', 50],
    ['0,99', 99],
    ['-200.0000', -20000],
    ['7.00 DR', -700],
    ['7.00 CR', 700],
    ['-0.00', 0],
    ['0000012.10', 1210],
    ['9999999999999.99', 999999999999999],
  ] as const)('%s', ([text, cents]) => {
    expect(centsOf(text)).toBe(cents);
  });

  test('a decimal sign that the file proves settles what could be read either way', () => {
    expect(centsOf('1.234', ',')).toBe(123400);
    expect(centsOf('1,234', '.')).toBe(123400);
    expect(centsOf('1.234', null)).toBeNull();
    expect(centsOf('12,50', '.')).toBeNull();
  });

  test('the currency that stands with it is told', () => {
    expect(parseMoney('£3.10', null)?.currency).toBe('GBP');
    expect(parseMoney('3,10 EUR', null)?.currency).toBe('EUR');
    expect(parseMoney('3.10', null)?.currency).toBeNull();
  });
});

test.for([
  ...['', ' ', 'abc', '12,3x', '1.2.3', '12.345', '--5', '-(5)', '(5', '5)', '1,23,4', '1 2', '12,', '$€5'],
  ...['5 XYZZY', '1e5', 'NaN', 'Infinity', '12345678901234', '٣', '0x10', '1,2,3.00', '9'.repeat(1_000)],
])('%s is no amount', (text) => {
  expect(parseMoney(text, null)).toBeNull();
});

test('cents written any usual way are read back', () => {
  const styles = fc.constantFrom(['.', ','], [',', '.'], ['.', ''], [',', ''], [',', '\u00a0'], ['.', "'"]);
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      styles,
      fc.boolean(),
      (cents, [decimal, group], inBrackets) => {
        const digits = String(Math.abs(cents)).padStart(3, '0');
        const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/gu, group ?? '');
        const plain = `${whole}${decimal}${digits.slice(-2)}`;
        const negative = inBrackets ? `(${plain})` : `-${plain}`;
        const text = cents < 0 ? negative : plain;
        expect(parseMoney(text, null)?.cents).toBe(cents);
        expect(decimalOf(text)).toBe(decimal);
      },
    ),
  );
});

test('any text is an amount of whole cents or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+()$\d.,' ]{0,20}$/u)), (text) => {
      const money = parseMoney(text, null);
      expect(money === null || Number.isSafeInteger(money.cents)).toBe(true);
    }),
  );
});
