import { describe, expect, test } from 'vitest';
import { paymentsOf, readText, refusalOf } from '../testing/read-text.ts';

const IBAN = 'DE89370400440532013000';
/** What stands for accounts in ids. */
const ACCOUNT = 'faf7e1c01073';
const OTHER_ACCOUNT = 'fffc90cdec1f';

/** A CAMT.053 document with these entries, from line 5 on. */
const camt = (entries: string, version = '08') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-04</Dt></Dt></Bal>
${entries}
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">25.5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-01-05</Dt></Dt></Bal>
</Stmt></BkToCstmrStmt></Document>`;

interface EntryParts {
  amount?: string;
  side?: string;
  head?: string;
  date?: string;
  details?: string;
}
const entry = ({
  amount = '<Amt Ccy="EUR">20.50</Amt>',
  side = 'DBIT',
  head = '',
  date = '<BookgDt><Dt>2026-01-05</Dt></BookgDt>',
  details = '',
}: EntryParts) =>
  `<Ntry>${amount}<CdtDbtInd>${side}</CdtDbtInd>${head}<Sts>BOOK</Sts>${date}<AddtlNtryInf>Card payment</AddtlNtryInf>${details}</Ntry>`;
const details = (...parts: string[]) =>
  `<NtryDtls>${parts.map((part) => `<TxDtls>${part}</TxDtls>`).join('')}</NtryDtls>`;
const PARTIES = '<RltdPties><Dbtr><Nm>Debtor</Nm></Dbtr><Cdtr><Nm>Creditor</Nm></Cdtr></RltdPties>';

describe('CAMT.053', () => {
  test('an entry with one transaction', () => {
    const domain =
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>';
    const remittance = '<RmtInf><Ustrd>Rent</Ustrd><Ustrd>January</Ustrd></RmtInf>';
    const file = camt(
      entry({
        details: `<AcctSvcrRef>2026-1</AcctSvcrRef>${domain}${details(`<Refs><EndToEndId>E1</EndToEndId></Refs>${PARTIES}${remittance}`)}`,
      }),
    );
    expect(readText(file)).toEqual({
      payments: [
        {
          externalId: `${ACCOUNT}:2026-1`,
          amount: 2050,
          currency: 'EUR',
          direction: 'out',
          payee: 'Creditor',
          description: 'Rent January',
          channel: 'PMNT/ICDT/ESCT',
          occurredAt: '2026-01-05T12:00:00.000Z',
        },
      ],
      balance: { amount: -2550, currency: 'EUR', asOf: '2026-01-05T12:00:00.000Z' },
    });
  });

  test('any prefix, older and newer versions, names in Pty, times with zones', () => {
    const newer = PARTIES.replaceAll(/<Nm>(\w+)<\/Nm>/gu, '<Pty><Nm>$1</Nm></Pty>');
    const file = camt(
      entry({
        side: 'CRDT',
        date: '<BookgDt><DtTm>2026-01-05T01:00:00+02:00</DtTm></BookgDt>',
        details: details(newer),
      }),
      '14',
    );
    const prefixed = file.replaceAll(/<(\/?)(\w)/gu, '<$1ns2:$2').replace('xmlns=', 'xmlns:ns2=');
    expect(paymentsOf(prefixed)).toMatchObject([
      {
        payee: 'Debtor',
        direction: 'in',
        description: 'Card payment',
        occurredAt: '2026-01-04T23:00:00.000Z',
      },
    ]);
    expect(paymentsOf(prefixed)).toEqual(paymentsOf(file));
    expect(paymentsOf(camt(entry({ details: details(PARTIES) }), '02'))).toHaveLength(1);
  });

  test('a reversal goes the way it says, with the party of the payment that it takes back', () => {
    const file = camt(entry({ side: 'CRDT', head: '<RvslInd>true</RvslInd>', details: details(PARTIES) }));
    expect(paymentsOf(file)).toMatchObject([{ direction: 'in', payee: 'Creditor' }]);
  });

  test('a batch whose transactions have amounts is several payments', () => {
    const part = (amount: string, name: string) =>
      `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties>`;
    const batch = `<AcctSvcrRef>B1</AcctSvcrRef>${details(part('20.00', 'Ann'), part('0.50', 'Bo'))}`;
    expect(paymentsOf(camt(entry({ details: batch })))).toMatchObject([
      { externalId: `${ACCOUNT}:B1/1`, amount: 2000, payee: 'Ann' },
      { externalId: `${ACCOUNT}:B1/2`, amount: 50, payee: 'Bo' },
    ]);
    const newer = details(
      '<Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd>',
      '<Amt Ccy="EUR">2</Amt><CdtDbtInd>DBIT</CdtDbtInd>',
    );
    expect(paymentsOf(camt(entry({ details: newer }))).map(({ direction }) => direction)).toEqual([
      'in',
      'out',
    ]);
    const foreign = details('<Amt Ccy="USD">1</Amt>', '<Amt Ccy="EUR">2</Amt>');
    expect(paymentsOf(camt(entry({ details: foreign })))).toMatchObject([
      { amount: 2050, payee: 'Card payment' },
    ]);
  });

  test('an id comes from the best reference there is', () => {
    const idOf = (head: string, refs = '') =>
      paymentsOf(camt(entry({ head, details: details(`<Refs>${refs}</Refs>`) })))[0]?.externalId.replace(
        `${ACCOUNT}:`,
        '',
      );
    expect(idOf('<NtryRef>REF-77</NtryRef>')).toBe('REF-77');
    expect(idOf('<NtryRef>REF-77</NtryRef><AcctSvcrRef>S</AcctSvcrRef>')).toBe('S');
    // The number of an entry in its statement begins anew on the next one.
    expect(idOf('<NtryRef>1</NtryRef>', '<EndToEndId>E1</EndToEndId>')).toBe('E1 2026-01-05');
    expect(idOf('<NtryRef>1</NtryRef>', '<EndToEndId>NOTPROVIDED</EndToEndId>')).toMatch(/^sha256:/u);
  });

  test('entries that are not booked are left out, and a long remittance ends with a whole line', () => {
    const pending = entry({ head: '<NtryRef>P</NtryRef>' }).replace(
      '<Sts>BOOK</Sts>',
      '<Sts><Cd>PDNG</Cd></Sts>',
    );
    const long = `<RmtInf>${`<Ustrd>${'x'.repeat(139)}</Ustrd>`.repeat(20)}</RmtInf>`;
    const [payment, ...others] = paymentsOf(camt(pending + entry({ details: details(long) })));
    expect([payment?.description.length, others]).toEqual([14 * 140 - 1, []]);
  });

  test('several statements of one account are one; the last balance counts', () => {
    const first = camt(entry({ head: '<AcctSvcrRef>1</AcctSvcrRef>' }));
    const statement = first.slice(first.indexOf('<Stmt>'), first.indexOf('</BkToCstmrStmt>'));
    const earlier = statement.replaceAll('2026-01-05', '2026-01-03').replace('>1</Acct', '>0</Acct');
    const file = first.replace('</BkToCstmrStmt>', `${earlier}</BkToCstmrStmt>`);
    expect(readText(file)).toMatchObject({
      payments: [{}, {}],
      balance: { asOf: '2026-01-05T12:00:00.000Z' },
    });
    const other = readText(file.replace(IBAN, 'DE02120300000000202051'));
    expect(other.payments.map(({ externalId }) => externalId)).toEqual([
      `${OTHER_ACCOUNT}:1`,
      `${ACCOUNT}:0`,
    ]);
    expect(other.balance).toBeNull();
  });
});

describe('a document that is refused', () => {
  test.for([
    [{ amount: '<Amt Ccy="EUR">1,5x</Amt>' }, 'Line 5: “1,5x” is not an amount.'],
    [{ amount: '<Amt Ccy="EUR">-5</Amt>' }, 'Line 5: “-5” is not an amount.'],
    [{ amount: '<Amt Ccy="EUR">0.005</Amt>' }, 'Line 5: “0.005” is not an amount.'],
    [{ amount: '' }, 'Line 5: there is no amount in <Ntry>.'],
    [{ amount: '<Amt>5</Amt>' }, 'Line 5: currency: Please give the currency as three letters, such as USD.'],
    [{ side: 'UP' }, 'Line 5: “UP” is neither CRDT nor DBIT.'],
    [{ date: '' }, 'Line 5: this entry has no date.'],
    [{ date: '<BookgDt><Dt>2026-02-30</Dt></BookgDt>' }, 'Line 5: “2026-02-30” is not a date.'],
  ] as const)('%o', ([parts, message]) => {
    expect(refusalOf(camt(entry(parts)))).toBe(message);
  });

  test('because it is another one', () => {
    const file = camt(entry({}));
    expect(refusalOf(file.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'))).toMatch(/CAMT\.052/u);
    expect(refusalOf('<rss><channel/></rss>')).toMatch(/not a bank statement/u);
    expect(refusalOf(camt(''))).toBe('There are no payments in this file.');
    expect(refusalOf(file.replace('Ccy="EUR">25.5', 'Ccy="">25.5'))).toMatch(/balance has no currency/u);
  });

  test('wherever it is cut off', () => {
    const whole = camt(entry({ details: details(PARTIES) }));
    for (let end = 0; end < whole.length; end += 1) expect(refusalOf(whole.slice(0, end))).toMatch(/\.$/u);
  });
});
