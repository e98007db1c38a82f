import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { shownConfidence } from '../describe-figures.ts';
import { EnrichmentNote, NoVerdict, Recommendations, WouldChange } from './advice.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { IndicatorTable } from './indicator-table.tsx';
import { JudgedBy } from './judged-by.tsx';
import { ReasonList } from './reason-list.tsx';

export interface TextResultProps {
  analysis: TextAnalysis;
  text: string;
  /** How to get a verdict when there is too little text. */
  advice?: string;
}

/** The analysis of a text: verdict, advice, marked words, reasons and indicators. */
export function TextResult({ analysis, text, advice }: TextResultProps) {
  const { aiAnalysis } = analysis;
  const hasVerdict = aiAnalysis.scamProbability !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {hasVerdict ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SeverityBadge severity={analysis.riskLevel} size="md" />
          <p>
            <Trans>
              <strong className="font-semibold tabular-nums">
                {shownConfidence(analysis.confidenceScore)}
              </strong>{' '}
              confidence
            </Trans>
            {aiAnalysis.scamType && (
              <>
                {' '}
                <Trans>· reads like {SCAM_TYPE_LABELS[aiAnalysis.scamType]}</Trans>
              </>
            )}
          </p>
        </div>
      ) : (
        <NoVerdict
          reason={aiAnalysis.notUnderstood}
          reported={analysis.reported}
          level={analysis.riskLevel}
          {...(advice ? { advice } : {})}
        />
      )}
      {(hasVerdict || aiAnalysis.notUnderstood === 'language' || analysis.reported.length > 0) && (
        <Recommendations items={analysis.recommendations} />
      )}
      <MarkedWords text={text} spans={analysis.spans} />
      <ReasonList reasons={aiAnalysis.reasons} />
      <WouldChange items={aiAnalysis.wouldChange} />
      <EnrichmentNote enrichment={analysis.enrichment} />
      <IndicatorTable indicators={analysis.indicators} />
      <JudgedBy version={aiAnalysis.modelVersion} />
    </div>
  );
}

/** The text with the words that led to the verdict. */
export function MarkedWords({ text, spans }: Pick<TextAnalysis, 'spans'> & { text: string }) {
  return (
    <section>
      <h3 className="font-semibold">
        <Trans>Which words led to this</Trans>
      </h3>
      <div className="mt-2">
        <HighlightedText label={t`The text, with what stood out`} text={text} spans={spans} />
      </div>
      {spans.length === 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>No words stood out. That doesn’t mean it’s safe.</Trans>
        </p>
      )}
    </section>
  );
}
