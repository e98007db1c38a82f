import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { type Evidence, readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Image as ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { apiBytes } from '../../../platform/api-client.ts';
import { paths } from '../../../platform/paths.ts';
import { read, useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatBytes } from '../../../ui/format-size.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The exhibit of a card, in the grade of the reader. */
const exhibitResource = read(readingContract.reading, { isFreshOnVisit: true });
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** An exhibit's name, kind and size with a link to it. Its picture is for those who may open the file, who must ask for it. */
export function ExhibitSummary({ id }: { id: string }) {
  const { data, isError, isFetching } = useRead(exhibitResource, { params: { id } });
  if (!data)
    return isError && !isFetching ? (
      <ErrorState
        title={t`We could not load the exhibit`}
        onRetry={() => void exhibitResource.refresh({ params: { id } })}
      />
    ) : (
      <Skeleton label={t`Loading the exhibit…`} shape="list" count={1} />
    );
  const { evidence } = data;
  return (
    <div className="space-y-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="font-semibold wrap-anywhere">{evidence.fileName}</p>
      <p className="text-sm text-ink-soft">
        {evidence.fileType} · {formatBytes(evidence.fileSize)} ·{' '}
        <span className="font-mono">{evidence.sha256.slice(0, 8)}</span>
      </p>
      {evidence.mayOpenOriginal && PICTURES.includes(evidence.fileType) && <Thumbnail evidence={evidence} />}
      <Button size="sm" asChild>
        <Link href={paths.evidence(id)}>
          <Trans>Open the exhibit</Trans>
        </Link>
      </Button>
    </div>
  );
}

function Thumbnail({ evidence: { id, fileName, fileType } }: { evidence: Evidence }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  // Every opening of an original is on record, so the picture is never loaded unasked.
  const open = useAction({
    run: async () => {
      const bytes = await apiBytes(evidenceContract.file, { params: { id } });
      return new Blob([new Uint8Array(bytes)], { type: fileType });
    },
    onSuccess: (picture) => setUrl(URL.createObjectURL(picture)),
    onFailure: () =>
      toast({
        title: t`The picture did not load`,
        description: t`We could not reach the server. Please try again.`,
        variant: 'destructive',
      }),
  });
  if (url !== null)
    return (
      <img
        src={url}
        alt={t`Exhibit ${fileName}`}
        className="max-h-48 w-full rounded-md border border-line bg-sunken object-contain"
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" isBusy={open.isPending} onClick={() => open.mutate()}>
        <ImageIcon aria-hidden className="size-4" />
        <Trans>Show the picture</Trans>
      </Button>
      <span className="text-sm text-ink-soft">
        <Trans>The exhibit’s record will show that you opened it.</Trans>
      </span>
    </div>
  );
}
