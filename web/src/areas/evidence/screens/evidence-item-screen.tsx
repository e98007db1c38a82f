import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileQuestion } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EvidenceStateBadge } from '../components/evidence-state-badge.tsx';
import { describeFileType } from '../describe-evidence.ts';
import { AuthorCard } from '../item/author-card.tsx';
import { CaseCard } from '../item/case-card.tsx';
import { HiddenDetailsCard } from '../item/hidden-details-card.tsx';
import { ItemActions } from '../item/item-actions.tsx';
import { AttachmentCard, CustodyCard, FingerprintCard, MetadataCard } from '../item/item-facts.tsx';
import { PictureCard } from '../item/picture-card.tsx';
import { ReadingCard } from '../item/reading-card.tsx';
import { useReading } from '../use-reading.ts';

// What its owner does now and then.
const CorrectionCard = lazyPart(async () => (await import('../item/correction-card.tsx')).CorrectionCard);
const LanguageCard = lazyPart(async () => (await import('../item/language-card.tsx')).LanguageCard);

/** One evidence item: its words and verdict, its fingerprints, and its custody. */
export function EvidenceItemScreen() {
  const { id } = usePathParams(paths.evidence);
  const { data: reading, error, isFetching, refetch } = useReading(id);
  // A cached reading is not shown once the item is out of reach.
  if (!reading || isStatus(error, 404))
    return <NoReading error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  const { evidence } = reading;
  return (
    <PageFrame
      title={evidence.fileName}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <Trans>
              {describeFileType(evidence.fileType)} · {formatKilobytes(evidence.fileSize)} · added{' '}
              <RelativeTime at={evidence.createdAt} />
            </Trans>
          </span>
          <EvidenceStateBadge evidence={evidence} />
        </span>
      }
      actions={<ItemActions evidence={evidence} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PictureCard key={evidence.id} reading={reading} />
          <ReadingCard reading={reading} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AuthorCard reading={reading} />
          <Suspense fallback={null}>
            <CorrectionCard reading={reading} />
            <LanguageCard key={`language of ${evidence.id}`} reading={reading} />
          </Suspense>
          <HiddenDetailsCard reading={reading} />
          <CaseCard key={evidence.id} reading={reading} />
          <FingerprintCard reading={reading} />
          <AttachmentCard reading={reading} />
          <MetadataCard reading={reading} />
          <CustodyCard reading={reading} />
        </div>
      </div>
    </PageFrame>
  );
}

interface NoReadingProps {
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
}

function NoReading({ error, isFetching, onRetry }: NoReadingProps) {
  return (
    <PageFrame title={t`Exhibit`}>
      {isFetching || !error ? (
        <Skeleton label={t`Loading this exhibit…`} shape="page" />
      ) : isStatus(error, 404) ? (
        <EmptyState
          icon={FileQuestion}
          title={t`We can’t find this exhibit`}
          text={t`It may belong to another account, or the link may be incomplete.`}
          actions={
            <Button asChild>
              <Link href={paths.evidenceList()}>
                <Trans>See your evidence</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <ErrorState title={t`We could not load this exhibit`} onRetry={onRetry} />
      )}
    </PageFrame>
  );
}
