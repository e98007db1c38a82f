/** Names that banks give a column, without case, spaces and signs; the one to prefer first. */
export const COLUMN_NAMES = {
  date: [
    ...['transactiondate', 'date', 'transdate', 'bookingdate', 'bookeddate', 'postingdate', 'posteddate'],
    ...['postdate', 'datetime', 'timestamp', 'occurredat', 'completeddate', 'starteddate', 'valuedate'],
    ...['buchungstag', 'buchungsdatum', 'datum', 'fecha'],
  ],
  payee: [
    ...['payee', 'payeename', 'merchant', 'merchantname', 'name', 'counterparty', 'counterpartyname'],
    ...['beneficiary', 'beneficiaryname', 'recipient', 'payeepayer', 'payerpayee'],
    ...['beguenstigterzahlungspflichtiger', 'begünstigterzahlungspflichtiger', 'empfänger'],
  ],
  description: [
    ...['description', 'transactiondescription', 'originaldescription', 'narrative', 'memo', 'details'],
    ...['transactiondetails', 'text', 'note', 'notes', 'purpose', 'particulars'],
    ...['verwendungszweck', 'buchungstext', 'concepto'],
  ],
  amount: ['amount', 'transactionamount', 'value', 'sum', 'betrag', 'umsatz', 'importe'],
  debit: [
    ...['debit', 'debitamount', 'debits', 'withdrawal', 'withdrawals', 'withdrawalamount', 'paidout'],
    ...['moneyout', 'outflow', 'soll', 'charge'],
  ],
  credit: [
    ...['credit', 'creditamount', 'credits', 'deposit', 'deposits', 'depositamount', 'paidin', 'moneyin'],
    ...['inflow', 'haben'],
  ],
  currency: ['currency', 'currencycode', 'ccy', 'währung', 'waehrung', 'divisa'],
  id: ['externalid', 'transactionid', 'fitid', 'transactionnumber', 'uniqueid'],
  reference: [
    ...['reference', 'referencenumber', 'referenceno', 'ref', 'refno', 'bankreference'],
    ...['transactionreference', 'confirmationnumber'],
  ],
  direction: ['direction', 'debitcredit', 'creditdebit', 'crdr', 'drcr', 'debitorcredit', 'creditordebit'],
  channel: ['channel', 'type', 'transactiontype', 'method', 'paymentmethod'],
  status: ['status', 'transactionstatus', 'state'],
  account: ['account', 'accountnumber', 'accountname', 'accountno'],
} as const satisfies Record<string, readonly string[]>;

export type ColumnKind = keyof typeof COLUMN_NAMES;

const KINDS = new Map<string, { kind: ColumnKind; rank: number }>(
  (Object.keys(COLUMN_NAMES) as ColumnKind[]).flatMap((kind) =>
    COLUMN_NAMES[kind].map((name, rank) => [name, { kind, rank }] as const),
  ),
);
/** Longer than any name of a column. */
const MAX_NAME = 60;

/** What a header cell names, how it ranks among the names of its kind, and the currency in it; null for other columns. */
export function readColumnName(cell: string) {
  if (cell.length > MAX_NAME) return null;
  const currency = /(?:\(|\bin )([A-Z]{3})\b/u.exec(cell)?.[1] ?? null;
  const plain = cell.replace(/\([^()]*\)|\bin [A-Z]{3}\b/u, '');
  const found = KINDS.get(plain.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return found ? { ...found, currency } : null;
}
