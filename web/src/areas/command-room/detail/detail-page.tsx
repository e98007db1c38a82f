import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Puzzle } from 'lucide-react';
import { Link } from 'wouter';
import { usePreload } from '../../../platform/load-later.ts';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ClusterStatusBadge } from '../../clusters/public/cluster-status-badge.tsx';
import { MergeNote } from '../../dna/public/merge-note.tsx';
import { shownPercent } from '../../dna/public/percent.tsx';
import { ProposedMerges } from '../../merges/public/proposed-merges.tsx';
import { BackToClusters } from './back-to-clusters.tsx';
import { describeLosses } from './describe-losses.ts';
import { DetailFooter, ExportButton, useDetailActions } from './detail-actions.tsx';
import { DetailTabs } from './detail-tabs.tsx';

const DnaTab = lazyPart(async () => (await import('./dna-tab.tsx')).DnaTab);
const MergesSection = lazyPart(
  async () => (await import('../../merges/public/merges-section.tsx')).MergesSection,
);
const SubtypesOf = lazyPart(async () => (await import('./family-tabs.tsx')).SubtypesOf);
const HierarchyTab = lazyPart(async () => (await import('./hierarchy-tab.tsx')).HierarchyTab);
const VictimTab = lazyPart(async () => (await import('./victim-tab.tsx')).VictimTab);

/** Loads what the first tab shows while the cluster itself is fetched. */
export function usePreloadFirstTab(): void {
  usePreload(DnaTab.load);
  usePreload(MergesSection.load);
}

/** Everything known about a cluster. */
export function DetailPage({ detail }: { detail: ClusterDetail }) {
  const actions = useDetailActions(detail.id);
  return (
    <PageFrame
      title={detail.name}
      back={<BackToClusters />}
      lead={
        <>
          {detail.description}
          <span className="mt-3 flex flex-wrap gap-2">
            <ClusterStatusBadge status={detail.status} />
            <Badge>{SCAM_TYPE_LABELS[detail.scamType]}</Badge>
          </span>
        </>
      }
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={paths.puzzle(detail.id)}>
              <Puzzle aria-hidden className="size-4" />
              <Trans>Open puzzle</Trans>
            </Link>
          </Button>
          <ExportButton actions={actions} />
        </>
      }
    >
      <MergeNote into={detail.mergedInto} />
      <FigurePanel
        figures={[
          {
            label: t`Strength`,
            value: detail.dna.strength === null ? null : shownPercent(detail.dna.strength),
            note: detail.dna.strength === null ? t`Not enough data` : t`See DNA Analysis for its parts`,
          },
          { label: t`Victims`, value: detail.victimCount, note: t`People who reported` },
          { label: t`Reported loss`, ...describeLosses(detail.financialImpact, detail.otherLosses) },
          {
            label: t`Puzzle`,
            value: `${Math.round(detail.completionRate)}%`,
            note: t`of fourteen layers; one begun counts half`,
          },
        ]}
      />
      <div className="mt-8">
        <DetailTabs
          about={detail.name}
          contents={{
            dna: (
              <>
                <DnaTab detail={detail} />
                <ProposedMerges clusterId={detail.id} />
                <MergesSection detail={detail} />
              </>
            ),
            subtypes: <SubtypesOf scamType={detail.scamType} />,
            hierarchy: <HierarchyTab detail={detail} />,
            victims: <VictimTab detail={detail} />,
          }}
        />
      </div>
      <DetailFooter actions={actions} />
    </PageFrame>
  );
}
