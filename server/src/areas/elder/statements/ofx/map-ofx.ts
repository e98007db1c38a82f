import type { Balance } from '@fap/shared/elder/payment.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Draft, Reading } from '../values/draft.ts';
import { type Money, parseMoney } from '../values/parse-money.ts';
import { quote, refuse, refuseAt } from '../values/refuse.ts';
import { tidyText } from '../values/tidy-text.ts';
import { at, descendantsOf, type Element, textAt } from '../xml/element.ts';
import { parseOfxDate } from './parse-ofx-date.ts';

const STATEMENTS = ['STMTRS', 'CCSTMTRS', 'INVSTMTRS'];
const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM'];
const NO_DATE = /^0*$/u;

/** Reads the payments of all accounts of an OFX file, written as SGML or XML. */
export function mapOfx(root: Element): Reading {
  const statements = STATEMENTS.flatMap((name) => descendantsOf(root, name)).toSorted(
    (a, b) => a.line - b.line,
  );
  const drafts = statements.flatMap(mapStatement);
  if (drafts.length === 0 && statements.some(({ name }) => name === 'INVSTMTRS')) {
    refuse(t`This is a statement of investments: there are no payments in this file.`);
  }
  return {
    drafts,
    accounts: new Set(statements.map(accountOf)),
    balances: statements.flatMap((statement) => balanceOf(statement) ?? []),
  };
}

/** The payments of one account; those of an investment account are its bank transactions, not its trades. */
function mapStatement(statement: Element): Draft[] {
  const account = accountOf(statement);
  const currency = textAt(statement, 'CURDEF');
  return (
    descendantsOf(statement, 'STMTTRN')
      // Takes back a payment that was wrong; it is none itself.
      .filter((transaction) => textAt(transaction, 'CORRECTACTION').toUpperCase() !== 'DELETE')
      .map((transaction) => mapTransaction(transaction, account, currency))
  );
}

function mapTransaction(transaction: Element, account: string, defaultCurrency: string): Draft {
  const { cents } = moneyOf(transaction, 'TRNAMT');
  const name = nameOf(transaction);
  const memo = tidyText(textAt(transaction, 'MEMO'));
  const check = textAt(transaction, 'CHECKNUM');
  return {
    line: transaction.line,
    account,
    id: tidyText(textAt(transaction, 'FITID')) || null,
    trust: 'bank',
    amount: Math.abs(cents),
    // ORIGCURRENCY is not asked: such an amount is converted already.
    currency: textAt(transaction, 'CURRENCY', 'CURSYM') || defaultCurrency,
    direction: cents < 0 ? 'out' : 'in',
    payee: name || memo,
    description: (name && memo) || (check && `Check ${check}`),
    channel: textAt(transaction, 'TRNTYPE'),
    occurredAt: dateOf(transaction, NO_DATE.test(textAt(transaction, 'DTUSER')) ? 'DTPOSTED' : 'DTUSER'),
  };
}

const nameOf = (transaction: Element): string =>
  tidyText(textAt(transaction, 'NAME') || textAt(transaction, 'PAYEE', 'NAME'));

function accountOf(statement: Element): string {
  const from = statement.children.find(({ name }) => ACCOUNTS.includes(name));
  return from ? [textAt(from, 'BANKID'), textAt(from, 'ACCTID')].filter((part) => part !== '').join('/') : '';
}

function balanceOf(statement: Element): Balance | null {
  const balance = at(statement, 'LEDGERBAL');
  if (!balance) return null;
  const currency = textAt(statement, 'CURDEF');
  return { amount: moneyOf(balance, 'BALAMT').cents, currency, asOf: dateOf(balance, 'DTASOF') };
}

/** OFX has either decimal sign; a file of which it cannot be told is refused rather than guessed. */
function moneyOf(holder: Element, name: string): Money {
  const element = at(holder, name);
  const text = element?.text.trim() ?? '';
  if (!element || text === '') return refuseAt(holder.line, `there is no ${name} in <${holder.name}>.`);
  const money = parseMoney(text, text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.');
  return money ?? refuseAt(element.line, `${quote(text)} is not an amount.`);
}

function dateOf(holder: Element, name: string): string {
  const element = at(holder, name);
  const text = element?.text.trim() ?? '';
  if (!element || text === '') return refuseAt(holder.line, `there is no ${name} in <${holder.name}>.`);
  return parseOfxDate(text) ?? refuseAt(element.line, `${quote(text)} is not a date.`);
}
