import { type AiAnalysis, EMPTY_PASTE_MESSAGE } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScanText } from 'lucide-react';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { isTooLong, MessageField } from '../components/message-field.tsx';
import { announcementOf } from './announce-analysis.ts';
import { analysisHistory, interrogate } from './data.ts';

const EMPTY = { text: '' };

/** Takes the text to judge; the draft survives a reload, a failure and a sign-out. */
export function PasteCard({ onResult }: { onResult: (analysis: AiAnalysis, text: string) => void }) {
  const draft = useDraft('ai-interrogator', useCurrentUser().id, EMPTY);
  const { text } = draft.value;
  const judge = useAction({
    run: interrogate,
    onSuccess: (analysis, sent) => {
      onResult(analysis, sent);
      void analysisHistory.refresh({ query: {} });
      toast(announcementOf(analysis));
    },
    onFailure: () =>
      toast({
        title: t`Analysis Failed`,
        description: t`Failed to analyze text. Please try again.`,
        variant: 'destructive',
      }),
  });
  const handleAnalyze = () => {
    if (text.trim()) judge.mutate(text);
    else toast({ title: t`No Input`, description: EMPTY_PASTE_MESSAGE, variant: 'destructive' });
  };
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MessageField
          label={t`What did they write to you?`}
          hint={t`Paste the whole e-mail, chat or letter. Only you can see it and its result.`}
          rows={10}
          text={text}
          onChange={(changed) => draft.change({ text: changed })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            onClick={handleAnalyze}
            disabled={text === '' || isTooLong(text)}
            isBusy={judge.isPending}
          >
            <ScanText aria-hidden className="size-4" />
            {judge.isPending ? t`Reading it…` : t`Analyze Text`}
          </Button>
          {text !== '' && (
            <Button variant="quiet" onClick={draft.clear} disabled={judge.isPending}>
              <Trans>Clear</Trans>
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
