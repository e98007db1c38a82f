/** Types whose label is not just the type with a capital letter. */
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

/** The label of a marked span: an indicator gets its label, a tactic already has a name. */
export const spanLabel = (label: string): string => LABELS[label] ?? label;

/** The label of an indicator type; a type not known here is shown by its own name. */
export function indicatorLabel(type: string): string {
  return LABELS[type] ?? type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ');
}
