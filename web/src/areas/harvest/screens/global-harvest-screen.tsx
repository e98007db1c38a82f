import type { HarvestResult } from '@fap/shared/harvest/entities.ts';
import { HARVEST_EVERY_DAYS } from '@fap/shared/harvest/sources.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Globe, Play, ShieldAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { serverNowMs } from '../../../platform/server-clock.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { AddSourceDialog } from '../harvester/add-source-dialog.tsx';
import { FALLBACK, harvestTiers, runHarvest } from '../harvester/data.ts';
import { countOver, type WatchedHarvest } from '../harvester/progress-of.ts';
import { IntegrationNotes, ScheduleCard, TopSources } from '../harvester/side-cards.tsx';
import { TierTable } from '../harvester/tier-table.tsx';
import { useLiveHarvest } from '../harvester/use-live-harvest.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The harvester: public warnings of all sources, fetched now or on schedule, followed source by source. */
export function GlobalHarvestScreen() {
  const { capabilities } = useCurrentUser();
  const canRun = capabilities.includes('harvest.run');
  const [selected, setSelected] = useState<readonly string[]>([]);
  // A run that took longer than its request: its end is told by the topic.
  const awaited = useRef<string | null>(null);
  const { status, watched } = useLiveHarvest((result) => {
    if (awaited.current === result.runId) toastResult(result);
  });
  const tiers = useRead(harvestTiers);
  const harvest = useAction({
    run: (targets: readonly string[] | null) => runHarvest(targets),
    onSuccess: (result, targets) => {
      if (targets !== null) setSelected([]);
      awaited.current = null;
      if (result.status === 'completed' || result.status === 'failed') toastResult(result);
      else {
        awaited.current = result.runId;
        toast({
          title: t`Harvest under way`,
          description: t`It’s taking longer than usual. You can leave; it will finish anyway.`,
          variant: 'default',
        });
      }
    },
    onFailure: toastFailure,
  });
  const handleSelected = () => {
    if (selected.length > 0) harvest.mutate(selected);
    else
      toast({
        title: t`No Sources Selected`,
        description: t`Please select at least one source to harvest`,
        variant: 'destructive',
      });
  };
  const isBusy = harvest.isPending;
  return (
    <PageFrame
      title={t`Global Scam Harvester`}
      lead={t`Collects public warnings of authorities, regulators and people, and cites them in the clusters they name.`}
      actions={
        <Badge tone="accent" icon={ShieldAlert} className="self-center">
          <Trans>Admin</Trans>
        </Badge>
      }
    >
      {status.isPending && tiers.isPending ? (
        <Loading label={t`Loading Global Harvest Control`} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <StatusFigures state={status} />
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                disabled={!canRun}
                onClick={() => harvest.mutate(null)}
                isBusy={isBusy && harvest.variables === null}
              >
                <Globe aria-hidden className="size-4" />
                <Trans>Run Full Harvest</Trans>
              </Button>
              {/* Without a selection the button stays focusable and says what it needs. */}
              <Button
                disabled={!canRun}
                aria-disabled={selected.length === 0}
                onClick={handleSelected}
                isBusy={isBusy && harvest.variables !== null}
                className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft"
              >
                <Play aria-hidden className="size-4" />
                <Trans>Harvest Selected ({selected.length})</Trans>
              </Button>
              {capabilities.includes('admin.access') && <AddSourceDialog />}
            </div>
            {!canRun && (
              <p className="text-sm text-ink-soft">
                <Trans>
                  Only admins can start a harvest. You can follow it and read how each source does.
                </Trans>
              </p>
            )}
            {watched && <RunProgress watched={watched} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
              <h2 className="text-xl font-semibold">
                <Trans>Sources</Trans>
              </h2>
              {tiers.data ? (
                ([tiers.data.tierI, tiers.data.tierII, tiers.data.tierIII] as const).map((sources, index) => (
                  <TierTable
                    key={TIERS[index]}
                    tier={TIERS[index] ?? 3}
                    sources={sources}
                    watched={watched}
                    selected={selected}
                    isLocked={!canRun}
                    onSelect={(name, isSelected) => {
                      const others = selected.filter((other) => other !== name);
                      setSelected(isSelected ? [...others, name] : others);
                    }}
                  />
                ))
              ) : tiers.isError ? (
                <ErrorState
                  title={t`We could not load the sources`}
                  onRetry={() => void tiers.refetch()}
                  isRetrying={tiers.isFetching}
                />
              ) : (
                <Loading label={t`Loading the sources…`} />
              )}
              <ExportLinks table="sources" things={t`sources`} />
            </div>
            <div className="grid min-w-0 gap-6">
              <TopSources sources={status.data?.topSources ?? []} />
              <ScheduleCard status={status.data} />
              <IntegrationNotes />
            </div>
          </div>
        </div>
      )}
    </PageFrame>
  );
}

const TIERS = [1, 2, 3] as const;

function StatusFigures({ state }: { state: ReturnType<typeof useLiveHarvest>['status'] }) {
  const isDemo = useAppConfig().dataMode === 'demo';
  const { data, isError } = state;
  const fallback = isError && isDemo && !data ? FALLBACK : null;
  const days = data
    ? Math.max(0, Math.ceil((Date.parse(data.nextScheduledHarvest) - serverNowMs()) / DAY_MS))
    : (fallback?.days ?? null);
  const efficiency = data ? data.harvestEfficiency : (fallback?.efficiency ?? null);
  const active = data ?? fallback;
  return (
    <div>
      <FigurePanel
        figures={[
          {
            label: t`Next harvest`,
            value: days === null ? null : `${days} ${plural(days, { one: 'day', other: 'days' })}`,
            note: t`every ${HARVEST_EVERY_DAYS} days`,
          },
          {
            label: t`Active sources`,
            value: active && t`${active.activeSources} of ${active.totalSources}`,
            note: t`in three tiers`,
          },
          {
            label: t`Average entries`,
            value: data ? data.averageEntriesPerHarvest : (fallback?.average ?? null),
            note: t`per full harvest`,
          },
          {
            label: t`Efficiency`,
            value: efficiency === null ? null : `${efficiency}%`,
            note: t`good fetches of 30 days`,
          },
        ]}
      />
      {isError && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>We could not load the figures just now.{fallback && t` These are samples.`}</Trans>{' '}
          <button type="button" className="link" onClick={() => void state.refetch()}>
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
    </div>
  );
}

/** The harvest under way, whoever started it. */
function RunProgress({ watched }: { watched: WatchedHarvest }) {
  const { over, all, percent } = countOver(watched);
  return (
    <div role="status" className="rounded-lg border border-accent-line bg-accent-soft px-5 py-4">
      <p className="text-sm font-medium">
        <Trans>
          Harvest under way: {over} of {all} sources done
        </Trans>
      </p>
      <Progress label={t`Progress of the harvest`} percent={percent} className="mt-2" />
    </div>
  );
}

function toastResult({ status, harvestResults }: HarvestResult): void {
  if (status === 'failed') {
    toastFailure();
    return;
  }
  toast({
    title: t`Harvest Complete`,
    description: t`Processed ${harvestResults.totalEntriesProcessed} entries, updated ${harvestResults.clustersUpdated} clusters`,
    variant: 'success',
  });
}

function toastFailure(): void {
  toast({
    title: t`Harvest Failed`,
    description: t`Failed to trigger manual harvest. Please try again.`,
    variant: 'destructive',
  });
}
