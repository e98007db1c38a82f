import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { csvLine } from '@fap/shared/kernel/csv.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentsOf, refusalOf } from '../testing/read-text.ts';

const OWN = 'externalId,amount,currency,direction,payee,description,channel,occurredAt';
const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

describe('the platform’s own columns', () => {
  test('amounts are whole cents', () => {
    const file = lines(OWN, 'p1,12345,usd,out,"Ann, Bo",Rent,Zelle,2026-01-05T14:30:00.000Z');
    expect(paymentsOf(file)).toEqual([
      {
        ...{ externalId: 'p1', amount: 12345, currency: 'USD', direction: 'out', payee: 'Ann, Bo' },
        ...{ description: 'Rent', channel: 'Zelle', occurredAt: '2026-01-05T14:30:00.000Z' },
      },
    ]);
  });

  const WIDE_SIGN = {
    ...{ amount: 0, currency: 'USD' as const, direction: 'in' as const, payee: '＝' },
    ...{ description: '', channel: undefined, occurredAt: '1970-01-01T00:00:00.000Z' },
  };
  test('what is written is read back', () => {
    // A cell that begins with an apostrophe and a sign is what an export makes of the sign alone.
    const text = (maxLength: number) =>
      fc
        .string({ maxLength, unit: 'grapheme' })
        .map((value) => value.replaceAll(/\p{C}/gu, '').trim())
        .filter((value) => value.length <= maxLength && !/^'[=+\-@＝＋－＠]/u.test(value));
    const payment = fc.record({
      amount: fc.integer({ min: 0, max: 1e12 }),
      currency: fc.constantFrom('USD', 'EUR'),
      direction: fc.constantFrom('in' as const, 'out' as const),
      payee: text(300),
      description: text(500),
      channel: fc.option(
        text(20).filter((value) => value !== ''),
        { nil: undefined },
      ),
      occurredAt: fc
        .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    });
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 20 }), (drafts) => {
        const payments: PaymentInput[] = drafts.map(({ channel, ...draft }, index) => ({
          externalId: `id-${index}`,
          ...draft,
          ...(channel === undefined ? {} : { channel }),
        }));
        const rows = payments.map((one) =>
          csvLine([
            ...[one.externalId, String(one.amount), one.currency, one.direction, one.payee],
            ...[one.description, one.channel ?? '', one.occurredAt],
          ]),
        );
        expect(paymentsOf(`${OWN}\r\n${rows.join('')}`)).toEqual(payments);
      }),
      // A wide sign is guarded like a plain one.
      { examples: [[[WIDE_SIGN]]] },
    );
  });

  test.for([
    ['p1,12.50,USD,out,Ann,,,2026-01-05', 'Line 2: “12.50” is not an amount in whole cents.'],
    ['p1,-12,USD,out,Ann,,,2026-01-05', 'Line 2: “-12” is not an amount in whole cents.'],
    ['p1,12,USD,up,Ann,,,2026-01-05', 'Line 2: “up” is not a direction: it is in or out.'],
    [
      'p1,12,US,out,Ann,,,2026-01-05',
      'Line 2: currency: Please give the currency as three letters, such as USD.',
    ],
    ['p1,12,USD,out,Ann,,,yesterday', 'Line 2: “yesterday” is not a date.'],
    ['p1,9000000000000,USD,out,Ann,,,2026-01-05', 'Line 2: amount: This amount is too large.'],
    ['p1,1,USD,out,Ann,,,2026-01-05,x', 'Line 2: there are more cells than columns: “x” is in none.'],
    [
      'p1,1,USD,out,Ann,,,2026-01-05\np1,2,USD,out,Ann,,,2026-01-05',
      'Line 3: the id “p1” belongs to another payment, on line 2.',
    ],
  ] as const)('%s is refused', ([row, message]) => {
    expect(refusalOf(lines(OWN, row))).toBe(message);
  });
});

describe('exports of banks', () => {
  test('signed amounts, a currency and a reference', () => {
    const file = lines(
      'Date,Payee,Description,Amount,Currency,Reference',
      '01/05/2026,Corner Shop,Groceries,"-1,234.50",USD,REF-1',
      '01/13/2026,Employer,Salary,2000,usd,REF-2',
    );
    expect(paymentsOf(file)).toEqual([
      {
        ...{ externalId: 'REF-1', amount: 123450, currency: 'USD', direction: 'out', payee: 'Corner Shop' },
        ...{ description: 'Groceries', occurredAt: '2026-01-05T12:00:00.000Z' },
      },
      {
        ...{ externalId: 'REF-2', amount: 200000, currency: 'USD', direction: 'in', payee: 'Employer' },
        ...{ description: 'Salary', occurredAt: '2026-01-13T12:00:00.000Z' },
      },
    ]);
  });

  test('a checking account: a column of words, a description for the payee, an empty cell at the end', () => {
    const file = lines(
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,01/05/2026,"ZELLE TO ANN  77",-300.00,QUICKPAY_DEBIT,1000.00,,',
    );
    expect(paymentsOf(file)).toMatchObject([
      {
        payee: 'ZELLE TO ANN 77',
        description: '',
        amount: 30000,
        direction: 'out',
        channel: 'QUICKPAY_DEBIT',
      },
    ]);
  });

  test('amounts without a sign go the way another column says', () => {
    const file = lines(
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
      '1234,Withdrawal to Ann,01/05/26,Debit,50,1.00',
      '1234,Interest,01/06/26,Credit,.07,1.00',
    );
    expect(paymentsOf(file)).toMatchObject([
      { direction: 'out', amount: 5000, payee: 'Withdrawal to Ann' },
      { direction: 'in', amount: 7 },
    ]);
    expect(paymentsOf(file)[0]).not.toHaveProperty('channel');
  });

  test('lines above the table, its balances, semicolons, a decimal comma, day first and a byte order mark', () => {
    const file = lines(
      '\ufeffKonto;12345',
      '',
      'Datum;Empfänger;Verwendungszweck;Betrag (EUR)',
      '05.01.2026;Bäckerei;Brot;-1.234,50 €',
      '06.01.2026;Miete;;-1.200',
      ';;;',
    );
    expect(paymentsOf(file)).toMatchObject([
      {
        payee: 'Bäckerei',
        description: 'Brot',
        amount: 123450,
        currency: 'EUR',
        occurredAt: '2026-01-05T12:00:00.000Z',
      },
      { payee: 'Miete', amount: 120000, currency: 'EUR' },
    ]);
    const american = lines(
      'Description,,Summary Amt.',
      'Ending balance as of 01/31/2026,,"1,000.00"',
      '',
      'Date,Description,Amount,Running Bal.',
      '01/01/2026,Beginning balance as of 01/01/2026,,"900.00"',
      '01/02/2026,Deposit,100.00,"1,000.00"',
    );
    expect(paymentsOf(american)).toMatchObject([{ amount: 10000, payee: 'Deposit', direction: 'in' }]);
  });

  test('pairs of columns, tabs and pipes', () => {
    for (const delimiter of ['\t', '|', ';', ',']) {
      const rows = [
        'Date,Name,Debit,Credit',
        '2026-01-05,Ann,12.50,',
        '2026-01-05,Bo,,7',
        '2026-01-05,Cy,-3.00,0.00',
      ];
      const file = lines(...rows).replaceAll(',', delimiter);
      expect(
        paymentsOf(file).map(({ direction, amount }) => [direction, amount]),
        delimiter,
      ).toEqual([
        ['out', 1250],
        ['in', 700],
        ['out', 300],
      ]);
    }
  });

  test('a table without names of columns: a date, one amount, and the longest text', () => {
    const file = lines(
      '"01/05/2026","-25.00","*","","PURCHASE AUTHORIZED ON 01/04 CORNER SHOP"',
      '"01/13/2026","2000.00","*","1043","EMPLOYER PAYROLL"',
    );
    expect(paymentsOf(file)).toMatchObject([
      {
        amount: 2500,
        direction: 'out',
        payee: 'PURCHASE AUTHORIZED ON 01/04 CORNER SHOP',
        occurredAt: '2026-01-05T12:00:00.000Z',
      },
      { amount: 200000, direction: 'in', payee: 'EMPLOYER PAYROLL' },
    ]);
    expect(refusalOf(lines('"01/05/2026","-25.00","100.00","SHOP"'))).toMatch(/^Line 1: we found no names/u);
    expect(refusalOf(file.replace('2000.00', 'much'))).toBe('Line 2: “much” is not an amount.');
  });

  test('a card: what is pending comes again when it is booked, and a credit may be written as negative', () => {
    const file = lines(
      'Status,Date,Description,Debit,Credit',
      'Pending,01/06/2026,CAFE,4.00,',
      'Cleared,01/05/2026,CORNER SHOP,12.50,',
      'Cleared,01/04/2026,PAYMENT THANK YOU,,-50.00',
    );
    expect(paymentsOf(file)).toMatchObject([
      { payee: 'CORNER SHOP', amount: 1250, direction: 'out' },
      { payee: 'PAYMENT THANK YOU', amount: 5000, direction: 'in' },
    ]);
  });

  test('a value above 12 proves the order of the whole file', () => {
    const dates = (...values: string[]) =>
      lines('Date,Name,Amount', ...values.map((value) => `${value},Ann,-1`));
    const days = (file: string) => paymentsOf(file).map(({ occurredAt }) => occurredAt.slice(0, 10));
    expect(days(dates('02/03/2026', '13/03/2026'))).toEqual(['2026-03-02', '2026-03-13']);
    expect(days(dates('02/03/2026', '03/13/2026'))).toEqual(['2026-02-03', '2026-03-13']);
    expect(days(dates('02/03/2026'))).toEqual(['2026-02-03']);
    expect(refusalOf(dates('02/13/2026', '13/02/2026'))).toBe('Line 3: “13/02/2026” is not a date.');
  });

  test('quotes that are part of a name', () => {
    const file = lines('Date,Name,Amount', '2026-01-05,Joe "Bo" Smith,-1', '2026-01-05,"Ann ""An"" Lee",-1');
    expect(paymentsOf(file).map(({ payee }) => payee)).toEqual(['Joe "Bo" Smith', 'Ann "An" Lee']);
  });

  test('UTF-16 and Windows-1252', () => {
    const file = lines('Date,Name,Amount', '2026-01-05,Café,-1');
    const utf16 = Buffer.from(`\ufeff${file}`, 'utf16le');
    const files = [
      Buffer.from(file, 'latin1'),
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(file, 'utf16le'),
    ];
    for (const bytes of files) expect(paymentsOf(bytes)).toEqual(paymentsOf(file));
  });
});

describe('ids that are made of what a payment says', () => {
  const rows = ['2026-01-05,Ann,-1', '2026-01-05,Ann,-1', '2026-01-06,Bo,-1'];
  const ids = (...some: string[]) =>
    paymentsOf(lines('Date,Name,Amount', ...some)).map(({ externalId }) => externalId);

  test('are the same at the next import, also among other rows', () => {
    expect(ids(...rows)).toEqual(ids(...rows));
    expect(new Set(ids(...rows)).size).toBe(3);
    expect(ids('2026-01-07,Cy,-9', ...rows).slice(1)).toEqual(ids(...rows));
    expect(ids(...rows.toReversed()).toSorted()).toEqual(ids(...rows).toSorted());
  });

  test('stand in for a reference that people wrote or that comes again', () => {
    const file = (...some: string[]) => lines('Date,Payee,Amount,Reference', ...some);
    const [rent] = paymentsOf(file('2026-01-05,Ann,-1,RENT'));
    expect(rent).toMatchObject({ description: 'RENT' });
    expect(rent?.externalId).toMatch(/^sha256:/u);
    const both = paymentsOf(
      file('2026-01-05,Ann,-1,K-77', '2026-02-05,Ann,-1,K-77', '2026-02-05,Bo,-1,K-78'),
    );
    expect(both.map(({ externalId }) => externalId.slice(0, 4))).toEqual(['sha2', 'sha2', 'K-78']);
  });
});

describe('a table that is refused', () => {
  const table = (...rows: string[]) => lines('Date,Payee,Amount', ...rows);

  test.for([
    [table('2026-01-05,Ann,1', '', '2026-01-05,Ann,"12,3x"'), 'Line 4: “12,3x” is not an amount.'],
    [table('2026-01-05,"Ann\nBo",1', '2026-01-06,Ann,x'), 'Line 4: “x” is not an amount.'],
    [table('2026-01-05,Ann,'), 'Line 2: there is no amount.'],
    [table('2026-01-05,Ann,1,234'), 'Line 2: there are more cells than columns: “234” is in none.'],
    [table(',Ann,1'), 'Line 2: there is no date.'],
    [table('31/31/2026,Ann,1'), 'Line 2: “31/31/2026” is not a date.'],
    [table('2026-01-05,"Ann,1'), 'Line 2: a quote is opened and not closed.'],
    [table('2026-01-05,"Ann,-1', '2026-01-06,"Bo",-2'), 'Line 2: the quotes in this row do not match.'],
    [
      table('2026-01-05,Ann,1', '2026-01-06,Bo,2'),
      'No amount in this file has a sign, and no column says debit or credit: we cannot tell what was paid from what was received. Please ask your bank for OFX or CAMT.053.',
    ],
    [table(), 'There are no payments in this file.'],
    [lines('Date,Debit,Credit', '2026-01-05,1,2'), 'Line 2: there is a debit, “1”, and a credit, “2”.'],
    [lines('Date,Amount,amount', '2026-01-05,1,2'), 'Line 1: two columns are named “amount”.'],
    [
      'hello\nworld',
      'Line 1: we found no names of columns with a date and an amount, only “hello”. We read OFX, CAMT.053 and CSV.',
    ],
  ] as const)('%s', ([file, message]) => {
    expect(refusalOf(file)).toBe(message);
  });

  test('because there are more payments than one import takes', () => {
    const rows = Array.from({ length: 20_001 }, (_, index) => `2026-01-05,Ann,-${index + 1}`);
    expect(refusalOf(table(...rows))).toMatch(/more than 20000 payments/u);
    expect(paymentsOf(table(...rows.slice(1)))).toHaveLength(20_000);
  });
});
