import { t } from '@lingui/core/macro';
import { dateFormat } from '../../../platform/locale.ts';
import { serverNowMs } from '../../../platform/server-clock.ts';

const here = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** An hour of UTC with what the clock here shows then: "08:00 UTC (10:00 here)". */
export function hourLabel(hour: number): string {
  const utc = `${String(hour).padStart(2, '0')}:00`;
  const local = here.format(new Date(serverNowMs()).setUTCHours(hour, 0));
  return local === utc ? t`${utc} UTC` : t`${utc} UTC (${local} here)`;
}
