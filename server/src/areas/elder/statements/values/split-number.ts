/** The sign between whole and fraction. */
export type DecimalSign = '.' | ',';

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');

/** The decimal sign that the digits prove; null when they could be read either way, as "1,234". */
export function provenDecimal(digits: string): DecimalSign | null {
  const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const times = count(digits, last);
  if (times === 0) return null;
  if (count(digits, other(last)) > 0) return last;
  if (times > 1) return other(last);
  const [whole = '', fraction = ''] = digits.split(last);
  return fraction.length === 3 && whole.length <= 3 && whole !== '0' && whole !== '' ? null : last;
}

const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+$/u;
/** Lakh and crore: 12,34,567. */
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/u;

/** Digits as whole and fraction without separators; null when the separators make no number. */
export function splitNumber(
  digits: string,
  decimal: DecimalSign,
): { whole: string; fraction: string } | null {
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  if (more.length > 0 || !/^\d*$/u.test(fraction) || (whole === '' && fraction === '')) return null;
  if (/^\d*$/u.test(whole)) return { whole, fraction };
  if (!GROUPED.test(whole) && !INDIAN.test(whole)) return null;
  const separators = new Set(whole.replaceAll(/\d/gu, ''));
  return separators.size > 1 ? null : { whole: whole.replaceAll(/\D/gu, ''), fraction };
}
