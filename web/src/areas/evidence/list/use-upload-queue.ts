import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { ApiError, reasonOf } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { newId } from '../../../platform/ids.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useKeptFiles } from '../../../platform/use-kept-files.ts';
import { useLeaveWarning } from '../../../platform/use-leave-warning.ts';
import { formatMegabytes } from '../../../ui/format-size.ts';
import { describeUploaded } from '../describe-evidence.ts';
import { type UploadedFile, type UploadProgress, uploadEvidence } from '../upload-evidence.ts';

/** A picked file in the upload queue. */
export interface QueuedUpload {
  id: string;
  file: File;
  state: 'waiting' | 'running' | 'failed' | 'done';
  progress: UploadProgress;
  /** Why the upload failed; null if it did not. */
  problem: string | null;
  /** False when the server would refuse the same bytes again. */
  canRetry: boolean;
  uploaded: UploadedFile | null;
}

export interface UploadQueue {
  uploads: readonly QueuedUpload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Removes finished uploads, which the list below shows anyway. */
  removeDone: () => void;
}

export interface UploadQueueOptions {
  caseId?: string | undefined;
  /** Called after each file that the server accepted. */
  onUploaded: () => void;
}

const START: UploadProgress = { phase: 'hashing', percent: 0 };

type Attempt = Pick<QueuedUpload, 'state' | 'progress' | 'problem'>;
const WAITING: Attempt = { state: 'waiting', progress: START, problem: null };

/**
 * Uploads picked files one after the other. A failed file stays with its reason and does not block the next one. Files
 * are stored in this browser until the server accepts or refuses them, so a reload continues the queue.
 */
export function useUploadQueue({ caseId, onUploaded }: UploadQueueOptions): UploadQueue {
  const { uploadMaxBytes } = useAppConfig();
  const kept = useKeptFiles(`evidence:${caseId ?? 'own'}`, useCurrentUser().id);
  const [attempts, setAttempts] = useState<Readonly<Record<string, Attempt>>>({});
  const [settled, setSettled] = useState<readonly QueuedUpload[]>([]);
  const attempt = (id: string, part: Partial<Attempt>) =>
    setAttempts((before) => ({ ...before, [id]: { ...(before[id] ?? WAITING), ...part } }));
  const settle = (upload: QueuedUpload) => {
    setSettled((before) => [...before, upload]);
    kept.remove(upload.id);
  };

  const { mutate, isPending } = useAction<QueuedUpload, UploadedFile>({
    run: ({ id, file }) =>
      uploadEvidence(file, { caseId, onProgress: (progress) => attempt(id, { progress }) }),
    onSuccess: (uploaded, upload) => {
      settle({ ...upload, state: 'done', uploaded });
      onUploaded();
      toast({
        title: t`Upload Complete`,
        description: describeUploaded(uploaded.result),
        variant: 'success',
      });
    },
    onFailure: (error, upload) => {
      const problem = reasonOf(error, t`It did not arrive. Please try again.`);
      if (isFinalRefusal(error)) settle({ ...upload, state: 'failed', problem });
      else attempt(upload.id, { state: 'failed', problem });
      toast({
        title: t`Upload Failed`,
        description: `${upload.file.name}: ${problem}`,
        variant: 'destructive',
      });
    },
  });

  const open = kept.files.map(({ id, file }): QueuedUpload => {
    const { state, progress, problem } = attempts[id] ?? WAITING;
    return { id, file, state, progress, problem, canRetry: state === 'failed', uploaded: null };
  });
  const next = open.find(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: start when the next file changes or the current upload ends
  useEffect(() => {
    if (!next || isPending) return;
    attempt(next.id, { ...WAITING, state: 'running' });
    mutate(next);
  }, [next?.id, isPending]);
  useLeaveWarning(isPending || next !== undefined);

  return {
    uploads: [...settled, ...open],
    add: (files) => {
      const tooLarge = files.filter(({ size }) => size > uploadMaxBytes);
      setSettled((before) => [...before, ...tooLarge.map((file) => refused(file, uploadMaxBytes))]);
      kept.add(files.filter((file) => !tooLarge.includes(file)));
    },
    retry: (id) => attempt(id, WAITING),
    remove: (id) => {
      setSettled((before) => before.filter((one) => one.id !== id));
      kept.remove(id);
    },
    removeDone: () => setSettled((before) => before.filter(({ state }) => state !== 'done')),
  };
}

/** Forbidden, no such case, too large, unsupported type: the same bytes would be refused again. */
const FINAL_STATUSES = [403, 404, 413, 415];

/** Whether the server refused the file itself, as opposed to a network or server failure. */
function isFinalRefusal(error: Error): boolean {
  return error instanceof ApiError && FINAL_STATUSES.includes(error.status);
}

/** The queue entry of a file that is too large to be sent at all. */
function refused(file: File, maxBytes: number): QueuedUpload {
  const problem = t`It is too large: at most ${formatMegabytes(maxBytes)}.`;
  return { id: newId(), file, ...WAITING, state: 'failed', problem, canRetry: false, uploaded: null };
}
