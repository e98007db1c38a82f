import { COMMENT_MAX_LENGTH } from '@fap/shared/comments/constants.ts';
import { commentsContract } from '@fap/shared/comments/contract.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { mentionsOf } from '../mentions/mention-text.ts';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';
import { refreshThread } from './refresh-thread.ts';

export interface EditCommentProps {
  comment: Comment;
  people: readonly Mentionable[];
  onEnd: () => void;
}

/** Changes the words of one's own comment. */
export function EditComment({ comment, people, onEnd }: EditCommentProps) {
  const [words, setWords] = useState(comment.text);
  /** Picked in this change; whom the comment mentioned before was told then. */
  const [picked, setPicked] = useState<Person[]>([]);
  const edit = useAction({
    run: () =>
      api(commentsContract.edit, {
        params: { id: comment.id },
        body: { text: words.trim(), ...mentionsOf(words, picked) },
      }),
    onSuccess: () => {
      refreshThread(comment);
      onEnd();
    },
    onFailure: (error) =>
      toast({
        title: t`Comment not changed`,
        description: reasonOf(error, t`Your text is still here. Please try again.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() && !edit.isPending) edit.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="mt-2">
      <Field label={t`Change your comment`}>
        {(control) => (
          <MentionTextArea
            {...control}
            rows={3}
            maxLength={COMMENT_MAX_LENGTH}
            people={people}
            value={words}
            picked={picked}
            onChange={(text, chosen) => {
              setWords(text);
              setPicked(chosen);
            }}
          />
        )}
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={!words.trim()} isBusy={edit.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
