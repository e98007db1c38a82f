import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useReading } from '../use-reading.ts';
import { TextResult } from './text-result.tsx';
import { UnreadableNote } from './unreadable-note.tsx';

/** Waits until a kept file has been read, and shows what was read out of it or why nothing was. */
export function WaitForReading({ evidenceId }: { evidenceId: string }) {
  const reading = useReading(evidenceId);
  if (!reading.data && reading.isError && !reading.isFetching) {
    return (
      <ErrorState
        className="py-4"
        title="What was read is not known yet"
        text="The file itself is kept. You can ask again, or open the exhibit later."
        onRetry={() => void reading.refetch()}
      />
    );
  }
  if (!reading.data || reading.data.evidence.state === 'reading') return <BeingRead />;
  const { evidence, analysis, text } = reading.data;
  if (evidence.state === 'unreadable') return <UnreadableNote reason={evidence.unreadableReason} />;
  if (!analysis || text === null)
    return <p>There are no words in this file to judge. It is kept as it is.</p>;
  return <TextResult analysis={analysis} text={text} />;
}

/** The wait itself; it goes on without this page. */
export function BeingRead() {
  return (
    <p role="status" className="flex items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <Spinner className="mt-1 text-accent" />
      <span>
        <strong className="font-semibold">The file is being read.</strong> A long document or a picture takes
        a little while. You can leave this page: it goes on.
      </span>
    </p>
  );
}
