import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScanSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { usePreload } from '../../../platform/load-later.ts';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FileScanCard } from '../components/file-scan-card.tsx';
import { TextScanCard } from '../components/text-scan-card.tsx';
import type { UploadedFile } from '../upload-evidence.ts';

const TextResult = lazyPart(async () => (await import('../components/text-result.tsx')).TextResult);
const UploadedEvidence = lazyPart(
  async () => (await import('../components/upload-result.tsx')).UploadedEvidence,
);

type Result =
  | { kind: 'text'; analysis: TextAnalysis; text: string }
  | { kind: 'file'; uploaded: UploadedFile };

/** Checks a message or a file and gives the reasons of the verdict. */
export function ScanToolkitScreen() {
  usePreload(TextResult.load);
  const [result, setResult] = useState<Result | null>(null);
  return (
    <PageFrame
      title={t`User Scan Toolkit`}
      lead={t`Not sure about a message? Check it before you answer, click or pay.`}
      actions={
        <Button asChild>
          <Link href={paths.evidenceList()}>
            <Trans>Your evidence</Trans>
          </Link>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <TextScanCard onResult={(analysis, text) => setResult({ kind: 'text', analysis, text })} />
          <FileScanCard onResult={(uploaded) => setResult({ kind: 'file', uploaded })} />
        </div>
        <ResultPanel result={result} />
      </div>
    </PageFrame>
  );
}

function ResultPanel({ result }: { result: Result | null }) {
  const title = useMoveFocus<HTMLHeadingElement>(result);
  if (!result) {
    return (
      <div className="rounded-lg border border-dashed border-line-strong/60">
        <EmptyState
          icon={ScanSearch}
          title={t`Nothing checked yet`}
          text={t`Your result will appear here: how risky it is, why, and what to do.`}
        />
      </div>
    );
  }
  return (
    <Card role="region" aria-labelledby="result-title">
      <CardBody>
        <h2
          ref={title}
          id="result-title"
          tabIndex={-1}
          className="mb-4 scroll-mt-24 text-xl font-semibold outline-none"
        >
          {result.kind === 'text' ? t`Your result` : t`Your file`}
        </h2>
        <Suspense fallback={<Skeleton label={t`Loading your result…`} shape="list" count={3} />}>
          {result.kind === 'text' ? (
            <TextResult
              analysis={result.analysis}
              text={result.text}
              advice={t`Paste the whole message, or more of the chat.`}
            />
          ) : (
            <UploadedEvidence key={result.uploaded.result.evidenceId} uploaded={result.uploaded} />
          )}
        </Suspense>
        <div className="mt-8 border-t border-line pt-5">
          <Button asChild>
            <Link href={paths.buildCluster()}>
              <Trans>Report this as a scam</Trans>
            </Link>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
