import type { CatalogueBranch, ScamSample } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CataloguePage } from '@fap/shared/catalogue/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { MeasuredCard } from './measured-card.tsx';
import { HelpNow } from './public/help-now.tsx';
import { SourceList } from './public/source-list.tsx';
import { StepList, TextList } from './public/text-list.tsx';
import { PublishedFact } from './published-fact.tsx';

export interface SubtypeOverviewProps {
  page: CataloguePage;
  branch: CatalogueBranch;
}

/** What to do now, how the scam works, and figures about it. */
export function SubtypeOverview({ page: { cluster, measured }, branch }: SubtypeOverviewProps) {
  const { education } = cluster;
  const others = cluster.branches.filter(({ id }) => id !== branch.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <HelpNow education={education} />
        <Card>
          <CardHeader title={t`How it works`} hint={education.scamExplanation} />
          <CardBody>
            <StepList items={education.howItWorks} className="max-w-prose" />
            <p className="mt-5">
              <Link href={paths.scamFlows()} className="link">
                <Trans>See how such scams unfold, stage by stage</Trans>
              </Link>
            </p>
          </CardBody>
        </Card>
        <Card>
          <CardHeader
            title={t`What such messages look like`}
            hint={t`We wrote these samples in the words such scams use.`}
          />
          <CardBody className="space-y-6">
            {education.realSamples.map((sample) => (
              <Sample key={sample.text} sample={sample} />
            ))}
          </CardBody>
        </Card>
        <Card>
          <CardHeader title={t`Why it works on people`} />
          <CardBody>
            <TextList items={education.psychologyUsed} className="max-w-prose" />
          </CardBody>
        </Card>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MeasuredCard scamType={cluster.scamType} measured={measured} />
        <Card>
          <CardHeader title={t`Known from public sources`} />
          <CardBody className="sm:py-5">
            <dl className="space-y-4">
              <PublishedFact name={t`How common it is`} figure={branch.frequency} />
              <div>
                <dt className="text-sm text-ink-soft">
                  <Trans>Authorities that warn about it</Trans>
                </dt>
                <dd className="mt-1.5 flex flex-wrap gap-1.5">
                  {cluster.globalPresence.map((country) => (
                    <Badge key={country}>{country}</Badge>
                  ))}
                </dd>
              </div>
            </dl>
          </CardBody>
        </Card>
        <div className="px-1">
          <SourceList sources={cluster.sources} reviewedOn={cluster.reviewedOn} />
        </div>
        <nav aria-labelledby="learn-more" className="px-1">
          <h2 id="learn-more" className="font-semibold">
            <Trans>Learn more</Trans>
          </h2>
          <ul className="mt-1.5">
            <li>
              <Link href={paths.education({ open: cluster.id })} className="link inline-block py-1.5">
                <Trans>{cluster.name} in the Education Center</Trans>
              </Link>
            </li>
            <li>
              <Link href={paths.lessons()} className="link inline-block py-1.5">
                <Trans>Practice lessons</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="other-subtypes" className="px-1">
          <h2 id="other-subtypes" className="font-semibold">
            <Trans>Other sub-types of {cluster.name}</Trans>
          </h2>
          <ul className="mt-1.5">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.subtype(cluster.id, id)} className="link inline-block py-1.5">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Sample({ sample: { channel, text, sign } }: { sample: ScamSample }) {
  return (
    <figure>
      <figcaption className="text-sm font-medium text-ink-soft">{channel}</figcaption>
      <blockquote className="mt-1.5 w-fit max-w-prose rounded-lg rounded-tl-sm bg-sunken px-4 py-3 wrap-anywhere">
        {text}
      </blockquote>
      <p className="mt-2 max-w-prose">
        <strong className="font-semibold">
          <Trans>What gives it away:</Trans>
        </strong>{' '}
        {sign}
      </p>
    </figure>
  );
}
