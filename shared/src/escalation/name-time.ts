import { t } from '@fap/shared/kernel/words.ts';

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month, quarter or year in words: `2026-02`, `2026-Q1`, `2026`. */
export function nameTime(time: string): string {
  const [year = '', part = ''] = time.split('-');
  if (part.startsWith('Q')) return t`quarter ${part.slice(1)} of ${year}`;
  return part === '' ? year : MONTH.format(new Date(`${year}-${part}-01T00:00:00Z`));
}
