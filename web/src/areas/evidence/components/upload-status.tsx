import { t } from '@lingui/core/macro';
import { Progress } from '../../../ui/progress.tsx';
import type { UploadProgress } from '../upload-evidence.ts';

export interface UploadStatusProps {
  fileName: string;
  progress: UploadProgress;
}

/** How far an upload is, in words and as a bar. */
export function UploadStatus({ fileName, progress }: UploadStatusProps) {
  const percent = Math.round(progress.percent);
  const isSent = progress.phase === 'sending' && percent >= 100;
  return (
    <div role="status">
      <p className="mb-1.5 text-sm text-ink-soft">
        {isSent ? t`Uploaded. Reading the file…` : wordsOf(progress)}
      </p>
      <Progress label={t`Upload of ${fileName}`} percent={percent} />
    </div>
  );
}

function wordsOf({ phase, percent }: UploadProgress): string {
  const rounded = Math.round(percent);
  return phase === 'hashing' ? t`Computing its fingerprint, ${rounded}%…` : t`Uploading, ${rounded}%…`;
}
