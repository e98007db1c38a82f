import { dossierFacts, dossierTopic } from '@fap/shared/dossier/events.ts';
import {
  type DossierFile,
  dossierFilePath,
  PREPARED_FORMS,
  type PreparedForm,
} from '@fap/shared/dossier/files-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { formatBytes } from '../../../ui/format-size.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dossierFiles, prepareFile } from '../data.ts';

/** While a file is written, its figure is asked for so often; that it is ready is told by a fact. */
const ASK_MS = 1_000;
const NAMES: Readonly<Record<PreparedForm, string>> = { pdf: t`PDF`, zip: t`Evidence bag` };

/** Files that take long, written in the background: what is there, how far the others are, and asking for one. */
export function PreparedFiles({ clusterId }: { clusterId: string }) {
  const files = useRead(dossierFiles, { params: { clusterId } });
  const refresh = () => void dossierFiles.refresh({ params: { clusterId } });
  useTopic(dossierTopic(clusterId), dossierFacts, {
    onGathered: refresh,
    onJoined: refresh,
    onTruncated: refresh,
  });
  return (
    <section aria-labelledby="prepared-files-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 id="prepared-files-title" className="font-semibold">
          <Trans>In the background</Trans>
        </h3>
        <p className="text-sm text-ink-soft">
          <Trans>
            For large clusters: you can leave this page meanwhile. Kept for a day, or until the cluster
            changes.
          </Trans>
        </p>
      </div>
      {files.data ? (
        <PreparedList clusterId={clusterId} files={files.data} />
      ) : files.isError ? (
        <ErrorState
          title={t`We could not load the files`}
          onRetry={() => void files.refetch()}
          isRetrying={files.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the files…`} shape="list" />
      )}
    </section>
  );
}

function PreparedList({ clusterId, files }: { clusterId: string; files: readonly DossierFile[] }) {
  const isWriting = files.some(({ state }) => state === 'writing' || state === 'waiting');
  useEffect(() => {
    if (!isWriting) return;
    const timer = window.setInterval(() => void dossierFiles.refresh({ params: { clusterId } }), ASK_MS);
    return () => window.clearInterval(timer);
  }, [clusterId, isWriting]);
  return (
    <ul className="divide-y divide-line">
      {PREPARED_FORMS.map((form) => (
        <li key={form} className="py-3 first:pt-0 last:pb-0">
          <PreparedRow clusterId={clusterId} form={form} file={files.find((one) => one.form === form)} />
        </li>
      ))}
    </ul>
  );
}

interface PreparedRowProps {
  clusterId: string;
  form: PreparedForm;
  file: DossierFile | undefined;
}

function PreparedRow({ clusterId, form, file }: PreparedRowProps) {
  const name = NAMES[form];
  const prepare = useAction({
    run: () => prepareFile(clusterId, form),
    onFailure: (error) =>
      toast({
        title: t`${name} not asked for`,
        description: reasonOf(error, t`We could not ask for it. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{name}</p>
        <div aria-live="polite" className="text-sm text-ink-soft">
          {sayState(file)}
        </div>
        {file?.state === 'writing' && <Written name={name} file={file} />}
      </div>
      {file?.state === 'ready' ? (
        <Button asChild size="sm">
          <a href={dossierFilePath(clusterId, file.id)} download aria-label={t`Download ${name}`}>
            <Download aria-hidden className="size-4" />
            <Trans>Download</Trans>
          </a>
        </Button>
      ) : file === undefined || file.state === 'failed' ? (
        <Button
          size="sm"
          isBusy={prepare.isPending}
          onClick={() => prepare.mutate()}
          aria-label={`${file ? t`Try again` : t`Write it`}: ${name}`}
        >
          {file ? t`Try again` : t`Write it`}
        </Button>
      ) : null}
    </div>
  );
}

/** Not announced: a screen reader would say it every second. */
function Written({ name, file: { done, total } }: { name: string; file: DossierFile }) {
  const isCounted = total > 1;
  return (
    <div className="mt-1 grid gap-1.5">
      {isCounted && (
        <p className="text-sm text-ink-soft tabular-nums">
          <Trans>
            {done} of {total} parts
          </Trans>
        </p>
      )}
      <Progress
        label={t`${name}, written so far`}
        percent={isCounted ? Math.round((100 * done) / total) : null}
      />
    </div>
  );
}

function sayState(file: DossierFile | undefined) {
  if (!file) return t`Not written yet.`;
  if (file.state === 'waiting') return t`Waiting for its turn…`;
  if (file.state === 'failed') return t`Not written. ${file.flaw ?? ''}`;
  if (file.state === 'writing') return t`Being written…`;
  return (
    <Trans>
      Version {file.version}, {formatBytes(file.sizeBytes ?? 0)}, until <ExactTime at={file.keptUntil} />
    </Trans>
  );
}
