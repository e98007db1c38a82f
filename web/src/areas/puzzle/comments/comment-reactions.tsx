import { REACTION_LABELS, REACTIONS, type Reaction } from '@fap/shared/comments/constants.ts';
import { commentsContract } from '@fap/shared/comments/contract.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  CircleHelp,
  Heart,
  Lightbulb,
  type LucideIcon,
  ScanSearch,
  SmilePlus,
  ThumbsUp,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { cn } from '../../../ui/class-names.ts';
import { refreshThread } from './refresh-thread.ts';

const ICONS: Record<Reaction, LucideIcon> = {
  agree: ThumbsUp,
  thanks: Heart,
  helpful: Lightbulb,
  checking: ScanSearch,
  unsure: CircleHelp,
  careful: TriangleAlert,
};
const CHIP =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border text-[0.8125rem] font-medium hover:border-line-strong';

/** What people said to a comment without words; one's own can be given and taken back. */
export function CommentReactions({ comment }: { comment: Comment }) {
  const [isChoosing, setChoosing] = useState(false);
  const react = useAction({
    run: ({ reaction, isOn }: { reaction: Reaction; isOn: boolean }) =>
      api(isOn ? commentsContract.react : commentsContract.unreact, { params: { id: comment.id, reaction } }),
    onSuccess: () => {
      setChoosing(false);
      refreshThread(comment);
    },
    onFailure: (error) =>
      toast({
        title: t`Your reaction was not kept`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  const given = new Map(comment.reactions.map((one) => [one.reaction, one]));
  const shown = isChoosing ? REACTIONS : comment.reactions.map(({ reaction }) => reaction);
  return (
    <fieldset className="mt-2 -ml-1 flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">
        <Trans>Reactions</Trans>
      </legend>
      {shown.map((reaction) => {
        const Icon = ICONS[reaction];
        const { count = 0, isMine = false, names = [] } = given.get(reaction) ?? {};
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={isMine}
            title={names.join(', ')}
            disabled={react.isPending}
            onClick={() => react.mutate({ reaction, isOn: !isMine })}
            className={cn(
              CHIP,
              isMine
                ? 'border-accent-line bg-accent-soft px-2.5 text-accent'
                : 'border-line-strong/50 bg-surface px-2.5 text-ink',
            )}
          >
            <Icon aria-hidden className="size-3.5" />
            {REACTION_LABELS[reaction]}
            {count > 0 && (
              <span className="tabular-nums">
                {count}
                <span className="sr-only">: {names.join(', ')}</span>
              </span>
            )}
          </button>
        );
      })}
      <button
        type="button"
        aria-expanded={isChoosing}
        onClick={() => setChoosing((is) => !is)}
        className={cn(CHIP, 'border-transparent px-1.5 text-ink-soft hover:text-ink')}
      >
        <SmilePlus aria-hidden className="size-4" />
        {isChoosing ? t`Fewer` : t`React`}
      </button>
    </fieldset>
  );
}
