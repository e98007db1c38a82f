import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { ANALYZE_MAX_LENGTH, EMPTY_TEXT_MESSAGE } from '@fap/shared/evidence/contract.ts';
import { ScanText } from 'lucide-react';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { analyzeText } from '../data.ts';

const EMPTY = { text: '' };

/** A text to be read; what is typed survives a reload. */
export function TextScanCard({ onResult }: { onResult: (analysis: TextAnalysis, text: string) => void }) {
  const user = useCurrentUser();
  const draft = useDraft('scan-toolkit', user.id, EMPTY);
  const { text } = draft.value;
  const isTooLong = text.length > ANALYZE_MAX_LENGTH;
  const scan = useAction({
    run: analyzeText,
    onSuccess: (analysis, sent) => {
      onResult(analysis, sent);
      toast({
        title: 'Scan Complete',
        description: `Analysis completed with ${Math.round(analysis.confidenceScore)}% confidence`,
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: 'Scan Failed',
        description: error.message || 'Failed to analyze text',
        variant: 'destructive',
      }),
  });
  const handleAnalyze = () => {
    if (!text.trim()) toast({ title: 'Error', description: EMPTY_TEXT_MESSAGE, variant: 'destructive' });
    else if (!isTooLong) scan.mutate(text);
  };
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          label="Text of the message"
          hint="Paste an e-mail, a chat or a letter, as it was sent to you."
          error={
            isTooLong
              ? `This text is too long to read at once: at most ${ANALYZE_MAX_LENGTH.toLocaleString('en-US')} characters.`
              : undefined
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              value={text}
              onChange={(event) => draft.change({ text: event.target.value })}
            />
          )}
        </Field>
        <Button
          variant="primary"
          onClick={handleAnalyze}
          isBusy={scan.isPending}
          className="justify-self-start"
        >
          <ScanText aria-hidden className="size-4" />
          Analyze Text
        </Button>
      </CardBody>
    </Card>
  );
}
