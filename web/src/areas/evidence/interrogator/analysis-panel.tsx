import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { KeptAnalysis } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { severityLook } from '../../../ui/severity-look.ts';
import { EnrichmentNote, NoVerdict, Recommendations, WouldChange } from '../components/advice.tsx';
import { IndicatorTable } from '../components/indicator-table.tsx';
import { JudgedBy } from '../components/judged-by.tsx';
import { LazyJudgeAgain } from '../components/lazy-judge-again.tsx';
import { ReasonList } from '../components/reason-list.tsx';
import { RiskMeter } from '../components/risk-meter.tsx';
import { MarkedWords } from '../components/text-result.tsx';
import { shownConfidence } from '../describe-figures.ts';
import { ClusterMatchList } from './cluster-match-list.tsx';

export interface AnalysisPanelProps {
  analysis: KeptAnalysis;
  /** True for a new analysis: the panel then scrolls into view and takes the focus. */
  isFresh: boolean;
  /** Told of the new analysis when the text was judged again. */
  onJudgedAgain: (analysis: KeptAnalysis) => void;
}

/** The analysis of a pasted text: its risk, the reasons, the clusters it resembles, and what to do. */
export function AnalysisPanel({ analysis, isFresh, onJudgedAgain }: AnalysisPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { analysisId } = analysis;
  useEffect(() => {
    if (!isFresh || !analysisId) return;
    moveFocusTo(title.current);
  }, [isFresh, analysisId]);
  return (
    <Card role="region" aria-labelledby="risk-title">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2
            ref={title}
            id="risk-title"
            tabIndex={-1}
            className="scroll-mt-24 text-xl font-semibold outline-none"
          >
            <Trans>Risk of this text</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>
              Read <RelativeTime at={analysis.createdAt} />
            </Trans>
          </p>
        </div>
        {analysis.hasEnoughText ? (
          <Verdict analysis={analysis} />
        ) : (
          <NoVerdict
            reason={analysis.notUnderstood}
            reported={analysis.reported}
            level={analysis.threatLevel}
            advice={t`Paste the whole message, or more of the chat.`}
          />
        )}
        <Recommendations items={analysis.recommendations} />
        <Patterns names={analysis.patterns} />
        <MarkedWords text={analysis.text} spans={analysis.spans} />
        <ReasonList reasons={analysis.reasons} />
        <WouldChange items={analysis.wouldChange} />
        <EnrichmentNote enrichment={analysis.enrichment} />
        <IndicatorTable indicators={analysis.indicators} />
        <ClusterMatchList
          matches={analysis.clusterMatches}
          isRisky={analysis.threatLevel === 'HIGH' || analysis.threatLevel === 'MEDIUM'}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <Button asChild>
            <Link href={paths.buildCluster()}>
              <Trans>Report this as a scam</Trans>
            </Link>
          </Button>
          <JudgedBy version={analysis.modelVersion} />
        </div>
        <LazyJudgeAgain
          version={analysis.modelVersion}
          kept={t`The earlier result stays in your past checks.`}
          judge={async ({ judgeTextAgain }) => onJudgedAgain(await judgeTextAgain(analysisId))}
        />
      </CardBody>
    </Card>
  );
}

function Verdict({ analysis }: { analysis: KeptAnalysis }) {
  return (
    <div>
      <RiskMeter score={analysis.riskScore} level={analysis.threatLevel} />
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name={t`Threat level`}>{severityLook(analysis.threatLevel).word}</Fact>
        <Fact name={t`Reads like`}>
          {analysis.scamType ? SCAM_TYPE_LABELS[analysis.scamType] : t`No known kind of scam`}
        </Fact>
        <Fact name={t`Confidence`}>{shownConfidence(analysis.confidence)}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Patterns({ names }: { names: readonly string[] }) {
  if (!names.length) return null;
  return (
    <section>
      <h3 className="font-semibold">
        <Trans>Patterns found</Trans>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Badge tone="high" wraps>
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
