import { t } from '@lingui/core/macro';
import { formatTenths } from '../../../platform/locale.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a run takes, in its largest fitting units: under ten seconds with one decimal. */
export function formatSpeed(ms: number): string {
  if (ms < 10 * SECOND_MS - 50) return `${formatTenths(ms / SECOND_MS)} s`;
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? t`${seconds / 60} min` : t`${Math.floor(ms / MINUTE_MS)} min ${rest} s`;
}
