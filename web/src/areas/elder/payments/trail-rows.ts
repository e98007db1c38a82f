import type { Payment } from '@fap/shared/elder/entities.ts';
import type { MoneyTrails, TrailBand } from '@fap/shared/elder/money-trails.ts';
import { plural, t } from '@lingui/core/macro';

/** What became of the money, in words. */
export const STATUS_WORDS: Record<Payment['status'], string> = {
  cleared: t`Nothing found`,
  flagged: t`Flagged`,
  intercepted: t`Paused in Elder Shield`,
  blocked: t`Blocked in Elder Shield`,
};

export interface TrailRow extends TrailBand {
  way: 'From' | 'To';
}

/** Money trails as rows: who paid, then who was paid. */
export const trailRows = ({ inbound, outbound }: MoneyTrails): TrailRow[] => [
  ...inbound.map((band) => ({ ...band, way: 'From' as const })),
  ...outbound.map((band) => ({ ...band, way: 'To' as const })),
];

/** Which way the money went, before a name. */
export const WAY_WORDS: Readonly<Record<TrailRow['way'], string>> = { From: t`From`, To: t`To` };

/** Whom a trail leads to; statements leave some names out, and the rest is summed up in English by our side. */
export function trailName(name: string): string {
  const others = /^(\d+) others$/u.exec(name)?.[1];
  return others ? plural(Number(others), { one: '# other', other: '# others' }) : name || t`(no name)`;
}

/** How many payments, in words. */
export const paymentCount = (count: number): string =>
  plural(count, { one: '# payment', other: '# payments' });
