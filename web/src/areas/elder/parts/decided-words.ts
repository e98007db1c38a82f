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
  const when = decidedAt === null ? '' : `, ${timeWords(new Date(decidedAt))}`;
  const isReleased = decision === 'release';
  if (decidedBy.by === 'time')
    return isReleased
      ? t`Nobody decided in time: released, as you chose${when}`
      : t`Nobody decided in time: stopped, as you chose${when}`;
  if (decidedBy.by === 'elder') return isReleased ? t`You released it${when}` : t`You stopped it${when}`;
  const who = decidedBy.name ?? t`A guardian`;
  return isReleased ? t`${who} released it${when}` : t`${who} stopped it${when}`;
}

function timeWords(at: Date): string {
  const isToday = at.toDateString() === new Date(serverNowMs()).toDateString();
  return (isToday ? hour : day).format(at);
}
