import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { FIRST_REPORTS } from '@fap/shared/families/family-rules.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GitBranch, Microscope } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ClusterIdInput } from '../../clusters/public/cluster-id-input.tsx';
import { useFoundClusters } from '../../clusters/public/use-found-clusters.ts';
import { MigrationsTab } from '../mutation/migrations-tab.tsx';
import { RelativesTab } from '../mutation/relatives-tab.tsx';
import { SimilarityTab } from '../mutation/similarity-tab.tsx';
import { TriggersTab } from '../mutation/triggers-tab.tsx';
import { analyzeMutation } from '../public/data.ts';

interface MutationTab {
  id: string;
  label: string;
  what: string;
  content: (result: MutationResult) => ReactNode;
}

const TABS: readonly MutationTab[] = [
  {
    id: 'family-tree',
    label: t`Family Tree`,
    what: t`which clusters it is related to`,
    content: (result) => <RelativesTab result={result} />,
  },
  {
    id: 'migrations',
    label: t`Migrations`,
    what: t`where it moved`,
    content: (result) => <MigrationsTab result={result} />,
  },
  {
    id: 'similarity',
    label: t`Similarity`,
    what: t`how alike its relatives are`,
    content: (result) => <SimilarityTab result={result} />,
  },
  {
    id: 'triggers',
    label: t`Triggers`,
    what: t`what was published shortly before it changed`,
    content: (result) => <TriggersTab result={result} />,
  },
];

/** How a cluster changed and which clusters it is related to; cluster and tab are in the URL. */
export function ClusterMutationScreen() {
  const [{ cluster, tab }, setFilters] = useUrlFilters(paths.clusterMutation.query);
  const [clusterId, setClusterId] = useState(cluster);
  const analysis = useAction({ run: analyzeMutation, onSuccess: (_, id) => setFilters({ cluster: id }) });
  const { mutate } = analysis;
  const linked = useRef(cluster);
  // A link with a cluster runs its analysis at once.
  useEffect(() => {
    if (linked.current) mutate(linked.current);
    linked.current = '';
  }, [mutate]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const id = clusterId.trim();
    if (id && !analysis.isPending) mutate(id);
  };
  const result = analysis.data;
  // A linked cluster's analysis begins after the first paint.
  const isAwaited = !result && !analysis.isError && (analysis.isPending || cluster !== '');
  return (
    <PageFrame
      title={t`Cluster Mutation Engine`}
      lead={t`Compares a cluster's dated reports with each other and with its relatives: what changed, when, and where it moved. For analysts.`}
    >
      <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
        <ClusterIdField value={clusterId} onChange={setClusterId} />
        <Button
          type="submit"
          variant="primary"
          disabled={!clusterId.trim()}
          isBusy={analysis.isPending}
          size="field"
        >
          <GitBranch aria-hidden className="size-4" />
          <Trans>Run Analysis</Trans>
        </Button>
      </form>
      <p role="status" className="mt-4 min-h-5 text-sm text-ink-soft">
        {analysis.isPending && t`Comparing reports…`}
        {analysis.isError &&
          (isStatus(analysis.error, 404)
            ? t`We can’t find a cluster with this id.`
            : t`We got no answer. Please try again in a moment.`)}
      </p>
      {result ? (
        <Summary result={result} />
      ) : (
        // As high as the summary that comes, so that the tabs stay where they are.
        isAwaited && <div className="mt-6 h-55" />
      )}
      <div className="mt-8">
        <Tabs
          label={t`Parts of the analysis`}
          value={TABS.some(({ id }) => id === tab) ? tab : 'family-tree'}
          onChange={(id) => setFilters({ tab: id === 'family-tree' ? '' : id })}
          items={TABS.map(({ id, label, what, content }) => ({
            id,
            label,
            content: result ? (
              content(result)
            ) : (
              <EmptyState
                icon={Microscope}
                title={t`No analysis yet`}
                text={t`Enter a cluster and run its analysis to see ${what}.`}
              />
            ),
          }))}
        />
      </div>
    </PageFrame>
  );
}

function ClusterIdField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const found = useFoundClusters(value);
  return (
    <Field label={t`Cluster ID`} hint={t`For example cluster-001`} className="w-full max-w-sm">
      {(control) => <ClusterIdInput control={control} value={value} found={found} onChange={onChange} />}
    </Field>
  );
}

function Summary({ result }: { result: MutationResult }) {
  const changes = result.adaptationPatterns.reduce((sum, { frequency }) => sum + frequency, 0);
  const isCut = result.comparedReports < result.reports;
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg font-semibold">{result.clusterName}</h2>
      <FigurePanel
        figures={[
          {
            label: t`Confidence`,
            value: result.confidence === null ? t`Not enough data` : `${result.confidence}%`,
            note: result.confidenceReason,
          },
          {
            label: t`Reports compared`,
            value: result.comparedReports,
            ...(isCut && { note: t`Of ${result.reports}: the first ${FIRST_REPORTS} and the newest` }),
          },
          { label: t`Dated changes`, value: changes },
          { label: t`Relatives`, value: result.familyTree.length },
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>
          Computed <RelativeTime at={result.computedAt} /> by version {result.version} of the method.
          {isCut && t` We left out the reports in between, so some changes may be missing or dated too late.`}
        </Trans>
      </p>
    </section>
  );
}
