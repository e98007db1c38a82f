import { Trans } from '@lingui/react/macro';
import { FolderPlus, FolderSearch } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CaseRows } from './case-rows.tsx';

/** The newest cases, with links to all of them and to a new one. */
export function RecentCases() {
  return (
    <section aria-labelledby="recent-cases-title" className="mt-12 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-cases-title" className="text-xl font-semibold">
          <Trans>Recent Cases</Trans>
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="sm">
            <Link href={paths.cases()}>
              <FolderSearch aria-hidden className="size-4" />
              <Trans>All cases</Trans>
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link href={paths.newCase()}>
              <FolderPlus aria-hidden className="size-4" />
              <Trans>New case</Trans>
            </Link>
          </Button>
        </div>
      </div>
      <div className="mt-4 overflow-hidden rounded-lg border border-line bg-surface">
        <CaseRows />
      </div>
    </section>
  );
}
