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
  test('the examples of the registry are ones', () => {
    const refused = EXAMPLES.split(' ').filter((example) => !isIban(example));
    expect(refused).toEqual([]);
  });
  test('words with the right length and check digits are none', () => {
    // One of ninety-seven such words passes the check, as this one does; accounts in Belgium have digits only.
    expect(isIban('be13 desk promised')).toBe(false);
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

/** An account number of most countries, as SWIFT's registry prints them. */
const EXAMPLES =
  'AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201 AZ21NABZ00000000137010001944 ' +
  'BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456 BR9700360305000010009795493P1 ' +
  'CH9300762011623852957 CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 ' +
  'DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FO6264600001631634 ' +
  'FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206 ' +
  'GR1601101250000000012300695 GT82TRAJ01020000001210029690 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 ' +
  'IL620108000000099999999 IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302 ' +
  'KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015 ' +
  'LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 ' +
  'MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S ' +
  'MU17BOMM0101101030300200000MUR NL91ABNA0417164300 NO9386011117947 PK36SCBL0000001123456702 PL61109010140000071219812874 ' +
  'PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 ' +
  'RS35260005601001611379 SA0380000000608010167519 SC18SSCB11010000000000001497USD SE4550000000058398257466 SI56263300012039086 ' +
  'SK3112000000198742637541 SM86U0322509800000000270100 SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 ' +
  'TR330006100519786457841326 UA213223130000026007233566001 VG96VPVG0000012345678901 XK051212012345678906';
