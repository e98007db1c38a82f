import { NO_FILE_MESSAGE } from '@fap/shared/evidence/contract.ts';
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
        title: 'Upload Complete',
        description: describeUploaded(uploaded.result),
        variant: 'success',
      });
    },
    onFailure: (error) => {
      setProblem(reasonOf(error, 'The file did not arrive. It’s still here; please try again.'));
      toast({
        title: 'Upload Failed',
        description: reasonOf(
          error,
          error instanceof ApiError ? 'Upload failed' : error.message || 'Failed to upload file',
        ),
        variant: 'destructive',
      });
    },
  });
  const handlePick = ([picked]: File[]) => {
    if (!picked) return;
    const isTooLarge = picked.size > uploadMaxBytes;
    setProblem(isTooLarge ? `${picked.name} is too large: at most ${formatMegabytes(uploadMaxBytes)}.` : '');
    setFile(isTooLarge ? null : picked);
  };
  const handleUpload = () => {
    if (!file) {
      toast({ title: 'Error', description: NO_FILE_MESSAGE, variant: 'destructive' });
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
          label="Choose a file"
          hint={`Image, PDF, TXT, CSV or JSON, max ${formatMegabytes(uploadMaxBytes)}`}
          accept="image/*,.pdf,.txt,.csv,.json"
          isDisabled={upload.isPending}
          onPick={handlePick}
        />
        {problem && <Problem text={problem} />}
        {file && <PickedFile file={file} isLocked={upload.isPending} onRemove={() => setFile(null)} />}
        {upload.isPending && file && <UploadStatus fileName={file.name} progress={progress} />}
        <Button onClick={handleUpload} isBusy={upload.isPending} className="justify-self-start">
          <Upload aria-hidden className="size-4" />
          Upload Evidence
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
