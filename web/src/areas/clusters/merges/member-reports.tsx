import { CONTACT_METHOD_LABELS } from '@fap/shared/clusters/constants.ts';
import type { MemberReport } from '@fap/shared/clusters/merge-contract.ts';
import { useResource } from '../../../platform/resource.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { formatMoney } from '../detail/format-money.ts';
import { clusterReports, takeOut } from './data.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The reports of a cluster, why each came into it, and a way to take one out that came wrongly; for analysts. */
export function MemberReports({ clusterId }: { clusterId: string }) {
  const reports = useResource(clusterReports, { params: { id: clusterId } });
  const rows = reports.data ?? [];
  if (rows.length < 2) return null;
  return (
    <DataTable
      caption="Reports and why they are here"
      columns={[...COLUMNS, { header: 'Change', cell: (row) => <TakeOut row={row} shownId={clusterId} /> }]}
      rows={rows}
      rowKey={({ id }) => id}
    />
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
      title={`Take ${row.exhibit} out`}
      description={`With its files it founds a cluster of its own. What others worked out stays in ${row.cluster.name}. Merging takes this back.`}
      action="Take out"
      label={`Take ${row.exhibit} out`}
      run={(reason) => takeOut(row.id, reason, shownId)}
      success={{
        title: 'Report taken out',
        description: 'It stands in a cluster of its own now. Merging the two takes this back.',
      }}
      failure={{
        title: 'Not taken out',
        description: 'The report could not be taken out. Please try again.',
      }}
    />
  );
}
