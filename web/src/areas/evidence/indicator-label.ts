/** Names that a change of letters alone would not give. */
const LABELS: Record<string, string> = {
  url: 'Link',
  domain: 'Domain',
  ip: 'IP address',
  email: 'E-mail',
  phone: 'Phone',
  btc: 'Bitcoin address',
  eth: 'Ethereum address',
  tron: 'Tron address',
  iban: 'IBAN',
  card: 'Card number',
  handle: 'User name',
  transaction: 'Transaction',
};

/** Why words are marked, in words: a marked identifier is named as such, a tactic has its own name. */
export const spanLabel = (label: string): string => LABELS[label] ?? label;

/** What an identifier is, in words; a kind not known here is shown by its own name. */
export function indicatorLabel(type: string): string {
  return LABELS[type] ?? type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ');
}
