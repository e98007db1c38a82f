import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { EMPTY_TEXT_MESSAGE } from '@fap/shared/evidence/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScanText } from 'lucide-react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { analyzeText } from '../data.ts';
import { shownConfidence } from '../describe-figures.ts';
import { describeNoVerdict } from '../describe-no-verdict.ts';
import { isTooLong, MessageField } from './message-field.tsx';

const EMPTY = { text: '' };

function describeScan({ aiAnalysis, confidenceScore, reported, riskLevel }: TextAnalysis): string {
  return aiAnalysis.scamProbability === null
    ? describeNoVerdict(aiAnalysis.notUnderstood, reported, riskLevel)
    : t`Analysis completed with ${shownConfidence(confidenceScore)} confidence`;
}

/** Analyses a typed or pasted text; the draft survives a reload. */
export function TextScanCard({ onResult }: { onResult: (analysis: TextAnalysis, text: string) => void }) {
  const user = useCurrentUser();
  const draft = useDraft('scan-toolkit', user.id, EMPTY);
  const { text } = draft.value;
  const scan = useAction({
    run: analyzeText,
    onSuccess: (analysis, sent) => {
      onResult(analysis, sent);
      toast({
        title: t`Scan Complete`,
        description: describeScan(analysis),
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: t`Scan Failed`,
        description: reasonOf(error, error.message || t`Failed to analyze text`),
        variant: 'destructive',
      }),
  });
  const handleAnalyze = () => {
    if (!text.trim()) toast({ title: t`Error`, description: EMPTY_TEXT_MESSAGE, variant: 'destructive' });
    else if (!isTooLong(text)) scan.mutate(text);
  };
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MessageField
          label={t`Text of the message`}
          hint={t`Paste the whole e-mail, chat or letter.`}
          rows={8}
          text={text}
          onChange={(changed) => draft.change({ text: changed })}
        />
        <Button
          variant="primary"
          onClick={handleAnalyze}
          isBusy={scan.isPending}
          className="justify-self-start"
        >
          <ScanText aria-hidden className="size-4" />
          <Trans>Analyze Text</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
