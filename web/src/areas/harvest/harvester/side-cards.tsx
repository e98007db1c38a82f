import type { harvestContract } from '@fap/shared/harvest/contract.ts';
import { HARVEST_EVERY_DAYS, RELIABILITY_DAYS } from '@fap/shared/harvest/sources.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { Link } from 'wouter';
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
        title="Top Sources"
        hint={`Reliability: good fetches of the last ${RELIABILITY_DAYS} days.`}
      />
      <CardBody>
        {sources.length === 0 ? (
          <p className="text-ink-soft">Nothing was fetched yet.</p>
        ) : (
          <ol className="grid gap-4">
            {sources.map(({ name, entriesContributed, reliability }) => (
              <li key={name} className="text-sm">
                <p className="flex items-baseline justify-between gap-4">
                  <span className="font-medium">{name}</span>
                  <span className="whitespace-nowrap text-ink-soft tabular-nums">
                    {entriesContributed.toLocaleString('en-US')}{' '}
                    {entriesContributed === 1 ? 'warning' : 'warnings'}
                  </span>
                </p>
                {reliability === null ? (
                  <p className="mt-1 text-ink-soft">Too few fetches for a rate</p>
                ) : (
                  <div className="mt-1.5 flex items-center gap-3">
                    <Progress label={`Reliability of ${name}`} percent={reliability} />
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
      <CardHeader id="schedule-title" title="Schedule" />
      <CardBody>
        <dl className="grid gap-4 text-sm">
          <Fact name="How often">Every {HARVEST_EVERY_DAYS} days, all active sources</Fact>
          <Fact name="Next harvest">{status ? <ExactTime at={status.nextScheduledHarvest} /> : '—'}</Fact>
          <Fact name="Last harvest">
            {status?.lastHarvestTime ? <ExactTime at={status.lastHarvestTime} /> : 'None yet'}
          </Fact>
          {status?.last && (
            <Fact name="What it brought">
              {status.last.harvestResults.totalEntriesProcessed} read, {status.last.harvestResults.newEntries}{' '}
              new, {status.last.harvestResults.clustersUpdated} clusters updated
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
      <CardHeader id="integration-title" title="Integration" />
      <CardBody>
        <dl className="grid gap-4 text-sm">
          <Fact name="One warning, one entry">
            Two sources that publish the same warning are cited together.
          </Fact>
          <Fact name="Cited in clusters">
            Only where a warning and a cluster share an address, a domain or an account.
          </Fact>
          <Fact name="Next step">
            New entries wait for the{' '}
            <Link href={paths.autoDetector()} className="link">
              Auto Detector
            </Link>
            . Its next scan compares them with all clusters.
          </Fact>
          <Fact name="When a source fails">
            The others go on. Its state says why, and it is tried again with the next harvest.
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}
