import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import { Recommendations } from './advice.tsx';
import { ReasonList } from './reason-list.tsx';

/** What became of an uploaded file. */
export function UploadedEvidence({ result }: { result: UploadResult }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Row name="File">{result.fileName}</Row>
        <Row name="Evidence id">
          <code className="break-all">{result.evidenceId}</code>
        </Row>
        <Row name="SHA-256">
          <code className="text-sm break-all">{result.fileHash}</code>
        </Row>
        <Row name="Confidence">
          {result.confidenceScore === null
            ? 'Not enough text to say'
            : `${Math.round(result.confidenceScore)}%`}
        </Row>
        <Row name="Read">
          {result.fingerprints.words.toLocaleString('en-US')} words, {result.fingerprints.indicators}{' '}
          identifiers
        </Row>
        <Row name="Timestamp">
          {result.bitcoinAnchored
            ? `Anchored in Bitcoin block ${result.blockHeight?.toLocaleString('en-US') ?? '—'}`
            : 'Not anchored yet'}
        </Row>
      </dl>
      <Recommendations items={result.recommendations} />
      {result.aiAnalysis && <ReasonList reasons={result.aiAnalysis.reasons} />}
    </div>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium max-sm:-mt-2">{children}</dd>
    </div>
  );
}
