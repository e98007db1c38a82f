import type { BackTest } from '@fap/shared/elder/back-test.ts';
import { backTestContract } from '@fap/shared/elder/back-test-contract.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { dateFormat } from '../../../platform/locale.ts';
import { uploadFile } from '../../../platform/upload.ts';
import { useAction } from '../../../platform/use-action.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { TRY_AGAIN } from '../actions.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

const day = dateFormat({ dateStyle: 'medium' });
const percent = (share: number | null): string =>
  share === null ? t`not known` : `${Math.round(share * 100)}%`;

/** Replays a statement through the rules without keeping it. */
export function TryStatement() {
  const [problem, setProblem] = useState<string | null>(null);
  const replay = useAction({
    run: (file: File) => uploadFile(backTestContract.replay, { field: 'file', file }),
    onSuccess: () => setProblem(null),
    onFailure: (error) => setProblem(reasonOf(error, TRY_AGAIN)),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilePicker
        label={replay.isPending ? t`Trying it…` : t`Try a statement`}
        hint={t`We tell what the rules say and keep nothing of it`}
        accept=".ofx,.qfx,.csv,.xml,.txt"
        isDisabled={replay.isPending}
        onPick={([file]) => file && replay.mutate(file)}
      />
      <div aria-live="polite">
        {problem && <p className="font-semibold text-critical">{problem}</p>}
        {!problem && replay.data && <Outcome result={replay.data} />}
      </div>
    </div>
  );
}

function Outcome({ result }: { result: BackTest }) {
  const { payments, alerts, labelled, flagged, intercepted, blocked, pointedOut } = result;
  return (
    <>
      <p className="text-lg font-semibold">
        <Trans>
          {flagged + intercepted + blocked} of {payments} payments would have raised an alert
        </Trans>
      </p>
      {pointedOut > 0 && (
        <p>
          <Trans>
            {plural(pointedOut, { one: 'One more payment', other: '# more payments' })} would have been
            pointed out by an alert of the month after it.
          </Trans>
        </p>
      )}
      {labelled && (
        <p>
          <Trans>
            By the labels in the file: {labelled.found} of {labelled.fraud} fraudulent payments found (recall{' '}
            {percent(labelled.recall)}), {labelled.pointedOut} pointed out later, {labelled.falseAlerts} false
            alerts (precision {percent(labelled.precision)}).
          </Trans>
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {alerts.map(({ externalId, occurredAt, payee, amount, currency, status, points, reasons }) => (
          <li key={externalId} className="py-3">
            <p className="font-semibold wrap-anywhere">
              <Trans>
                {formatCents(amount, currency)} to {payee || t`somebody unknown`}
              </Trans>
            </p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
              <Trans>
                {day.format(new Date(occurredAt))} · {points} points
              </Trans>{' '}
              <StatusBadge status={status} />
            </p>
            <p>{reasons.map(({ sentence }) => sentence).join(' ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
