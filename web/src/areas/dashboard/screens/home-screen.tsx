import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes, FileSearch, Gauge } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Desk } from '../components/desk.tsx';
import { HomeFigures } from '../components/home-figures.tsx';
import { RecentCases } from '../components/recent-cases.tsx';
import { StartingPoints } from '../components/starting-points.tsx';
import { UrgentClusters } from '../components/urgent-clusters.tsx';

/** The home page of a signed-in user: figures, urgent clusters, recent cases, starting points. */
export function HomeScreen() {
  const user = useCurrentUser();
  return (
    <PageFrame
      title={t`Welcome, ${user.displayName}`}
      lead={t`Reports become clusters, and clusters become puzzles that we solve together.`}
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={paths.buildCluster()}>
              <FileSearch aria-hidden className="size-4" />
              <Trans>Report a scam</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.clusters()}>
              <Boxes aria-hidden className="size-4" />
              <Trans>Browse clusters</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.dashboard()}>
              <Gauge aria-hidden className="size-4" />
              <Trans>Command Center</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <Desk accountId={user.id} />
      <HomeFigures />
      <div className="mt-12 grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <UrgentClusters />
          <RecentCases />
        </div>
        <StartingPoints />
      </div>
    </PageFrame>
  );
}
