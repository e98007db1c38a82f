import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { describeUnits, KIND_WORDS, SOURCE_WORDS } from '../vault-words.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryHash } from './entry-hash.tsx';
import { DevelopmentChainBadge, StateBadge } from './state-badge.tsx';

const COLUMNS: readonly Column<VaultEntry>[] = [
  { header: t`File`, cell: (entry) => <FileCell entry={entry} /> },
  {
    header: t`Status`,
    cell: ({ status, chain }) => (
      <div className="grid justify-items-start gap-1.5">
        <StateBadge state={status} />
        {chain === 'development' && <DevelopmentChainBadge />}
      </div>
    ),
  },
  {
    header: 'SHA-256',
    cell: ({ fileName, bitcoinHash }) => <EntryHash fileName={fileName} hash={bitcoinHash} />,
  },
  { header: t`Times`, cell: (entry) => <TimeCell entry={entry} /> },
  { header: t`Proof`, cell: (entry) => <EntryActions entry={entry} isStacked /> },
];

/** The entries of the vault as a table, for wide windows. */
export function EntryTable({ entries }: { entries: readonly VaultEntry[] }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-2">
      <DataTable
        caption={t`Vault entries`}
        isCaptionHidden
        columns={COLUMNS}
        rows={entries}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function FileCell({ entry }: { entry: VaultEntry }) {
  const { id, fileName, evidenceType, sourceType, fileSize, failedReason, clusterId } = entry;
  const units = describeUnits(entry.reconDogsActive);
  return (
    <div className="min-w-32">
      <Link href={paths.evidence(id)} className="link font-medium wrap-anywhere">
        {fileName}
      </Link>
      <p className="text-ink-soft">
        {KIND_WORDS[evidenceType]} · {SOURCE_WORDS[sourceType]} · {formatKilobytes(fileSize)}
      </p>
      {clusterId && (
        <p className="text-ink-soft">
          <Link href={paths.cluster(clusterId)} className="link wrap-anywhere">
            {clusterId}
          </Link>
          {units && <> · {units}</>}
        </p>
      )}
      {failedReason && <p className="text-critical">{failedReason}</p>}
    </div>
  );
}

function TimeCell({ entry: { timestamp, blockHeight, blockTime } }: { entry: VaultEntry }) {
  return (
    <div className="min-w-36 text-ink-soft">
      <p>
        <Trans>
          Added <ExactTime at={timestamp} />
        </Trans>
      </p>
      {blockHeight !== null && (
        <p>
          <Trans>Block {formatNumber(blockHeight)}</Trans>
          {blockTime && (
            <>
              {' '}
              <Trans>
                · existed no later than <ExactTime at={blockTime} />
              </Trans>
            </>
          )}
        </p>
      )}
    </div>
  );
}
