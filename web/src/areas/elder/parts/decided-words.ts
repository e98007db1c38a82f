import type { Payment } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { dateFormat } from '../../../platform/locale.ts';
import { serverNowMs } from '../../../platform/server-clock.ts';

const hour = dateFormat({ timeStyle: 'short' });
const day = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Who released or stopped a payment, and when; null while nobody has. */
export function decidedWords({
  decision,
  decidedBy,
  decidedAt,
}: Pick<Payment, 'decision' | 'decidedBy' | 'decidedAt'>): string | null {
  if (decision === null || decidedBy === null) return null;
  const verb = decision === 'release' ? 'released' : 'stopped';
  const when = decidedAt === null ? '' : `, ${timeWords(new Date(decidedAt))}`;
  if (decidedBy.by === 'time') return t`Nobody decided in time: ${verb}, as you chose${when}`;
  const who = decidedBy.by === 'elder' ? 'You' : (decidedBy.name ?? t`A guardian`);
  return t`${who} ${verb} it${when}`;
}

function timeWords(at: Date): string {
  const isToday = at.toDateString() === new Date(serverNowMs()).toDateString();
  return (isToday ? hour : day).format(at);
}
