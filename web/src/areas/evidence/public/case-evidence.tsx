import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAppConfig } from '../../../platform/app-config.ts';
import { usePreload } from '../../../platform/load-later.ts';
import type { PagesState } from '../../../platform/pages.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { formatMegabytes } from '../../../ui/format-size.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { COMPARED, CompareBar } from '../list/compare-bar.tsx';
import { EvidenceRow } from '../list/evidence-row.tsx';
import { useEvidenceList } from '../list/use-evidence-list.ts';
import { useUploadQueue } from '../list/use-upload-queue.ts';

/** Loaded once the list is drawn: it is empty until somebody picks a file. */
const UploadList = lazyPart(async () => (await import('../list/upload-list.tsx')).UploadList);

const ACCEPTED = 'image/*,.pdf,.doc,.docx,.rtf,.txt,.csv,.xlsx,.json,.eml,.msg,.html,.har';

const ADD_WORDS = t`Add screenshots, e-mails, receipts or contracts: whatever shows what happened. We keep the originals unchanged.`;

export interface CaseEvidenceProps {
  /** Without it, the list shows the user's own items of all cases. */
  caseId?: string;
  /** The id of an item that is selected for comparison from the start. */
  initialChoice?: string;
  /** Without it nothing can be added, only looked at. */
  mayAdd?: boolean;
  /** Called after each file that was added. */
  onAdded?: () => void;
}

/** The evidence of a case or user: uploading, the list, and choosing two items to compare. */
export function CaseEvidence({ caseId, initialChoice, mayAdd = true, onAdded }: CaseEvidenceProps) {
  usePreload(UploadList.load);
  const { uploadMaxBytes } = useAppConfig();
  const list = useEvidenceList(caseId);
  const queue = useUploadQueue({
    caseId,
    onUploaded: () => {
      list.refetch();
      onAdded?.();
    },
  });
  const [chosen, setChosen] = useState<readonly string[]>(initialChoice ? [initialChoice] : []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {mayAdd && (
        <FilePicker
          label={t`Choose files, or drop them here`}
          hint={t`Pictures, PDF, Word, e-mail (EML), text, CSV, JSON, HTML, max ${formatMegabytes(uploadMaxBytes)} each`}
          accept={ACCEPTED}
          isMultiple
          onPick={queue.add}
        />
      )}
      {mayAdd && queue.uploads.length > 0 && (
        <Suspense fallback={null}>
          <UploadList queue={queue} />
        </Suspense>
      )}
      <EvidenceItems
        list={list}
        caseId={caseId ?? null}
        mayAdd={mayAdd}
        chosen={chosen}
        onChange={setChosen}
      />
    </div>
  );
}

interface EvidenceItemsProps {
  list: PagesState<Evidence>;
  /** null: one's own, of every case. */
  caseId: string | null;
  mayAdd: boolean;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function EvidenceItems({ list, caseId, mayAdd, chosen, onChange }: EvidenceItemsProps) {
  const { items } = list;
  if (!items) {
    return list.isError && !list.isFetching ? (
      <ErrorState title={t`We could not load the exhibits`} onRetry={list.refetch} />
    ) : (
      <Skeleton label={t`Loading the exhibits…`} shape="list" />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={t`No evidence yet`}
        text={mayAdd ? ADD_WORDS : t`Nothing that you may look at was added.`}
      />
    );
  }
  return (
    <section aria-label={t`Exhibits`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CompareBar chosen={chosen} onClear={() => onChange([])} />
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {items.map((evidence) => {
          const isChosen = chosen.includes(evidence.id);
          return (
            <EvidenceRow
              key={evidence.id}
              evidence={evidence}
              isChosen={isChosen}
              isLocked={!isChosen && chosen.length >= COMPARED}
              isOwn={caseId === null}
              onChoose={(isNow) =>
                onChange(isNow ? [...chosen, evidence.id] : chosen.filter((id) => id !== evidence.id))
              }
            />
          );
        })}
      </ul>
      {list.hasMore && (
        <Button onClick={list.loadMore} isBusy={list.isLoadingMore}>
          <Trans>Show older exhibits</Trans>
        </Button>
      )}
      {list.isMoreFailed && (
        <p role="alert" className="text-sm text-high">
          <Trans>We could not load older exhibits. Please try again.</Trans>
        </p>
      )}
      <ExportLinks table="evidence" things={t`exhibits`} query={caseId === null ? {} : { caseId }} />
    </section>
  );
}
