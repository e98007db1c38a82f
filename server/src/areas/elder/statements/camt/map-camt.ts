import type { Balance } from '@fap/shared/elder/payment.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Draft, Reading } from '../values/draft.ts';
import { refuse, refuseAt } from '../values/refuse.ts';
import { at, childrenOf, type Element, textAt } from '../xml/element.ts';
import { dateOf, directionOf, moneyOf } from './camt-values.ts';
import { mapEntry } from './map-entry.ts';

/** Other reports of the same family: what they tell is on the statement once it is final. */
const OTHER_REPORTS = ['BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'];
/** Booked, in both ways in which versions write it; a statement without the field holds booked entries only. */
const BOOKED = ['BOOK', ''];

/** Reads the booked payments of all statements of a CAMT.053 document. */
export function mapCamt(root: Element): Reading {
  const document = at(root, 'Document') ?? root;
  const message = at(document, 'BkToCstmrStmt');
  if (!message) {
    const isOther = OTHER_REPORTS.some((name) => at(document, name));
    return refuse(
      isOther
        ? t`This is a report of the day (CAMT.052 or CAMT.054). Please import the statement, CAMT.053.`
        : t`This XML file is not a bank statement: we read CAMT.053 and OFX.`,
    );
  }
  const statements = childrenOf(message, 'Stmt');
  return {
    drafts: statements.flatMap(mapAccount),
    accounts: new Set(statements.map(accountOf)),
    balances: statements.flatMap(closingBalances),
  };
}

function mapAccount(statement: Element): Draft[] {
  const account = accountOf(statement);
  return childrenOf(statement, 'Ntry')
    .filter(isBooked)
    .flatMap((entry) => mapEntry(entry, account));
}

const isBooked = (entry: Element): boolean =>
  BOOKED.includes(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'));

const accountOf = (statement: Element): string =>
  textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');

function closingBalances(statement: Element): Balance[] {
  return childrenOf(statement, 'Bal')
    .filter((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === 'CLBD')
    .map((balance) => {
      const { cents, currency } = moneyOf(balance, at(balance, 'Amt'));
      const asOf = dateOf(balance, 'Dt') ?? refuseAt(balance.line, 'the closing balance has no date.');
      return { amount: directionOf(balance) === 'out' && cents !== 0 ? -cents : cents, currency, asOf };
    });
}
