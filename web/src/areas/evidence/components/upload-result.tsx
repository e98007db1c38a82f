import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import { riskScoreOf } from '@fap/shared/evidence/risk-score.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { shownConfidence } from '../describe-figures.ts';
import type { UploadedFile } from '../upload-evidence.ts';
import { NoVerdict, Recommendations, WouldChange } from './advice.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { HashMatch } from './hash-match.tsx';
import { JudgedBy } from './judged-by.tsx';
import { ReasonList } from './reason-list.tsx';
import { WaitForReading } from './wait-for-reading.tsx';

const CHAIN_WORDS = { bitcoin: t`Bitcoin block`, development: t`the development chain’s block` } as const;

/** The result of an upload: fingerprint, timestamp, and the reading once there is one. */
export function UploadedEvidence({ uploaded }: { uploaded: UploadedFile }) {
  const { result, browserSha256 } = uploaded;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FactList>
        <Fact name={t`File`}>{result.fileName}</Fact>
        <Fact name={t`Evidence id`}>
          <code className="break-all">{result.evidenceId}</code>
        </Fact>
        <Fact name="SHA-256">
          <HashMatch browser={browserSha256} server={result.fileHash} />
        </Fact>
        <Fact name={t`Timestamp`}>
          {result.bitcoinAnchored
            ? t`Anchored in ${CHAIN_WORDS[result.anchorChain ?? 'bitcoin']} ${result.blockHeight === null ? '—' : formatNumber(result.blockHeight)}`
            : t`Not timestamped yet. This takes a few hours; the vault shows when it’s done.`}
        </Fact>
      </FactList>
      {result.aiAnalysis ? (
        <WhatWasRead result={result} aiAnalysis={result.aiAnalysis} />
      ) : (
        <WaitForReading evidenceId={result.evidenceId} />
      )}
      <Button asChild className="justify-self-start">
        <Link href={paths.evidence(result.evidenceId)}>
          <Trans>Open this exhibit</Trans>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </Button>
    </div>
  );
}

interface WhatWasReadProps {
  result: UploadResult;
  aiAnalysis: NonNullable<UploadResult['aiAnalysis']>;
}

function WhatWasRead({ result, aiAnalysis }: WhatWasReadProps) {
  const { words, indicators } = result.fingerprints;
  return (
    <>
      <FactList>
        <Fact name={t`Read`}>
          <Trans>
            {formatNumber(words)} words, {formatNumber(indicators)}{' '}
            <Plural value={indicators} one="identifier" other="identifiers" />
          </Trans>
        </Fact>
        {result.confidenceScore !== null && aiAnalysis.scamProbability !== null && (
          <>
            <Fact name={t`Risk score`}>
              <Trans>{riskScoreOf(aiAnalysis.scamProbability)} of 100</Trans>
            </Fact>
            <Fact name={t`Confidence`}>{shownConfidence(result.confidenceScore)}</Fact>
          </>
        )}
      </FactList>
      {aiAnalysis.scamProbability === null ? (
        <NoVerdict reason={aiAnalysis.notUnderstood} reported={[]} level="UNKNOWN" />
      ) : (
        <Recommendations items={result.recommendations} />
      )}
      <ReasonList reasons={aiAnalysis.reasons} />
      <WouldChange items={aiAnalysis.wouldChange} />
      <JudgedBy version={aiAnalysis.modelVersion} />
    </>
  );
}
