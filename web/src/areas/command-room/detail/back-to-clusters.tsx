import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';

/** A link to the list of clusters. */
export function BackToClusters() {
  return (
    <Link href={paths.clusters()} className="link inline-flex items-center gap-1.5 py-1">
      <ArrowLeft aria-hidden className="size-4" />
      <Trans>All clusters</Trans>
    </Link>
  );
}
