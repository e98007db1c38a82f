import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { COMMENT_MAX_LENGTH } from '@fap/shared/comments/constants.ts';
import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { mentionsOf } from '../mentions/mention-text.ts';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';
import { commentQueue, type NewComment } from './data.ts';
import { refreshThread } from './refresh-thread.ts';

export interface CommentFormProps {
  clusterId: string;
  target: CommentTarget;
  user: CurrentUser;
  people: readonly Mentionable[];
}

const EMPTY = { text: '', mentions: [] as Person[] };

/** Says something; the draft is kept until it is sent, and what is sent offline waits. */
export function CommentForm({ clusterId, target, user, people }: CommentFormProps) {
  const draft = useDraft(`comment:${clusterId}:${target.kind}:${target.id}`, user.id, EMPTY);
  const { text, mentions } = draft.value;
  const [error, setError] = useState<string>();
  const send = useAction({
    run: (comment: NewComment) => commentQueue.send(user.id, comment),
    onSuccess: (answer, sent) => {
      // What was typed meanwhile is not sent.
      if (text.trim() === sent.text) draft.clear();
      if (answer) refreshThread(answer.comment);
      else
        toast({
          title: t`Saved for later`,
          description: t`You’re offline. We’ll send your comment when you’re back.`,
        });
    },
    onFailure: (failure) =>
      toast({
        title: t`Comment not added`,
        description: reasonOf(failure, t`Your text is still here. Please try again.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError(t`Please write something`);
    setError(undefined);
    if (!send.isPending) send.mutate({ clusterId, target, text: text.trim(), ...mentionsOf(text, mentions) });
  };
  return (
    <form onSubmit={handleSubmit} aria-label={t`Add a comment`}>
      <Field label={t`Your comment`} error={error}>
        {(control) => (
          <MentionTextArea
            {...control}
            rows={3}
            maxLength={COMMENT_MAX_LENGTH}
            people={people}
            value={text}
            picked={mentions}
            onChange={(words, picked) => draft.change({ text: words, mentions: picked })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="sm" className="mt-3" isBusy={send.isPending}>
        <Trans>Add comment</Trans>
      </Button>
    </form>
  );
}
