import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, FileX2, LoaderCircle } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Badges for an item that is being read, could not be read, or is anchored. */
export function EvidenceStateBadge({ evidence }: { evidence: Evidence }) {
  return (
    <>
      {evidence.kind === 'statement' && (
        <Badge>
          <Trans>Words of a report</Trans>
        </Badge>
      )}
      {evidence.state === 'reading' && (
        <Badge tone="accent" icon={LoaderCircle}>
          <Trans>Being read</Trans>
        </Badge>
      )}
      {evidence.state === 'unreadable' && (
        <Badge tone="medium" icon={FileX2}>
          <Trans>Could not be read</Trans>
        </Badge>
      )}
      {evidence.blockchainTimestamp && (
        <Badge tone="low" icon={BadgeCheck} className="max-sm:whitespace-normal">
          {evidence.anchorChain === 'development' ? t`Anchored (development chain)` : t`Anchored`}
        </Badge>
      )}
    </>
  );
}
