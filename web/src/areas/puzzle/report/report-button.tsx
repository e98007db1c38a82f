import { type ModerationTarget, moderationContract } from '@fap/shared/moderation/contract.ts';
import { FLAG_REASON_LABELS, FLAG_REASONS, type FlagReason } from '@fap/shared/moderation/rules.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

export interface ReportButtonProps {
  target: ModerationTarget;
  /** What is reported, as in "Report this piece". */
  what: string;
  /** Shows the icon alone. */
  isIcon?: boolean;
}

const OPTIONS = FLAG_REASONS.map((value) => ({ value, label: FLAG_REASON_LABELS[value] }));

/** Reports something to moderators: a reason, and words if somebody wants to add some. */
export function ReportButton({ target, what, isIcon = false }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<FlagReason | ''>('');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const report = useAction({
    run: (chosen: FlagReason) =>
      api(moderationContract.flag, { body: { target, reason: chosen, words: words.trim() } }),
    onSuccess: () => {
      setOpen(false);
      setReason('');
      setWords('');
      toast({
        title: t`Thank you`,
        description: t`A moderator will look at it. We’ll tell you what they decide.`,
        variant: 'success',
      });
    },
    onFailure: (failure) =>
      toast({
        title: t`Not reported`,
        description: reasonOf(failure, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') return setError(t`Please choose a reason`);
    setError(undefined);
    if (!report.isPending) report.mutate(reason);
  };
  return (
    <Dialog
      title={t`Report ${what}`}
      description={t`Only moderators see who reported it.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          size={isIcon ? 'icon' : 'sm'}
          variant="quiet"
          {...(isIcon ? { 'aria-label': t`Report ${what}` } : {})}
        >
          <Flag aria-hidden className="size-4" />
          {!isIcon && t`Report…`}
        </Button>
      }
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <Field label={t`What is wrong?`} error={error}>
          {(control) => (
            <Select
              {...control}
              placeholder={t`Choose a reason`}
              options={OPTIONS}
              value={reason}
              onChange={(event) => setReason(event.target.value as FlagReason)}
            />
          )}
        </Field>
        <Field label={t`Anything to add?`} hint={t`You don’t have to.`}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" isBusy={report.isPending}>
            <Trans>Send to moderators</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
