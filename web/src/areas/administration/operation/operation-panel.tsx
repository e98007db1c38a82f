import { t } from '@lingui/core/macro';
import { usePages } from '../../../platform/pages.ts';
import { failedJobs, parkedEvents, retryEvent, retryJob } from './data.ts';
import { FailedWorkList } from './failed-work-list.tsx';
import { QueueTable } from './queue-table.tsx';
import { StorageFigures } from './storage-figures.tsx';

/** How the installation runs: the room left, its queues, and work that failed, with another try. */
export function OperationPanel() {
  const jobs = usePages(failedJobs, { query: {} });
  const events = usePages(parkedEvents, { query: {} });
  return (
    <section aria-label={t`Operation`} className="grid grid-cols-1 gap-10">
      <StorageFigures />
      <QueueTable />
      <FailedWorkList
        table="failed-jobs"
        title={t`Failed jobs`}
        hint={t`These failed every attempt. Mend the cause first, then try again.`}
        empty={t`No job has failed for good.`}
        found={jobs}
        retry={retryJob}
      />
      <FailedWorkList
        table="parked-events"
        title={t`Parked events`}
        hint={t`What should follow from these failed every attempt. Later events of the same thing wait for them.`}
        empty={t`No event is parked.`}
        found={events}
        retry={retryEvent}
      />
    </section>
  );
}
