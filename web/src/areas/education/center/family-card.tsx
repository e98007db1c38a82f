import { CATEGORY_LABELS } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCataloguePage } from '../../catalogue/public/use-catalogue-page.ts';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';

const FamilyLesson = lazyPart(async () => (await import('./family-lesson.tsx')).FamilyLesson);

export interface FamilyCardProps {
  family: CatalogueEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** A family of scams that opens to all that helps against it. */
export function FamilyCard({ family, isOpen, onToggle }: FamilyCardProps) {
  const { id, name, scamType, category, description, status, measured } = family;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Card
      role="article"
      aria-labelledby={`family-${id}`}
      id={id}
      className={cn('min-w-0 scroll-mt-20', isOpen && 'lg:col-span-2')}
    >
      <CardBody>
        <div className="flex items-start gap-4">
          <ScamTypeMark type={scamType} />
          <div className="min-w-0 flex-1">
            <h2 id={`family-${id}`} className="text-lg font-semibold wrap-anywhere">
              {name}
            </h2>
            <p className="mt-2 flex flex-wrap gap-2">
              <SeverityBadge severity={status} />
              <Badge>{CATEGORY_LABELS[category]}</Badge>
            </p>
          </div>
        </div>
        <p className="mt-4 max-w-prose">{description}</p>
        {measured && (
          <p className="mt-3 text-sm text-ink-soft">
            <Trans>
              Reported here: <Plural value={measured.victims} one="# person" other="# people" /> in{' '}
              <Plural value={measured.clusters} one="# cluster" other="# clusters" />
            </Trans>
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? `lesson-${id}` : undefined}
            aria-describedby={`family-${id}`}
            onClick={onToggle}
          >
            <Chevron aria-hidden className="size-4" />
            {isOpen ? t`Show less` : t`Learn about it`}
          </Button>
          <Button asChild variant="quiet">
            <Link href={paths.cluster(id)} aria-describedby={`family-${id}`}>
              <Trans>Cluster details</Trans>
            </Link>
          </Button>
        </div>
      </CardBody>
      {isOpen && (
        <div id={`lesson-${id}`} className="border-t border-line p-5 sm:p-6">
          <OpenedFamily familyId={id} />
        </div>
      )}
    </Card>
  );
}

function OpenedFamily({ familyId }: { familyId: string }) {
  const page = useCataloguePage(familyId);
  const waiting = <Skeleton label={t`Loading this kind of scam…`} shape="list" count={4} />;
  if (page.data)
    return (
      <Suspense fallback={waiting}>
        <FamilyLesson cluster={page.data.cluster} />
      </Suspense>
    );
  return page.isError ? <ReadError title={t`We could not load this kind of scam`} state={page} /> : waiting;
}
