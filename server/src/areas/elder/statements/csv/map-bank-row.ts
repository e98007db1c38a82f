import type { Draft } from '../values/draft.ts';
import { parseDate } from '../values/parse-dates.ts';
import { quote, refuseAt } from '../values/refuse.ts';
import { tidyText } from '../values/tidy-text.ts';
import { isDirectionWord, readAmount } from './read-amount.ts';
import type { Style } from './style-of-rows.ts';
import type { TableRow } from './table-row.ts';

/** Exports that name no currency come from banks of the United States, whose accounts have but one. */
const DEFAULT_CURRENCY = 'USD';
/** One word with a digit in it: a reference such as "RENT" is written by people, and comes again. */
const ID_LIKE = /^(?=\D*\d)\S+$/u;

/** Reads a payment of a bank's export. */
export function mapBankRow(row: TableRow, style: Style): Draft {
  const date = row.first('date');
  if (date.trim() === '') refuseAt(row.line, 'there is no date.');
  const { cents, currency } = readAmount(row, style.decimal);
  const type = tidyText(row.first('channel'));
  return {
    line: row.line,
    account: tidyText(row.first('account')),
    ...identify(row),
    amount: Math.abs(cents),
    currency:
      tidyText(row.first('currency')).toUpperCase() || (currency ?? row.headerCurrency ?? DEFAULT_CURRENCY),
    direction: cents < 0 ? 'out' : 'in',
    ...describe(row),
    channel: isDirectionWord(type) ? '' : type,
    occurredAt: parseDate(date, style.order) ?? refuseAt(row.line, `${quote(date)} is not a date.`),
  };
}

function identify(row: TableRow): Pick<Draft, 'id' | 'trust'> {
  const id = tidyText(row.first('id'));
  if (id !== '') return { id, trust: 'given' };
  const reference = tidyText(row.first('reference'));
  return { id: ID_LIKE.test(reference) ? reference : null, trust: 'doubtful' };
}

/** Without a column for the payee, the description names it; a cell that only says debit or credit names nothing. */
function describe(row: TableRow): Pick<Draft, 'payee' | 'description'> {
  const payees = row.all('payee').map(tidyText);
  const texts = row.all('description').map(tidyText);
  const written = [...payees, ...texts].filter((text) => text !== '');
  const telling = written.filter((text) => !isDirectionWord(text));
  const [payee, ...others] = telling.length > 0 ? telling : written;
  const reference = tidyText(row.first('reference'));
  const remaining = ID_LIKE.test(reference) || reference === '' ? others : [...others, reference];
  return {
    payee: payee ?? '',
    description: [...new Set(remaining)].filter((text) => text !== payee).join(' '),
  };
}
