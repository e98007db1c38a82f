import type { BackTest } from '@fap/shared/elder/back-test.ts';
import { backTestContract } from '@fap/shared/elder/back-test-contract.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
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
  share === null ? 'not known' : `${Math.round(share * 100)}%`;

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
        label={replay.isPending ? 'Trying it…' : 'Try a statement'}
        hint="We tell what the rules say and keep nothing of it"
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
        {flagged + intercepted + blocked} of {payments} payments would have raised an alert
      </p>
      {pointedOut > 0 && (
        <p>
          {pointedOut === 1 ? 'One more payment' : `${pointedOut} more payments`} would have been pointed out
          by an alert of the month after it.
        </p>
      )}
      {labelled && (
        <p>
          By the labels in the file: {labelled.found} of {labelled.fraud} fraudulent payments found (recall{' '}
          {percent(labelled.recall)}), {labelled.pointedOut} pointed out later, {labelled.falseAlerts} false
          alerts (precision {percent(labelled.precision)}).
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {alerts.map(({ externalId, occurredAt, payee, amount, currency, status, points, reasons }) => (
          <li key={externalId} className="py-3">
            <p className="font-semibold wrap-anywhere">
              {formatCents(amount, currency)} to {payee || 'somebody unknown'}
            </p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
              {day.format(new Date(occurredAt))} · {points} points <StatusBadge status={status} />
            </p>
            <p>{reasons.map(({ sentence }) => sentence).join(' ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
