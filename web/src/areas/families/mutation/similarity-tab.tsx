import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type Score = MutationResult['similarityScores'][number];

/** The similarity scores of each relative. */
export function SimilarityTab({ result }: { result: MutationResult }) {
  if (result.similarityScores.length === 0)
    return (
      <EmptyState
        icon={Scale}
        title={t`Nothing to compare with`}
        text={t`We score relatives, and this cluster has none yet.`}
      />
    );
  return (
    <>
      <DataTable
        caption={t`Similarity with its relatives`}
        rows={result.similarityScores}
        rowKey={({ clusterId }) => clusterId}
        columns={[
          { header: t`Comparison`, cell: ({ comparison }) => comparison },
          scoreColumn(t`Overall`, ({ overallScore }) => overallScore),
          scoreColumn(t`Behavioral`, ({ behavioral }) => behavioral),
          scoreColumn(t`Technical`, ({ technical }) => technical),
          scoreColumn(t`Linguistic`, ({ linguistic }) => linguistic),
          scoreColumn(t`Temporal`, ({ temporal }) => temporal),
        ]}
      />
      <p className="mt-3 max-w-3xl text-sm text-ink-soft">
        <Trans>
          Behavioral: the order of their steps. Technical: websites, pages and payments. Linguistic: how alike
          their texts are with names and amounts masked, best pairs. Temporal: hours, gaps and active weeks.
          Overall: all six layers by their weights, from three layers on.
        </Trans>
      </p>
    </>
  );
}

const scoreColumn = (header: string, scoreOf: (score: Score) => number | null) => ({
  header,
  cell: (score: Score) => <ScoreBar percent={scoreOf(score)} />,
});

function ScoreBar({ percent }: { percent: number | null }) {
  if (percent === null)
    return (
      <span className="text-ink-soft">
        <Trans>Not enough data</Trans>
      </span>
    );
  return (
    <span className="block min-w-16">
      <span className="tabular-nums">{Math.round(percent)}%</span>
      <MeterBar share={percent / 100} className="mt-1" />
    </span>
  );
}
