import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseEvidence } from '../../evidence/public/case-evidence.tsx';
import { refreshCase } from '../data.ts';
import { CaseBadges } from '../public/case-badges.tsx';
import { CaseFigures } from './case-figures.tsx';
import { DescriptionCard } from './description-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReportButton } from './report-button.tsx';

const TimelineCard = lazyPart(async () => (await import('./timeline-card.tsx')).TimelineCard);
const NotesCard = lazyPart(async () => (await import('../notes/notes-card.tsx')).NotesCard);
/** What only people who work on the case see: not part of the first load. */
const CaseWork = lazyPart(async () => (await import('./case-work.tsx')).CaseWork);

/** A loaded case. */
export function CaseView({ details }: { details: CaseDetails }) {
  const [, navigate] = useLocation();
  const evidence = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const showEvidence = () => {
    evidence.current?.scrollIntoView({ block: 'start' });
    evidence.current?.focus({ preventScroll: true });
  };
  const upload = () => {
    showEvidence();
    evidence.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
  };
  const compare = () => {
    setChoosing(true);
    showEvidence();
  };
  return (
    <PageFrame
      title={details.title}
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            <Trans>
              Case ID <strong className="font-semibold text-ink">{details.id}</strong>
            </Trans>
          </span>
          <CaseBadges riskLevel={details.riskLevel} status={details.status} size="md" />
        </span>
      }
      back={
        <Button variant="quiet" onClick={() => navigate(paths.cases())}>
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Back</Trans>
        </Button>
      }
      actions={<ReportButton caseId={details.id} />}
    >
      {details.isRedacted && (
        <p className="mb-6 rounded-lg border border-line bg-sunken px-4 py-3 text-ink-soft">
          <Trans>You don’t work on this case, so personal data is hidden.</Trans>
        </p>
      )}
      <CaseFigures details={details} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <DescriptionCard details={details} />
          <section ref={evidence} tabIndex={-1} aria-labelledby="case-evidence">
            <Card>
              <CardHeader
                id="case-evidence"
                title={t`Evidence Files`}
                hint={
                  details.mayWork
                    ? t`Each file keeps its bytes and its SHA-256. Choose two to compare them.`
                    : t`Those that you may look at.`
                }
              />
              <CardBody>
                <p role="status" className={isChoosing ? 'mb-4' : ''}>
                  {isChoosing && t`Choose two files below. A bar then leads to their comparison.`}
                </p>
                <CaseEvidence
                  caseId={details.id}
                  mayAdd={details.mayWork}
                  onAdded={() => refreshCase(details.id)}
                />
              </CardBody>
            </Card>
          </section>
          {details.notes && (
            <Suspense fallback={<Skeleton label={t`Opening the notes…`} shape="cards" count={1} />}>
              <NotesCard caseId={details.id} access={details.notes} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton label={t`Loading the timeline…`} shape="list" />}>
            <TimelineCard caseId={details.id} />
          </Suspense>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <QuickActions details={details} onUpload={upload} onCompare={compare} />
          {details.mayWork && (
            <Suspense fallback={<Skeleton label={t`Loading what to do…`} shape="cards" />}>
              <CaseWork details={details} />
            </Suspense>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
