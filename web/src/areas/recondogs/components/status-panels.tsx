import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { isStatus } from '../../../platform/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useLiveStatus } from '../use-live-status.ts';
import { EchoNodeList } from './echo-node-list.tsx';
import { OperationList } from './operation-list.tsx';
import { UnitList } from './unit-list.tsx';

export interface StatusPanelsProps {
  target: string;
  /** True when the target was chosen, or when the default target is known. */
  isTargetSettled: boolean;
  selected: readonly string[];
  onSelect: (keys: readonly string[]) => void;
}

/** The units, operations and echo nodes of the target, updated live. */
export function StatusPanels({ target, isTargetSettled, selected, onSelect }: StatusPanelsProps) {
  const { state, status } = useLiveStatus(target);
  if (!status) {
    const isMissing = isStatus(state.error, 404);
    if (state.isPending || (isMissing && !isTargetSettled))
      return <Loading label={t`Loading ReconDogs Control Panel`} />;
    if (isMissing) {
      return (
        <EmptyState
          icon={SearchX}
          title={t`We can’t find cluster ${target}`}
          text={t`Choose another target above, or report a scam to start a cluster.`}
        />
      );
    }
    return (
      <ErrorState
        title={t`We could not load the units`}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    );
  }
  return (
    <>
      {state.isError && (
        <p role="alert" className="rounded-lg border border-line bg-medium-soft px-5 py-3 text-medium">
          <Trans>We could not refresh this page, so it may be out of date.</Trans>{' '}
          <button type="button" className="font-medium underline" onClick={() => void state.refetch()}>
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
      {/* Operations are above the long list of units on narrow screens, beside it on wide ones. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr] xl:items-start">
        <div className="xl:col-start-2">
          <OperationList clusterId={target} operations={status.operations} />
        </div>
        <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <UnitList units={status.availableReconDogs} selected={selected} onSelect={onSelect} />
        </div>
        <div className="xl:col-start-2">
          <EchoNodeList nodes={status.nodes} />
        </div>
      </div>
    </>
  );
}
