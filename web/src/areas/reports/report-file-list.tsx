import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, FileText, X } from 'lucide-react';
import type { KeptFile } from '../../platform/use-kept-files.ts';
import { formatKilobytes } from '../../ui/format-size.ts';
import { Progress } from '../../ui/progress.tsx';
import type { ReportForm } from './use-report-form.ts';

/** The picked files with their sizes and upload progress; each can be removed. */
export function ReportFileList({ form }: { form: ReportForm }) {
  const { files } = form.kept;
  if (!files.length) return null;
  return (
    <ul
      aria-label={t`Files of this report`}
      className="mt-4 divide-y divide-line rounded-lg border border-line"
    >
      {files.map((kept) => (
        <FileRow key={kept.id} kept={kept} form={form} />
      ))}
    </ul>
  );
}

function FileRow({ kept, form }: { kept: KeptFile; form: ReportForm }) {
  const progress = form.progress?.fileId === kept.id ? form.progress : null;
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2 pl-4">
      {kept.evidenceId ? (
        <Check aria-hidden className="size-5 shrink-0 text-low" />
      ) : (
        <FileText aria-hidden strokeWidth={1.5} className="size-5 shrink-0 text-ink-soft" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{kept.file.name}</p>
        <p className="text-sm text-ink-soft">
          {formatKilobytes(kept.file.size)}
          {kept.evidenceId && t` · uploaded`}
          {progress && !progress.failure && t` · uploading, ${progress.percent}%`}
        </p>
        {progress?.failure && (
          <p className="text-sm font-medium text-critical">
            <Trans>We could not send this file. Remove it or try again.</Trans>
          </p>
        )}
        {progress && !progress.failure && (
          <Progress label={t`Upload of ${kept.file.name}`} percent={progress.percent} className="mt-1.5" />
        )}
      </div>
      <button
        type="button"
        aria-label={t`Remove ${kept.file.name}`}
        disabled={form.isSending}
        onClick={() => form.kept.remove(kept.id)}
        className="flex size-10 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  );
}
