import { type Element, textAt } from '../xml/element.ts';

/** How an entry or a transaction was paid: the code of the domain, as `PMNT/ICDT/ESCT`, else the bank's own. */
export function channelOf(holder: Element): string {
  const domain = [
    textAt(holder, 'BkTxCd', 'Domn', 'Cd'),
    textAt(holder, 'BkTxCd', 'Domn', 'Fmly', 'Cd'),
    textAt(holder, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
  ];
  return domain.filter((code) => code !== '').join('/') || textAt(holder, 'BkTxCd', 'Prtry', 'Cd');
}
