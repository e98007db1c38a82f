import { CONTACT_METHOD_LABELS } from '@fap/shared/catalogue/contact-methods.ts';
import { MAX_MEMBER_REPORTS, type MemberReport } from '@fap/shared/merges/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { useRead } from '../../platform/read.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportLinks } from '../../ui/export-links.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { exhibitName } from '../clusters/public/exhibit-name.ts';
import { useOnlineRetry } from '../clusters/public/use-online-retry.ts';
import { sayIndicator } from '../indicators/public/indicator-label.ts';
import { LoadingOrError } from './loading-or-error.tsx';
import { clusterReports, removeReport } from './public/data.ts';

/** For analysts: the reports of a cluster, why each joined it, and a button to remove one that joined wrongly. */
export function MemberReports({ clusterId }: { clusterId: string }) {
  const reports = useRead(clusterReports, { params: { id: clusterId } });
  useOnlineRetry(reports);
  const rows = reports.data;
  if (!rows)
    return (
      <LoadingOrError title={t`We could not load the reports`} label={t`Loading reports…`} state={reports} />
    );
  if (rows.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DataTable
        caption={t`Reports and why they are here`}
        columns={[
          ...COLUMNS,
          { header: t`Change`, cell: (row) => <RemoveButton row={row} shownId={clusterId} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <ExportLinks table="cluster-reports" things={t`reports of this cluster`} query={{ id: clusterId }} />
      {rows.length >= MAX_MEMBER_REPORTS && (
        <p className="text-sm text-ink-soft">
          <Trans>These are the newest {MAX_MEMBER_REPORTS} reports.</Trans>
        </p>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<MemberReport>[] = [
  {
    header: t`Report`,
    cell: ({ id, exhibit, cluster }) => (
      <Link href={paths.analystReport(cluster.id, id)} className="link">
        {exhibitName(exhibit)}
      </Link>
    ),
  },
  { header: t`Received`, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { header: t`First contact`, cell: ({ contactMethod }) => CONTACT_METHOD_LABELS[contactMethod] },
  {
    header: t`Loss`,
    cell: ({ amount }) => (amount ? formatMoney(amount.cents, amount.currency) : t`Not given`),
  },
  { header: t`Why it is here`, cell: ({ joinedBy }) => <Why joinedBy={joinedBy} /> },
];

function Why({ joinedBy }: Pick<MemberReport, 'joinedBy'>) {
  if (!joinedBy) return t`It started the cluster`;
  const { percent, sharedIdentifiers } = joinedBy;
  const shared = sharedIdentifiers.map(({ type, value }) => sayIndicator(`${type} ${value}`)).join(', ');
  return (
    <span className="inline-block min-w-52 wrap-anywhere">
      {percent !== null && `${Math.round(percent)}%`}
      {shared !== '' && t` · both name ${shared}`}
    </span>
  );
}

function RemoveButton({ row, shownId }: { row: MemberReport; shownId: string }) {
  if (!row.canTakeOut) return t`The only report of its cluster`;
  return (
    <ReasonDialog
      title={t`Remove ${exhibitName(row.exhibit)} from its cluster`}
      description={t`It starts its own cluster with its files. The work of others stays in ${row.cluster.name}. Merge the two to undo this.`}
      action={t`Remove from cluster`}
      label={t`Remove from cluster: ${exhibitName(row.exhibit)}`}
      run={(reason) => removeReport(row.id, reason, shownId)}
      success={{
        title: t`Report removed`,
        description: t`It now has its own cluster. Merge the two to undo this.`,
      }}
      failure={{
        title: t`Not removed`,
        description: t`We could not remove the report. Please try again.`,
      }}
    />
  );
}
