import type { harvestContract } from '@fap/shared/harvest/contract.ts';
import { HARVEST_EVERY_DAYS, RELIABILITY_DAYS } from '@fap/shared/harvest/sources.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { Progress } from '../../../ui/progress.tsx';

type Status = EndpointResponse<typeof harvestContract.status>;

/** The sources that brought the most, with how reliable each is. */
export function TopSources({ sources }: { sources: Status['topSources'] }) {
  return (
    <Card role="region" aria-labelledby="top-title">
      <CardHeader
        id="top-title"
        title={t`Top Sources`}
        hint={t`Reliability: good fetches of the last ${RELIABILITY_DAYS} days.`}
      />
      <CardBody>
        {sources.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>Nothing was fetched yet.</Trans>
          </p>
        ) : (
          <ol className="grid gap-4">
            {sources.map(({ name, entriesContributed, reliability }) => (
              <li key={name} className="text-sm">
                <p className="flex items-baseline justify-between gap-4">
                  <span className="font-medium">{name}</span>
                  <span className="whitespace-nowrap text-ink-soft tabular-nums">
                    {formatNumber(entriesContributed)}{' '}
                    {plural(entriesContributed, { one: 'warning', other: 'warnings' })}
                  </span>
                </p>
                {reliability === null ? (
                  <p className="mt-1 text-ink-soft">
                    <Trans>Too few fetches for a rate</Trans>
                  </p>
                ) : (
                  <div className="mt-1.5 flex items-center gap-3">
                    <Progress label={t`Reliability of ${name}`} percent={reliability} />
                    <span className="w-12 shrink-0 text-right whitespace-nowrap tabular-nums">
                      {reliability}%
                    </span>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

/** When harvests happen. */
export function ScheduleCard({ status }: { status: Status | undefined }) {
  return (
    <Card role="region" aria-labelledby="schedule-title">
      <CardHeader id="schedule-title" title={t`Schedule`} />
      <CardBody>
        <dl className="grid gap-4 text-sm">
          <Fact name={t`How often`}>
            <Trans>Every {HARVEST_EVERY_DAYS} days, all active sources</Trans>
          </Fact>
          <Fact name={t`Next harvest`}>{status ? <ExactTime at={status.nextScheduledHarvest} /> : '—'}</Fact>
          <Fact name={t`Last harvest`}>
            {status?.lastHarvestTime ? <ExactTime at={status.lastHarvestTime} /> : t`None yet`}
          </Fact>
          {status?.last && (
            <Fact name={t`What it brought`}>
              <Trans>
                {status.last.harvestResults.totalEntriesProcessed} read,{' '}
                {status.last.harvestResults.newEntries} new, {status.last.harvestResults.clustersUpdated}{' '}
                clusters updated
              </Trans>
            </Fact>
          )}
        </dl>
      </CardBody>
    </Card>
  );
}

/** What happens with what a harvest brings. */
export function IntegrationNotes() {
  return (
    <Card role="region" aria-labelledby="integration-title">
      <CardHeader id="integration-title" title={t`Integration`} />
      <CardBody>
        <dl className="grid gap-4 text-sm">
          <Fact name={t`One warning, one entry`}>
            <Trans>Two sources that publish the same warning are cited together.</Trans>
          </Fact>
          <Fact name={t`Cited in clusters`}>
            <Trans>Only where a warning and a cluster share an address, a domain or an account.</Trans>
          </Fact>
          <Fact name={t`Next step`}>
            <Trans>
              New entries wait for the{' '}
              <Link href={paths.autoDetector()} className="link">
                Auto Detector
              </Link>
              . Its next scan compares them with all clusters.
            </Trans>
          </Fact>
          <Fact name={t`When a source fails`}>
            <Trans>The others go on. Its state says why, and it is tried again with the next harvest.</Trans>
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}
