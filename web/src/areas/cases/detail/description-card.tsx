import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Progress } from '../../../ui/progress.tsx';

const WordsForm = lazyPart(async () => (await import('./words-form.tsx')).WordsForm);

/** What the case is about, and how alike its reports are. */
export function DescriptionCard({ details }: { details: CaseDetails }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card>
      <CardHeader
        title={t`Description`}
        actions={
          details.mayWork && !isEditing ? (
            <Button size="sm" onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </Button>
          ) : undefined
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isEditing ? (
          <Suspense
            fallback={
              <p>
                <Trans>Loading the form…</Trans>
              </p>
            }
          >
            <WordsForm details={details} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <p className="whitespace-pre-wrap wrap-anywhere">{details.description}</p>
        )}
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name={t`Scam type`}>{SCAM_TYPE_LABELS[details.scamType]}</Fact>
          {details.cluster && (
            <Fact name={t`Cluster`}>
              <Link href={paths.cluster(details.cluster.id)} className="text-accent hover:underline">
                {details.cluster.name}
              </Link>
            </Fact>
          )}
        </dl>
        <MatchScore score={details.behavioralMatchScore} />
      </CardBody>
    </Card>
  );
}

function MatchScore({ score }: { score: number | null }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>
          <Trans>Behavioral match score</Trans>
        </span>
        <span className={score === null ? 'font-normal text-ink-soft' : ''}>
          {score === null ? t`Needs two reports` : `${score}%`}
        </span>
      </p>
      <Progress label={t`Behavioral match score`} percent={score} className="mt-2" />
    </div>
  );
}
