import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useReading } from '../use-reading.ts';
import { TextResult } from './text-result.tsx';
import { UnreadableNote } from './unreadable-note.tsx';

/** Waits until an uploaded file has been read, then shows its analysis or why there is none. */
export function WaitForReading({ evidenceId }: { evidenceId: string }) {
  const reading = useReading(evidenceId);
  if (!reading.data && reading.isError && !reading.isFetching) {
    return (
      <ErrorState
        title={t`We could not load the result`}
        text={t`Your file is saved. Try again, or open the exhibit later.`}
        onRetry={() => void reading.refetch()}
      />
    );
  }
  if (!reading.data || reading.data.evidence.state === 'reading') return <BeingRead />;
  const { evidence, analysis, text, whyNoWords } = reading.data;
  if (evidence.state === 'unreadable') return <UnreadableNote reason={evidence.unreadableReason} />;
  if (!analysis || text === null)
    return (
      <p>
        <Trans>{whyNoWords ?? t`There are no words in this file to judge.`} We keep it unchanged.</Trans>
      </p>
    );
  return <TextResult analysis={analysis} text={text} />;
}

/** The message while the server reads a file. */
export function BeingRead() {
  return (
    <p role="status" className="flex items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <Spinner className="mt-1 text-accent" />
      <span>
        <Trans>
          <strong className="font-semibold">We’re reading the file.</strong> A long document or a picture
          takes a little while. You can leave this page; we’ll carry on.
        </Trans>
      </span>
    </p>
  );
}
