import { useEffect, useState } from 'react';
import { ApiError, reasonOf } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { newId } from '../../../platform/ids.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useLeaveWarning } from '../../../platform/use-leave-warning.ts';
import { formatMegabytes } from '../../../ui/format-size.ts';
import { type UploadedFile, type UploadProgress, uploadEvidence } from '../data.ts';

/** A picked file on its way. */
export interface QueuedUpload {
  id: string;
  file: File;
  state: 'waiting' | 'running' | 'failed' | 'done';
  progress: UploadProgress;
  /** Why it was not taken. */
  problem: string | null;
  /** Sending the same bytes again may end otherwise. */
  mayRetry: boolean;
  uploaded: UploadedFile | null;
}

export interface UploadQueue {
  uploads: readonly QueuedUpload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Takes out what was handed in: it stands in the list below. */
  removeDone: () => void;
}

export interface UploadQueueOptions {
  caseId?: string | undefined;
  /** Some file was taken. */
  onUploaded: () => void;
}

const START: UploadProgress = { phase: 'hashing', percent: 0 };

/** Uploads picked files one after the other; one that fails stays, with the reason, and holds up no other. */
export function useUploadQueue({ caseId, onUploaded }: UploadQueueOptions): UploadQueue {
  const { uploadMaxBytes } = useAppConfig();
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const change = (id: string, part: Partial<QueuedUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const { mutate, isPending } = useAction<QueuedUpload, UploadedFile>({
    run: ({ id, file }) =>
      uploadEvidence(file, { caseId, onProgress: (progress) => change(id, { progress }) }),
    onSuccess: (uploaded, { id }) => {
      change(id, { state: 'done', uploaded });
      onUploaded();
      toast({
        title: 'Upload Complete',
        description: `Evidence processed and ${uploaded.result.bitcoinAnchored ? 'anchored to Bitcoin' : 'analyzed'}`,
        variant: 'success',
      });
    },
    onFailure: (error, { id }) => {
      change(id, {
        state: 'failed',
        problem: reasonOf(error, 'It did not arrive. Please try again.'),
        mayRetry: !isFinalRefusal(error),
      });
      toast({ title: 'Upload Failed', description: 'Upload failed', variant: 'destructive' });
    },
  });

  const next = uploads.find(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is next, or the way is free
  useEffect(() => {
    if (!next || isPending) return;
    change(next.id, { state: 'running', progress: START, problem: null });
    mutate(next);
  }, [next?.id, isPending]);

  useLeaveWarning(isPending || next !== undefined);

  return {
    uploads,
    add: (files) => setUploads((before) => [...before, ...files.map((file) => queued(file, uploadMaxBytes))]),
    retry: (id) => change(id, { state: 'waiting' }),
    remove: (id) => setUploads((before) => before.filter((one) => one.id !== id)),
    removeDone: () => setUploads((before) => before.filter(({ state }) => state !== 'done')),
  };
}

/** The server looked at the file and does not take it; the line and the server's own troubles are something else. */
function isFinalRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** A file that is too large for this installation is not sent at all. */
function queued(file: File, maxBytes: number): QueuedUpload {
  const isTooLarge = file.size > maxBytes;
  return {
    id: newId(),
    file,
    state: isTooLarge ? 'failed' : 'waiting',
    progress: START,
    mayRetry: false,
    problem: isTooLarge ? `It is too large: at most ${formatMegabytes(maxBytes)}.` : null,
    uploaded: null,
  };
}
