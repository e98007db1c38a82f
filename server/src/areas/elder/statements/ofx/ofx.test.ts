import { describe, expect, test } from 'vitest';
import { paymentsOf, readText, refusalOf } from '../testing/read-text.ts';
import { parseOfxDate } from './parse-ofx-date.ts';

/** What stands for the accounts in ids. */
const CHECKING = '83a353b38645';
const CARD = '1f58dbec7199';

const SGML_HEADER = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

`;

/** An OFX 1 file with these transactions, each a line, from line 17 on. */
const sgml = (...transactions: string[]) => `${SGML_HEADER}<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260131<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>121000248<ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>20260131
${transactions.join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>-12.34<DTASOF>20260131235959[-5:EST]</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const transaction = (fields: string) => `<STMTTRN>${fields}</STMTTRN>`;
const PLAIN = '<TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-20.00<FITID>A1<NAME>Corner Shop';

describe('OFX 1', () => {
  test('a transaction with all its fields', () => {
    const fields = `<TRNTYPE>XFER
<DTPOSTED>20260106120000[-5:EST]
<DTUSER>20260105203000.000[-5:EST]
<TRNAMT>-1500.00
<FITID>202601060001
<NAME>Smith &amp; Sons &#x28;NY&#41;
<MEMO>Invoice   77
`;
    expect(readText(sgml(transaction(fields)))).toEqual({
      payments: [
        {
          externalId: `${CHECKING}:202601060001`,
          amount: 150000,
          currency: 'USD',
          direction: 'out',
          payee: 'Smith & Sons (NY)',
          description: 'Invoice 77',
          channel: 'XFER',
          occurredAt: '2026-01-06T01:30:00.000Z',
        },
      ],
      balance: { amount: -1234, currency: 'USD', asOf: '2026-02-01T04:59:59.000Z' },
    });
  });

  test('end tags, empty elements, a payee, a foreign currency, a decimal comma and a deletion', () => {
    const [first, second, ...others] = paymentsOf(
      sgml(
        transaction(
          '<TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260105<DTUSER><TRNAMT>+1,50</TRNAMT><FITID>1<PAYEE><NAME>Ann<ADDR1>x</PAYEE>',
        ),
        transaction(
          '<TRNTYPE>ATM<DTPOSTED>20260105<TRNAMT>-1.50<FITID>2<NAME></NAME><MEMO>AT&T < 5 &unknown;<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>',
        ),
        transaction(`${PLAIN}<CORRECTFITID>1<CORRECTACTION>DELETE`),
      ),
    );
    expect(first).toMatchObject({
      amount: 150,
      direction: 'in',
      payee: 'Ann',
      occurredAt: '2026-01-05T12:00:00.000Z',
    });
    expect(second).toMatchObject({
      payee: 'AT&T < 5 &unknown;',
      description: '',
      currency: 'EUR',
      channel: 'ATM',
    });
    expect(others).toEqual([]);
  });

  test('UTF-8 and Windows-1252, whatever the header says', () => {
    const text = sgml(transaction(`${PLAIN} Café`));
    expect(paymentsOf(text)[0]?.payee).toBe('Corner Shop Café');
    expect(paymentsOf(Buffer.from(text, 'latin1'))[0]?.payee).toBe('Corner Shop Café');
    expect(paymentsOf(text.replaceAll('\n', '\r\n'))[0]?.payee).toBe('Corner Shop Café');
    expect(paymentsOf(text.replaceAll('\n', ''))[0]?.payee).toBe('Corner Shop Café');
  });

  test('several accounts keep their ids apart and state no common balance', () => {
    const one = sgml(transaction(PLAIN));
    const card = `<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4111</CCACCTFROM><BANKTRANLIST>${transaction(PLAIN)}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
    const { payments, balance } = readText(one.replace('</OFX>', card));
    expect(payments.map(({ externalId }) => externalId)).toEqual([`${CHECKING}:A1`, `${CARD}:A1`]);
    expect(balance).toBeNull();
  });

  test('a payment has one id, whether its account comes alone or with others; another account’s has another', () => {
    const one = sgml(transaction(PLAIN));
    expect(paymentsOf(one)[0]?.externalId).toBe(`${CHECKING}:A1`);
    const [savings] = paymentsOf(one.replace('<ACCTID>1234567890', '<ACCTID>9876543210'));
    expect(savings?.externalId).toMatch(/^[\da-f]{12}:A1$/u);
    expect(savings?.externalId).not.toBe(`${CHECKING}:A1`);
  });

  test('a repeated id is one payment when all is the same, else both payments stay', () => {
    const other = PLAIN.replace('20.00', '21.00');
    expect(paymentsOf(sgml(transaction(PLAIN), transaction(PLAIN)))).toHaveLength(1);
    const both = paymentsOf(sgml(transaction(PLAIN), transaction(other)));
    expect(new Set(both.map(({ externalId }) => externalId)).size).toBe(2);
    expect(paymentsOf(sgml(transaction(other), transaction(PLAIN))).toReversed()).toEqual(both);
  });

  test('an id longer than ours may be is shortened the same way every time', () => {
    const read = () => paymentsOf(sgml(transaction(PLAIN.replace('A1', 'Z'.repeat(255)))));
    expect(read()[0]?.externalId).toMatch(/^sha256:[\da-f]{40}$/u);
    expect(read()).toEqual(read());
  });

  test.for([
    [transaction(PLAIN.replace('-20.00', '12,3x')), 'Line 16: “12,3x” is not an amount.'],
    [transaction(PLAIN.replace('20260105', '20260231')), 'Line 16: “20260231” is not a date.'],
    [transaction(PLAIN.replace('<TRNAMT>-20.00', '')), 'Line 16: there is no TRNAMT in <STMTTRN>.'],
    [transaction(PLAIN.replace('<DTPOSTED>20260105', '')), 'Line 16: there is no DTPOSTED in <STMTTRN>.'],
    [transaction(PLAIN.replace('-20.00', '99999999999.00')), 'Line 16: amount: This amount is too large.'],
    [transaction(`${PLAIN}${'x'.repeat(300)}`), 'Line 16: payee: Please use at most 300 characters.'],
    [
      transaction(`${PLAIN}<CURRENCY><CURSYM>DOLLAR</CURRENCY>`),
      'Line 16: currency: Please use at most 3 characters.',
    ],
    [`<STMTTRN>${PLAIN}`, 'Line 16: <STMTTRN> has no end.'],
    [`<STMTTRN>${PLAIN}<STMTTRN>${PLAIN}</STMTTRN>`, 'Line 16: <STMTTRN> has no end.'],
    [`${transaction(PLAIN)}</STMTTRN>`, 'Line 16: </STMTTRN> closes nothing.'],
    ['<STMTTRN>text</STMTTRN>', 'Line 16: there is text in <STMTTRN>, which holds elements only.'],
    [`${transaction(PLAIN)}more`, 'Line 16: there is text after </STMTTRN>.'],
    ['', 'There are no payments in this file.'],
    ['<!DOCTYPE x>', 'This file contains a document type definition, which we do not read.'],
  ] as const)('%s is refused', ([fields, message]) => {
    expect(refusalOf(sgml(fields))).toBe(message);
  });

  test('a file that is cut off is refused wherever it is cut', () => {
    const whole = sgml(transaction(PLAIN), transaction(PLAIN.replace('A1', 'A2')));
    for (let end = 0; end < whole.length; end += 1) expect(refusalOf(whole.slice(0, end))).toMatch(/\.$/u);
    expect(paymentsOf(whole)).toHaveLength(2);
  });
});

describe('OFX 2', () => {
  const xml = (transactions: string, statement = 'STMT') => `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><${statement}RS><CURDEF>EUR</CURDEF>
${transactions}
</${statement}RS></OFX>`;
  const FIELDS =
    '<STMTTRN><TRNTYPE>CHECK</TRNTYPE><DTPOSTED>20260105</DTPOSTED><TRNAMT>7.10</TRNAMT><CHECKNUM>12</CHECKNUM></STMTTRN>';

  test('is read the same way, also without an id', () => {
    const [payment] = paymentsOf(xml(FIELDS));
    expect(payment).toMatchObject({ amount: 710, currency: 'EUR', direction: 'in', description: 'Check 12' });
    expect(payment?.externalId).toMatch(/^sha256:[\da-f]{40}-1$/u);
    expect(paymentsOf(xml(FIELDS + FIELDS)).map(({ externalId }) => externalId.at(-1))).toEqual(['1', '2']);
  });

  test('a statement of investments has the payments of its cash, or none', () => {
    const moved = `<INVTRANLIST><INVBANKTRAN>${FIELDS}</INVBANKTRAN></INVTRANLIST>`;
    expect(paymentsOf(xml(moved, 'INVSTMT'))).toHaveLength(1);
    expect(refusalOf(xml('<INVTRANLIST/>', 'INVSTMT'))).toBe(
      'This is a statement of investments: there are no payments in this file.',
    );
  });

  test('malformed XML is refused with its line', () => {
    expect(refusalOf(xml(FIELDS.replace('</TRNAMT>', '')))).toMatch(
      /^Line 4: this is not well-formed XML \(.+\)\.$/u,
    );
    expect(refusalOf(xml(FIELDS).slice(0, -6))).toMatch(/^Line 5: this is not well-formed XML/u);
    expect(refusalOf(xml(`${FIELDS}&lol;`))).toMatch(/^Line 4: this is not well-formed XML/u);
  });
});

test.for([
  ['20260105', '2026-01-05T12:00:00.000Z'],
  ['20260105[-5:EST]', '2026-01-05T12:00:00.000Z'],
  ['2026010514', '2026-01-05T14:00:00.000Z'],
  ['202601051430', '2026-01-05T14:30:00.000Z'],
  ['20260105143000', '2026-01-05T14:30:00.000Z'],
  ['20260105143000.5[0:GMT]', '2026-01-05T14:30:00.500Z'],
  ['20260105143000[-5:EST]', '2026-01-05T19:30:00.000Z'],
  ['20260105143000.000 [+5.5:IST]', '2026-01-05T09:00:00.000Z'],
  ['20260105143000[-3]', '2026-01-05T17:30:00.000Z'],
  ['20260105143000[]', '2026-01-05T14:30:00.000Z'],
  ...[
    '',
    '2026',
    '20261301',
    '20260105250000',
    '20260105120000[-99:X]',
    '20260105120000[-5:EST',
    '20260105x',
    '2'.repeat(99),
  ].map((text) => [text, null] as const),
] as const)('the date %s', ([text, time]) => {
  expect(parseOfxDate(text)).toBe(time);
});
