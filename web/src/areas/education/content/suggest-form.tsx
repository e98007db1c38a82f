import {
  REASON_MAX_LENGTH,
  SOURCE_TITLE_MAX_LENGTH,
  SOURCE_URL_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from '@fap/shared/education/content/proposal-rules.ts';
import { textFault, tidyText } from '@fap/shared/education/content/text-fault.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { WordDiff } from './word-diff.tsx';

/** What somebody has written so far. */
export interface SuggestionDraft {
  text: string;
  reason: string;
  sourceTitle: string;
  sourceUrl: string;
}

export interface SuggestFormProps {
  baseText: string;
  draft: SuggestionDraft;
  onChange: (draft: SuggestionDraft) => void;
  send: (draft: SuggestionDraft) => Promise<unknown>;
  onSent: () => void;
}

type Faults = Partial<Record<'text' | 'reason' | 'sourceUrl', string>>;

/** A better text for one text, why, and where it comes from. */
export function SuggestForm({ baseText, draft, onChange, send, onSent }: SuggestFormProps) {
  const [isTried, setTried] = useState(false);
  const action = useAction({ run: () => send(draft), onSuccess: onSent });
  const faults = isTried ? faultsOf(baseText, draft) : {};
  const set = (part: Partial<SuggestionDraft>) => onChange({ ...draft, ...part });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faultsOf(baseText, draft)).length === 0 && !action.isPending) action.mutate();
  };
  const text = tidyText(draft.text);
  return (
    <form onSubmit={handleSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        label={t`New text`}
        hint={t`Short, plain and without blame. In English: we translate it afterwards.`}
        error={faults.text}
      >
        {(control) => (
          <TextArea
            {...control}
            lang="en"
            rows={Math.min(10, Math.max(3, Math.ceil(draft.text.length / 60)))}
            maxLength={TEXT_MAX_LENGTH}
            value={draft.text}
            onChange={(event) => set({ text: event.target.value })}
          />
        )}
      </Field>
      {text !== baseText && <WordDiff before={baseText} after={text} />}
      <Field
        label={t`Why is it better?`}
        hint={t`Say why here, name a source below, or both.`}
        error={faults.reason}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            value={draft.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Title of a public source`} isOptional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={SOURCE_TITLE_MAX_LENGTH}
            value={draft.sourceTitle}
            onChange={(event) => set({ sourceTitle: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Its address`} hint={t`It begins with https://.`} isOptional error={faults.sourceUrl}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            maxLength={SOURCE_URL_MAX_LENGTH}
            value={draft.sourceUrl}
            onChange={(event) => set({ sourceUrl: event.target.value })}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        <Trans>
          Analysts and admins see your name beside it. Readers don’t. Please write nothing private here.
        </Trans>
      </p>
      {action.error && (
        <p role="alert" className="font-medium text-critical">
          {reasonOf(action.error, t`We could not send it. Your words are still here. Please try again.`)}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={action.isPending}>
          <Trans>Send suggestion</Trans>
        </Button>
      </div>
    </form>
  );
}

function faultsOf(baseText: string, { text, reason, sourceUrl }: SuggestionDraft): Faults {
  const wrong = textFault(baseText, tidyText(text));
  const url = sourceUrl.trim();
  return {
    ...(wrong ? { text: wrong } : {}),
    ...(reason.trim() === '' && url === '' ? { reason: t`Please say why, or name a source.` } : {}),
    ...(url !== '' && !isHttps(url)
      ? { sourceUrl: t`Please enter an address that begins with https://` }
      : {}),
  };
}

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === 'https:';
