import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { ArrowLeft, Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ClusterStatusBadge } from '../../clusters/public/cluster-status-badge.tsx';
import { MergeNote } from '../../dna/public/merge-note.tsx';
import { shownPercent } from '../../dna/public/percent.tsx';
import { MergesSection } from '../../merges/public/merges-section.tsx';
import { ProposedMerges } from '../../merges/public/proposed-merges.tsx';
import { describeLosses } from './describe-losses.ts';
import { DetailFooter, DossierNote, ExportButton, useDetailActions } from './detail-actions.tsx';
import { DnaTab } from './dna-tab.tsx';
import { FamiliesOfType, SubtypeList } from './family-tabs.tsx';
import { HierarchyTab } from './hierarchy-tab.tsx';
import { VictimTab } from './victim-tab.tsx';

const FILTERS = ['tab'] as const;

/** A link to the list of clusters. */
export function BackToClusters() {
  return (
    <Link href={paths.clusters()} className="link inline-flex items-center gap-1.5 py-1">
      <ArrowLeft aria-hidden className="size-4" />
      All clusters
    </Link>
  );
}

/** The four tabs of a cluster or a family; the open one is in the URL. */
export function DetailTabs({
  about,
  contents,
}: {
  about: string;
  contents: Record<'dna' | 'subtypes' | 'hierarchy' | 'victims', ReactNode>;
}) {
  const [{ tab }, setFilters] = useUrlFilters(FILTERS);
  return (
    <Tabs
      label={`About ${about}`}
      value={tab in contents ? tab : 'dna'}
      onChange={(id) => setFilters({ tab: id === 'dna' ? '' : id })}
      items={[
        { id: 'dna', label: 'DNA Analysis', content: contents.dna },
        { id: 'subtypes', label: 'Sub-Types & Variants', content: contents.subtypes },
        { id: 'hierarchy', label: 'Scammer Hierarchy', content: contents.hierarchy },
        { id: 'victims', label: 'Victim Mapping', content: contents.victims },
      ]}
    />
  );
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
              Open puzzle
            </Link>
          </Button>
          <ExportButton actions={actions} />
        </>
      }
    >
      <DossierNote actions={actions} />
      <MergeNote into={detail.mergedInto} />
      <FigurePanel
        figures={[
          {
            label: 'Strength',
            value: detail.dna.strength === null ? null : shownPercent(detail.dna.strength),
            note: detail.dna.strength === null ? 'Not enough data' : 'See DNA Analysis for its parts',
          },
          { label: 'Victims', value: detail.victimCount, note: 'People who reported' },
          { label: 'Reported loss', ...describeLosses(detail.financialImpact, detail.otherLosses) },
          {
            label: 'Puzzle',
            value: `${Math.round(detail.completionRate)}%`,
            note: 'of fourteen layers complete',
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
            subtypes: (
              <FamiliesOfType scamType={detail.scamType}>
                {({ id }) => <SubtypeList familyId={id} />}
              </FamiliesOfType>
            ),
            hierarchy: <HierarchyTab detail={detail} />,
            victims: <VictimTab detail={detail} />,
          }}
        />
      </div>
      <DetailFooter actions={actions} />
    </PageFrame>
  );
}
