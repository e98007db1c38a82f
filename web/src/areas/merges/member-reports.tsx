import { CONTACT_METHOD_LABELS } from '@fap/shared/catalogue/contact-methods.ts';
import { MAX_MEMBER_REPORTS, type MemberReport } from '@fap/shared/merges/contract.ts';
import { useRead } from '../../platform/read.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useOnlineRetry } from '../clusters/public/use-online-retry.ts';
import { NotRead } from './not-read.tsx';
import { clusterReports, takeOut } from './public/data.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The reports of a cluster, why each came into it, and a way to take one out that came wrongly; for analysts. */
export function MemberReports({ clusterId }: { clusterId: string }) {
  const reports = useRead(clusterReports, { params: { id: clusterId } });
  useOnlineRetry(reports);
  const rows = reports.data;
  if (!rows)
    return <NotRead title="The reports could not be loaded" label="Loading reports…" state={reports} />;
  if (rows.length < 2) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DataTable
        caption="Reports and why they are here"
        columns={[...COLUMNS, { header: 'Change', cell: (row) => <TakeOut row={row} shownId={clusterId} /> }]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length >= MAX_MEMBER_REPORTS && (
        <p className="text-sm text-ink-soft">The newest {MAX_MEMBER_REPORTS} reports are shown.</p>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<MemberReport>[] = [
  { header: 'Report', cell: ({ exhibit }) => exhibit },
  { header: 'Received', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { header: 'First contact', cell: ({ contactMethod }) => CONTACT_METHOD_LABELS[contactMethod] },
  {
    header: 'Loss',
    cell: ({ amount }) => (amount ? formatMoney(amount.cents, amount.currency) : 'Not told'),
  },
  { header: 'Why it is here', cell: ({ joinedBy }) => <Why joinedBy={joinedBy} /> },
];

function Why({ joinedBy }: Pick<MemberReport, 'joinedBy'>) {
  if (!joinedBy) return 'It founded the cluster';
  const { percent, sharedIdentifiers } = joinedBy;
  const shared = sharedIdentifiers.map(({ type, value }) => `${type} ${value}`).join(', ');
  return (
    <span className="inline-block min-w-52 wrap-anywhere">
      {percent !== null && `${Math.round(percent)}%`}
      {shared !== '' && ` · both name ${shared}`}
    </span>
  );
}

function TakeOut({ row, shownId }: { row: MemberReport; shownId: string }) {
  if (!row.canTakeOut) return 'The only one of its cluster';
  return (
    <ReasonDialog
      title={`Remove ${row.exhibit} from its cluster`}
      description={`With its files it founds a cluster of its own. What others worked out stays in ${row.cluster.name}. Merging takes this back.`}
      action="Remove from cluster"
      label={`Remove from cluster: ${row.exhibit}`}
      run={(reason) => takeOut(row.id, reason, shownId)}
      success={{
        title: 'Report removed',
        description: 'It has a cluster of its own now. Merging the two takes this back.',
      }}
      failure={{
        title: 'Not removed',
        description: 'The report could not be removed. Please try again.',
      }}
    />
  );
}
