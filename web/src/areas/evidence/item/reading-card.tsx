import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { riskScoreOf } from '@fap/shared/evidence/risk-score.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { EnrichmentNote, NoVerdict, Recommendations, WouldChange } from '../components/advice.tsx';
import { HighlightedText } from '../components/highlighted-text.tsx';
import { IndicatorTable } from '../components/indicator-table.tsx';
import { JudgedBy } from '../components/judged-by.tsx';
import { LazyJudgeAgain } from '../components/lazy-judge-again.tsx';
import { ReasonList } from '../components/reason-list.tsx';
import { StatementNote } from '../components/statement-note.tsx';
import { UnreadableNote } from '../components/unreadable-note.tsx';
import { BeingRead } from '../components/wait-for-reading.tsx';
import { describeGrade, describeTextSource } from '../describe-evidence.ts';
import { shownConfidence } from '../describe-figures.ts';

/** The reading of an item: its words with the marked parts, and the verdict on them. */
export function ReadingCard({ reading }: { reading: EvidenceReading }) {
  return (
    <Card>
      <CardHeader title={t`What it says`} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Content reading={reading} />
      </CardBody>
    </Card>
  );
}

function Content({ reading }: { reading: EvidenceReading }) {
  const { evidence, text, analysis } = reading;
  if (evidence.kind === 'statement') return <StatementNote isOwn={reading.grade === 'owner'} />;
  if (evidence.state === 'reading') return <BeingRead />;
  if (evidence.state === 'unreadable') return <UnreadableNote reason={evidence.unreadableReason} />;
  if (text === null || text.trim() === '') {
    return reading.grade === 'crowd' ? (
      <p>
        <Trans>
          Volunteers see only what the scammers wrote. No words in this file are marked as theirs.
        </Trans>
      </p>
    ) : (
      <NoWords why={reading.whyNoWords} />
    );
  }
  return (
    <>
      {analysis && <Verdict analysis={analysis} isTruncated={reading.isTruncated} />}
      <Words reading={reading} text={text} />
      {analysis && (
        <>
          {analysis.aiAnalysis.scamProbability !== null && (
            <Recommendations items={analysis.recommendations} />
          )}
          <ReasonList reasons={analysis.aiAnalysis.reasons} />
          <WouldChange items={analysis.aiAnalysis.wouldChange} />
          <EnrichmentNote enrichment={analysis.enrichment} />
          <IndicatorTable indicators={analysis.indicators} figures={reading.figures} />
          <JudgedBy version={analysis.aiAnalysis.modelVersion} />
          {reading.grade === 'owner' && (
            <LazyJudgeAgain
              version={analysis.aiAnalysis.modelVersion}
              kept={t`The chain of custody keeps that it was judged before.`}
              judge={({ judgeExhibitAgain }) => judgeExhibitAgain(evidence.id)}
            />
          )}
        </>
      )}
    </>
  );
}

function NoWords({ why }: { why: string | null }) {
  return (
    <p>
      <Trans>
        {why ?? t`There are no words in this file.`} We keep it unchanged. Its fingerprints are on this page.
      </Trans>
    </p>
  );
}

const ONLY_BEGINNING = t`We read only the beginning. Please upload the rest as separate files.`;

function Verdict({ analysis, isTruncated }: { analysis: TextAnalysis; isTruncated: boolean }) {
  const { scamProbability, scamType, notUnderstood } = analysis.aiAnalysis;
  if (scamProbability === null)
    return (
      <NoVerdict
        reason={notUnderstood}
        reported={analysis.reported}
        level={analysis.riskLevel}
        {...(isTruncated ? { advice: ONLY_BEGINNING } : {})}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SeverityBadge severity={analysis.riskLevel} size="md" />
      <p>
        <Trans>
          <strong className="font-semibold tabular-nums">{riskScoreOf(scamProbability)}</strong> of 100,{' '}
          {shownConfidence(analysis.confidenceScore)} confidence
        </Trans>
        {scamType && (
          <>
            {' '}
            <Trans>· reads like {SCAM_TYPE_LABELS[scamType]}</Trans>
          </>
        )}
      </p>
    </div>
  );
}

function Words({ reading, text }: { reading: EvidenceReading; text: string }) {
  const notes = [
    describeTextSource(reading.textSource),
    reading.correctedAt === null ? null : t`Corrected by the owner of this exhibit.`,
    reading.isTruncated ? t`You see only the beginning; the rest is in the original.` : null,
    describeGrade(reading.grade),
  ].filter((note) => note !== null);
  return (
    <section>
      <h3 className="font-semibold">
        <Trans>Its words</Trans>
      </h3>
      {notes.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{notes.join(' ')}</p>}
      <div className="mt-2">
        <HighlightedText
          label={t`The words of this exhibit, with what stood out`}
          text={text}
          spans={reading.analysis?.spans ?? []}
          isTall
        />
      </div>
    </section>
  );
}
