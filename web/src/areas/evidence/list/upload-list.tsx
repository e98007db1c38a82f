import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { UploadStatus } from '../components/upload-status.tsx';
import type { QueuedUpload, UploadQueue } from './use-upload-queue.ts';

/** The files being uploaded, each with its progress or why it was refused. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const { uploads } = queue;
  if (!uploads.length) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <section aria-label={t`Uploads`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-soft">
          <Trans>
            {done} of {uploads.length} uploaded
          </Trans>
        </p>
        {done > 0 && (
          <Button size="sm" variant="quiet" onClick={queue.removeDone}>
            <Trans>Hide finished uploads</Trans>
          </Button>
        )}
      </div>
      <ul
        aria-label={t`Files being uploaded`}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {uploads.map((upload) => (
          <li key={upload.id} className="flex items-start gap-3 py-3 pr-2 pl-4">
            <StateIcon state={upload.state} />
            <div className="min-w-0 flex-1">
              <p className="break-words">
                <span className="font-medium">{upload.file.name}</span>{' '}
                <span className="text-sm text-ink-soft">{formatKilobytes(upload.file.size)}</span>
              </p>
              <Progressed upload={upload} onRetry={() => queue.retry(upload.id)} />
            </div>
            <button
              type="button"
              aria-label={t`Remove ${upload.file.name} from this list`}
              disabled={upload.state === 'running'}
              onClick={() => queue.remove(upload.id)}
              className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink disabled:invisible"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateIcon({ state }: { state: QueuedUpload['state'] }) {
  if (state === 'done') return <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-low" />;
  if (state === 'failed') return <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-critical" />;
  return <FileText aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-ink-soft" />;
}

function Progressed({ upload, onRetry }: { upload: QueuedUpload; onRetry: () => void }) {
  const { state, file, progress, problem, canRetry, uploaded } = upload;
  switch (state) {
    case 'waiting':
      return (
        <p className="text-sm text-ink-soft">
          <Trans>Waiting for the previous file.</Trans>
        </p>
      );
    case 'running':
      return <UploadStatus fileName={file.name} progress={progress} />;
    case 'failed':
      return (
        <>
          <p role="alert" className="text-sm font-medium text-critical">
            {problem}
          </p>
          {canRetry && (
            <Button size="sm" onClick={onRetry} aria-label={t`Try again: ${file.name}`} className="mt-2">
              <RotateCw aria-hidden className="size-4" />
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      );
    case 'done':
      return uploaded && <Uploaded uploaded={uploaded} />;
  }
}

function Uploaded({ uploaded }: { uploaded: NonNullable<QueuedUpload['uploaded']> }) {
  const { result, browserSha256 } = uploaded;
  const isMatching = browserSha256 === result.fileHash;
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        Uploaded{browserSha256 && (isMatching ? t`, fingerprint matching` : t`, but its fingerprint differs`)}
        .{' '}
        <Link href={paths.evidence(result.evidenceId)} className="link">
          Open it
        </Link>
      </Trans>
    </p>
  );
}
