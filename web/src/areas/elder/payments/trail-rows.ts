import type { Payment } from '@fap/shared/elder/entities.ts';
import type { MoneyTrails, TrailBand } from '@fap/shared/elder/money-trails.ts';

/** What became of the money, in words. */
export const STATUS_WORDS: Record<Payment['status'], string> = {
  cleared: 'Nothing found',
  flagged: 'Flagged',
  intercepted: 'Paused in Elder Shield',
  blocked: 'Blocked in Elder Shield',
};

export interface TrailRow extends TrailBand {
  way: 'From' | 'To';
}

/** Money trails as rows: who paid, then who was paid. */
export const trailRows = ({ inbound, outbound }: MoneyTrails): TrailRow[] => [
  ...inbound.map((band) => ({ ...band, way: 'From' as const })),
  ...outbound.map((band) => ({ ...band, way: 'To' as const })),
];

/** Whom a trail leads to; statements leave some names out. */
export const trailName = (name: string): string => name || '(no name)';

/** How many payments, in words. */
export const paymentCount = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`);
