import type { KeptAnalysis } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import { Bot } from 'lucide-react';
import { isStatus } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { keptAnalysis } from './data.ts';

export interface ShownAnalysisProps {
  /** Empty when none is chosen. */
  analysisId: string;
  /** The analysis made just now, which needs no fetch. */
  fresh: KeptAnalysis | null;
  /** Told of the new analysis when the text was judged again. */
  onJudgedAgain: (analysis: KeptAnalysis) => void;
}

/** The chosen analysis: the one made just now, or a stored one from the server. */
export function ShownAnalysis({ analysisId, fresh, onJudgedAgain }: ShownAnalysisProps) {
  if (fresh && fresh.analysisId === analysisId)
    return <AnalysisPanel analysis={fresh} isFresh onJudgedAgain={onJudgedAgain} />;
  if (analysisId) return <EarlierAnalysis analysisId={analysisId} onJudgedAgain={onJudgedAgain} />;
  return (
    <div className="rounded-lg border border-dashed border-line-strong/60">
      <EmptyState
        icon={Bot}
        title={t`No result yet`}
        text={t`Your result will appear here: how risky it is, and why.`}
      />
    </div>
  );
}

function EarlierAnalysis({ analysisId, onJudgedAgain }: Omit<ShownAnalysisProps, 'fresh'>) {
  const kept = useRead(keptAnalysis, { params: { id: analysisId } });
  if (kept.data) return <AnalysisPanel analysis={kept.data} isFresh={false} onJudgedAgain={onJudgedAgain} />;
  if (kept.isPending || kept.isFetching) return <Skeleton label={t`Loading this result…`} shape="page" />;
  const isGone = isStatus(kept.error, 404);
  return (
    <ErrorState
      title={isGone ? t`We can’t find this result` : t`We could not load this result`}
      {...(isGone ? { text: t`It may belong to another account. Your own results are listed here.` } : {})}
      onRetry={() => void kept.refetch()}
    />
  );
}
