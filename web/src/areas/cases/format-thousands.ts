import { formatNumber } from '../../platform/locale.ts';
/** An amount of whole US dollars in thousands: 42,000 is "$42K", 500 is "$0.5K". */
export function formatThousands(dollars: number): string {
  const thousands = dollars / 1_000;
  const digits = thousands < 10 ? 1 : 0;
  return `$${formatNumber(thousands, { maximumFractionDigits: digits })}K`;
}
