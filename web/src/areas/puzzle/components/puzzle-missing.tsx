import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Puzzle } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Shown when no cluster has this id. */
export function PuzzleMissing() {
  return (
    <PageFrame title={t`Puzzle not found`}>
      <EmptyState
        icon={Puzzle}
        title={t`There is no such cluster`}
        text={t`It may be part of another cluster now, or the address has a typo.`}
        actions={
          <Button asChild variant="primary">
            <Link href={paths.clusters()}>
              <Trans>See all clusters</Trans>
            </Link>
          </Button>
        }
      />
    </PageFrame>
  );
}
