import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { PickedFile } from '../../../ui/picked-file.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { type Checker, useVerification } from './use-verification.ts';
import { VerdictView } from './verdict-view.tsx';

/** The id of the card, for links to it. */
export const VERIFY_ANCHOR = 'verify-yourself';

const BUSY_WORDS: Readonly<Record<Checker, string>> = {
  page: t`Computing the fingerprint`,
  server: t`Sending the file and the proof`,
};

/** Checks any file against any proof, in this page or on the server. */
export function VerifyCard() {
  const { picked, pick, check, running, percent, problem, results } = useVerification();
  const newest = useMoveFocus<HTMLElement>(results.at(-1));
  const isBusy = running !== null;
  return (
    <Card id={VERIFY_ANCHOR} role="region" aria-labelledby="verify-title" className="scroll-mt-24">
      <CardHeader
        id="verify-title"
        title={t`Verify yourself`}
        hint={t`Check any file against its OpenTimestamps proof.`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[minmax(0,1fr)]">
          <Slot
            label={t`Choose the file`}
            hint={t`The original, unchanged`}
            accept=""
            file={picked.file}
            isDisabled={isBusy}
            onPick={(file) => pick({ file })}
          />
          <Slot
            label={t`Choose its proof`}
            hint={t`A file that ends in .ots`}
            accept=".ots"
            file={picked.proof}
            isDisabled={isBusy}
            onPick={(proof) => pick({ proof })}
          />
        </div>
        {problem && (
          <p
            role="alert"
            className="flex items-start gap-1.5 text-sm font-medium wrap-anywhere text-critical"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
        {running && (
          <div>
            <p role="status" className="mb-1.5 text-sm text-ink-soft">
              {BUSY_WORDS[running]}…
            </p>
            <Progress label={BUSY_WORDS[running]} percent={percent} />
          </div>
        )}
        <div>
          <Button
            variant="primary"
            onClick={() => check('page')}
            isBusy={running === 'page'}
            disabled={isBusy}
          >
            <Trans>Verify in this page</Trans>
          </Button>
          <p className="mt-1.5 text-sm text-ink-soft">
            <Trans>Both files stay on your device. We only look up the block number.</Trans>
          </p>
        </div>
        <div>
          <Button onClick={() => check('server')} isBusy={running === 'server'} disabled={isBusy}>
            <Trans>Verify on the server</Trans>
          </Button>
          <p className="mt-1.5 text-sm text-ink-soft">
            <Trans>Sends the file and the proof. The server keeps neither.</Trans>
          </p>
          <div className="not-empty:mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
            {results.map((result) => (
              <VerdictView key={result.by} ref={result === results.at(-1) ? newest : null} result={result} />
            ))}
          </div>
        </div>
      </CardBody>
    </Card>
  );
}

interface SlotProps {
  label: string;
  hint: string;
  accept: string;
  file: File | null;
  isDisabled: boolean;
  onPick: (file: File | null) => void;
}

/** A picker for one file, or the picked file. */
function Slot({ label, hint, accept, file, isDisabled, onPick }: SlotProps) {
  if (!file) {
    return (
      <FilePicker
        label={label}
        hint={hint}
        accept={accept}
        isDisabled={isDisabled}
        onPick={([picked]) => picked && onPick(picked)}
      />
    );
  }
  return <PickedFile file={file} isLocked={isDisabled} onRemove={() => onPick(null)} />;
}
