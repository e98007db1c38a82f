import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { EvidenceStateBadge } from '../components/evidence-state-badge.tsx';
import { describeFileType } from '../describe-evidence.ts';
import { ExhibitThumbnail } from './exhibit-thumbnail.tsx';

export interface EvidenceRowProps {
  evidence: Evidence;
  isChosen: boolean;
  /** True when two others are already chosen. */
  isLocked: boolean;
  /** The list holds the reader's own exhibits only. */
  isOwn: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One item of the list, with a link to it and a box to choose it for comparison. */
export function EvidenceRow({ evidence, isChosen, isLocked, isOwn, onChoose }: EvidenceRowProps) {
  return (
    <li className="flex items-center gap-3 px-3 py-3.5 has-checked:bg-accent-soft sm:gap-4 sm:px-5">
      <input
        type="checkbox"
        aria-label={t`Choose ${evidence.fileName} for comparing`}
        checked={isChosen}
        disabled={isLocked || evidence.kind === 'statement'}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-6 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
      <ExhibitThumbnail evidence={evidence} isOwn={isOwn} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-56">
          <Link href={paths.evidence(evidence.id)} className="link font-medium break-words">
            {evidence.fileName}
          </Link>
          <p className="text-sm text-ink-soft">
            {describeFileType(evidence.fileType)} · {formatKilobytes(evidence.fileSize)} ·{' '}
            <RelativeTime at={evidence.createdAt} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          <EvidenceStateBadge evidence={evidence} />
        </div>
      </div>
    </li>
  );
}
