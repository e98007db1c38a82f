import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { describeUnits, KIND_WORDS, SOURCE_WORDS } from '../vault-words.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryHash } from './entry-hash.tsx';
import { DevelopmentChainBadge, StateBadge } from './state-badge.tsx';

/** One entry of the vault with the state of its anchor and its proof. */
export function EntryRow({ entry }: { entry: VaultEntry }) {
  const { fileName, clusterId, blockHeight, blockTime, failedReason } = entry;
  const units = describeUnits(entry.reconDogsActive);
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <Link href={paths.evidence(entry.id)} className="link font-medium wrap-anywhere">
            {fileName}
          </Link>
          <p className="text-sm text-ink-soft">
            {KIND_WORDS[entry.evidenceType]} · {SOURCE_WORDS[entry.sourceType]} ·{' '}
            {formatKilobytes(entry.fileSize)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <StateBadge state={entry.status} />
          {entry.chain === 'development' && <DevelopmentChainBadge />}
        </div>
      </div>
      {failedReason && <p className="mt-2 text-sm text-critical">{failedReason}</p>}
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-1 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Fact name="SHA-256">
          <EntryHash fileName={fileName} hash={entry.bitcoinHash} />
        </Fact>
        {blockHeight !== null && (
          <Fact name={t`Block`}>
            {formatNumber(blockHeight)}
            {blockTime && (
              <>
                {' '}
                <Trans>
                  · existed no later than <ExactTime at={blockTime} />
                </Trans>
              </>
            )}
          </Fact>
        )}
        <Fact name={t`Added`}>
          <ExactTime at={entry.timestamp} />
        </Fact>
        {clusterId && (
          <Fact name={t`Cluster`}>
            <Link href={paths.cluster(clusterId)} className="link wrap-anywhere">
              {clusterId}
            </Link>
            {units && <> · {units}</>}
          </Fact>
        )}
      </dl>
      <EntryActions entry={entry} />
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 sm:contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
