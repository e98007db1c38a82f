import { SCAM_TYPE_LABELS } from '@fap/shared/clusters/constants.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { ReasonList } from './reason-list.tsx';
import { RiskBadge } from './risk-badge.tsx';

/** What was read out of a text: the verdict, why, what was found and what to do. */
export function TextResult({ analysis, text }: { analysis: TextAnalysis; text: string }) {
  const { aiAnalysis } = analysis;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RiskBadge level={analysis.riskLevel} />
        <p>
          <strong className="font-semibold tabular-nums">{Math.round(analysis.confidenceScore)}%</strong>{' '}
          confidence
          {aiAnalysis.scamType && <> · reads like {SCAM_TYPE_LABELS[aiAnalysis.scamType]}</>}
        </p>
      </div>
      <Recommendations items={analysis.recommendations} />
      <section>
        <h3 className="font-semibold">Which words led to this</h3>
        <div className="mt-2">
          <HighlightedText text={text} spans={analysis.spans} />
        </div>
        {analysis.spans.length === 0 && (
          <p className="mt-2 text-sm text-ink-soft">No words stood out. That does not mean it is safe.</p>
        )}
      </section>
      <ReasonList reasons={aiAnalysis.reasons} />
      {analysis.indicators.length > 0 && (
        <DataTable
          caption="Identifiers found, written so that they cannot be clicked"
          columns={[
            { header: 'Kind', cell: (row) => row.type },
            { header: 'Value', cell: (row) => <code className="break-all">{row.defanged}</code> },
          ]}
          rows={analysis.indicators}
          rowKey={(row) => `${row.type} ${row.value}`}
        />
      )}
    </div>
  );
}

/** What to do now. */
export function Recommendations({ items }: { items: readonly string[] }) {
  if (!items.length) return null;
  return (
    <section>
      <h3 className="font-semibold">What to do now</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
