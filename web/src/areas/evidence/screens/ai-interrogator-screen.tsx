import type { KeptAnalysis } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { AnalysisHistory } from '../interrogator/analysis-history.tsx';
import { analysisHistory } from '../interrogator/data.ts';
import { PasteCard } from '../interrogator/paste-card.tsx';
import { ShownAnalysis } from '../interrogator/shown-analysis.tsx';

const FILTERS = ['result'] as const;

/** Judges a pasted text: how risky it is, why, and which known clusters it resembles. */
export function AiInterrogatorScreen() {
  const [{ result }, change] = useUrlFilters(FILTERS);
  const [fresh, setFresh] = useState<KeptAnalysis | null>(null);
  const show = (analysis: KeptAnalysis) => {
    setFresh(analysis);
    change({ result: analysis.analysisId });
  };
  return (
    <PageFrame
      title={t`AI Interrogator`}
      lead={t`Paste what somebody wrote to you. We look for the tricks scammers use and compare it with known clusters.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-rows-[auto_1fr]">
        <PasteCard onResult={(analysis, text) => show({ ...analysis, text })} />
        <div className="lg:row-span-2">
          <ShownAnalysis
            analysisId={result}
            fresh={fresh}
            onJudgedAgain={(analysis) => {
              show(analysis);
              void analysisHistory.refresh({ query: {} });
            }}
          />
        </div>
        <AnalysisHistory chosen={result} onChoose={(analysisId) => change({ result: analysisId })} />
      </div>
    </PageFrame>
  );
}
