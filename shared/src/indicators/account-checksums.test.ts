import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCardNumber, isIban, isRoutingNumber } from './account-checksums.ts';

describe('IBAN', () => {
  test.for([
    'GB82 WEST 1234 5698 7654 32',
    'DE89370400440532013000',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO93 8601 1117 947',
  ])('%s is one, and with any digit changed none', (iban) => {
    expect(isIban(iban)).toBe(true);
    for (let index = 2; index < iban.length; index += 1) {
      const digit = iban.charAt(index);
      if (!/\d/u.test(digit)) continue;
      for (const other of '0123456789'.replace(digit, '')) {
        expect(isIban(iban.slice(0, index) + other + iban.slice(index + 1))).toBe(false);
      }
    }
  });
  test.for(['', 'GB82', 'XX00', '1234', 'GB82WEST'])('"%s" is none', (text) =>
    expect(isIban(text)).toBe(false),
  );
});

describe('card numbers', () => {
  test.for(['4111 1111 1111 1111', '5555-5555-5555-4444', '378282246310005', '6011111111111117'])(
    '%s is one',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );
  test('with any digit changed, or two neighbours swapped, it is none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 14, maxLength: 14 }).map((digits) => [4, ...digits]),
        fc.nat(15),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, step) => {
          const check = [...Array(10).keys()].find((last) => isCardNumber([...digits, last].join('')));
          fc.pre(check !== undefined);
          const number = [...digits, check ?? 0];
          const index = at % number.length;
          const changed = number.with(index, ((number[index] ?? 0) + step) % 10);
          expect(isCardNumber(changed.join(''))).toBe(false);
        },
      ),
    );
  });
  test('one digit repeated is none', () => expect(isCardNumber('0000000000000000')).toBe(false));
});

describe('routing numbers', () => {
  test.for(['021000021', '011401533', '091000019', '122105155'])(
    '%s is one, and with any digit changed none',
    (number) => {
      expect(isRoutingNumber(number)).toBe(true);
      for (let index = 0; index < number.length; index += 1) {
        for (const other of '0123456789'.replace(number.charAt(index), '')) {
          expect(isRoutingNumber(number.slice(0, index) + other + number.slice(index + 1))).toBe(false);
        }
      }
    },
  );
  test.for(['000000000', '991000019', '02100002', '0210000210', ''])('"%s" is none', (text) =>
    expect(isRoutingNumber(text)).toBe(false),
  );
});
