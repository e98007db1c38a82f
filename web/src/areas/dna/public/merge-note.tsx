import type { ClusterDna } from '@fap/shared/dna/contract.ts';
import { Trans } from '@lingui/react/macro';
import { GitMerge } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';

/** Says that a cluster was merged into another, and that the figures are for both. */
export function MergeNote({ into }: { into: ClusterDna['mergedInto'] }) {
  if (!into) return null;
  return (
    <p className="mb-6 flex items-start gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <GitMerge aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span>
        <Trans>
          This cluster was merged into{' '}
          <Link href={paths.cluster(into.id)} className="link">
            {into.name}
          </Link>
          . These figures are for both together.
        </Trans>
      </span>
    </p>
  );
}
