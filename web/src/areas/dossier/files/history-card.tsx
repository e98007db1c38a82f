import type { DossierHistory } from '@fap/shared/dossier/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dossierHistory } from '../data.ts';

type Read = DossierHistory['reads'][number];
const FORMS: Readonly<Record<string, string>> = {
  json: t`on screen`,
  legal: t`from the ClusterChain`,
  pdf: t`PDF`,
  zip: t`evidence bag`,
  stix: t`STIX`,
  misp: t`MISP`,
  csv: t`CSV`,
};

/** The editions of the dossier, and who read which of them. */
export function HistoryCard({ clusterId }: { clusterId: string }) {
  const history = useRead(dossierHistory, { params: { id: clusterId } });
  return (
    <Card role="region" aria-labelledby="editions-title">
      <CardHeader
        id="editions-title"
        title={t`Editions`}
        hint={t`A new one is made when somebody asks and the cluster has changed. The SHA-256 of each is stamped.`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {history.data ? (
          <>
            <Editions editions={history.data.editions} />
            {history.data.reads.length > 0 && (
              <>
                <Reads reads={history.data.reads} />
                <ExportLinks table="dossier-reads" things={t`who read it`} query={{ id: clusterId }} />
              </>
            )}
          </>
        ) : history.isError ? (
          <ErrorState title={t`We could not load the editions`} onRetry={() => void history.refetch()} />
        ) : (
          <Skeleton label={t`Loading the editions…`} shape="list" />
        )}
      </CardBody>
    </Card>
  );
}

function Editions({ editions }: Pick<DossierHistory, 'editions'>) {
  if (editions.length === 0)
    return (
      <p>
        <Trans>None yet: the first is made with the first download.</Trans>
      </p>
    );
  return (
    <ol className="grid gap-4">
      {editions.map(({ dossierId, version, sha256, madeAt, changes }) => (
        <li key={dossierId}>
          <p className="font-semibold">
            <Trans>
              Version {version}, <RelativeTime at={madeAt} />
            </Trans>
          </p>
          <p className="text-sm text-ink-soft">
            <code className="wrap-anywhere">{sha256}</code>
          </p>
          {changes.length > 0 && (
            <ul className="mt-1 list-disc pl-5 text-sm">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Reads({ reads }: Pick<DossierHistory, 'reads'>) {
  return (
    <DataTable<Read>
      caption={t`Who read it`}
      columns={[
        { header: t`When`, cell: ({ at }) => <RelativeTime at={at} /> },
        { header: t`Who`, cell: ({ by }) => by },
        { header: t`As`, cell: ({ form }) => FORMS[form] ?? form },
        { header: t`Version`, cell: ({ version }) => version, align: 'end' },
      ]}
      rows={reads}
      rowKey={({ at, by, form }) => `${at} ${by} ${form}`}
    />
  );
}
