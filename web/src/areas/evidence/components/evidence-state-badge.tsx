import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { BadgeCheck, FileX2, LoaderCircle } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Badges for an item that is being read, could not be read, or is anchored. */
export function EvidenceStateBadge({ evidence }: { evidence: Evidence }) {
  return (
    <>
      {evidence.kind === 'statement' && <Badge>Words of a report</Badge>}
      {evidence.state === 'reading' && (
        <Badge tone="accent" icon={LoaderCircle}>
          Being read
        </Badge>
      )}
      {evidence.state === 'unreadable' && (
        <Badge tone="medium" icon={FileX2}>
          Could not be read
        </Badge>
      )}
      {evidence.blockchainTimestamp && (
        <Badge tone="low" icon={BadgeCheck} className="max-sm:whitespace-normal">
          {evidence.anchorChain === 'development' ? 'Anchored (development chain)' : 'Anchored'}
        </Badge>
      )}
    </>
  );
}
