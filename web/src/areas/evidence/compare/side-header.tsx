import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { EvidenceStateBadge } from '../components/evidence-state-badge.tsx';
import { describeFileType } from '../describe-evidence.ts';

/** The header of one side, with the letter that names it further down. */
export function SideHeader({ letter, evidence }: { letter: string; evidence: Evidence }) {
  return (
    <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <SideLetter letter={letter} />
      <div className="min-w-0">
        <Link href={paths.evidence(evidence.id)} className="link font-semibold break-words">
          {evidence.fileName}
        </Link>
        <p className="text-sm text-ink-soft">
          <Trans>
            {describeFileType(evidence.fileType)} · {formatKilobytes(evidence.fileSize)} · added{' '}
            <RelativeTime at={evidence.createdAt} />
          </Trans>
        </p>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          <EvidenceStateBadge evidence={evidence} />
        </p>
      </div>
    </div>
  );
}

/** The letter of a side: A or B. */
export function SideLetter({ letter }: { letter: string }) {
  return (
    <span className="flex size-7 shrink-0 items-center justify-center rounded-md border border-accent-line bg-accent-soft text-sm font-semibold text-accent">
      {letter}
    </span>
  );
}
