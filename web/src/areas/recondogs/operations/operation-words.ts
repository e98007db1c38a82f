import type { ListedOperation, OperationState } from '@fap/shared/recondogs/operations.ts';
import { t } from '@lingui/core/macro';

export const STATE_WORDS: Readonly<Record<OperationState, string>> = {
  running: t`Running`,
  ended: t`Ended`,
  cancelled: t`Cancelled`,
};

export const ORIGIN_WORDS: Readonly<Record<ListedOperation['origin'], string>> = {
  admin: t`Sent by an admin`,
  request: t`Asked for`,
  simulator: t`Simulated`,
};

/** The outcomes of an operation's runs as parts of one bar; units that were not sent yet are the last part. */
export function outcomeParts({ outcomes, units }: Pick<ListedOperation, 'outcomes' | 'units'>) {
  const of = (...statuses: (keyof typeof outcomes)[]) =>
    statuses.reduce((sum, status) => sum + (outcomes[status] ?? 0), 0);
  const parts = [
    { label: 'examined', value: of('ok', 'partial') },
    { label: t`found nothing`, value: of('empty') },
    { label: t`skipped or cancelled`, value: of('skipped', 'cancelled') },
    { label: 'failed', value: of('failed', 'timed_out') },
    { label: t`under way`, value: of('queued', 'running') },
  ];
  const sent = parts.reduce((sum, { value }) => sum + value, 0);
  return [...parts, { label: t`not sent yet`, value: Math.max(0, units - sent) }].filter(
    ({ value }) => value > 0,
  );
}
