import { NO_FILE_MESSAGE } from '@fap/shared/evidence/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, Upload } from 'lucide-react';
import { useState } from 'react';
import { ApiError, reasonOf } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { formatMegabytes } from '../../../ui/format-size.ts';
import { PickedFile } from '../../../ui/picked-file.tsx';
import { describeUploaded } from '../describe-evidence.ts';
import { type UploadedFile, type UploadProgress, uploadEvidence } from '../upload-evidence.ts';
import { UploadStatus } from './upload-status.tsx';

/** Picks one file and uploads it as evidence. */
export function FileScanCard({ onResult }: { onResult: (uploaded: UploadedFile) => void }) {
  const { uploadMaxBytes } = useAppConfig();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<UploadProgress>(START);
  const upload = useAction<File, UploadedFile>({
    run: (picked) => uploadEvidence(picked, { onProgress: setProgress }),
    onSuccess: (uploaded) => {
      setFile(null);
      onResult(uploaded);
      toast({
        title: t`Upload Complete`,
        description: describeUploaded(uploaded.result),
        variant: 'success',
      });
    },
    onFailure: (error) => {
      setProblem(reasonOf(error, t`The file did not arrive. It’s still here; please try again.`));
      toast({
        title: t`Upload Failed`,
        description: reasonOf(
          error,
          error instanceof ApiError ? t`Upload failed` : error.message || t`Failed to upload file`,
        ),
        variant: 'destructive',
      });
    },
  });
  const handlePick = ([picked]: File[]) => {
    if (!picked) return;
    const isTooLarge = picked.size > uploadMaxBytes;
    setProblem(isTooLarge ? t`${picked.name} is too large: at most ${formatMegabytes(uploadMaxBytes)}.` : '');
    setFile(isTooLarge ? null : picked);
  };
  const handleUpload = () => {
    if (!file) {
      toast({ title: t`Error`, description: NO_FILE_MESSAGE, variant: 'destructive' });
      return;
    }
    setProblem('');
    setProgress(START);
    upload.mutate(file);
  };
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilePicker
          label={t`Choose a file`}
          hint={t`Image, PDF, TXT, CSV or JSON, max ${formatMegabytes(uploadMaxBytes)}`}
          accept="image/*,.pdf,.txt,.csv,.json"
          isDisabled={upload.isPending}
          onPick={handlePick}
        />
        {problem && <Problem text={problem} />}
        {file && <PickedFile file={file} isLocked={upload.isPending} onRemove={() => setFile(null)} />}
        {upload.isPending && file && <UploadStatus fileName={file.name} progress={progress} />}
        <Button onClick={handleUpload} isBusy={upload.isPending} className="justify-self-start">
          <Upload aria-hidden className="size-4" />
          <Trans>Upload Evidence</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}

const START: UploadProgress = { phase: 'hashing', percent: 0 };

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-critical">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
